/// Calls a completion handler once, when all animations of a group have ended.
final class CompletionTracker {
    private var handler: (() -> Void)?
    private var running = 0
    private var isClosed = false

    /// Replaces the handler. If no animation has begun, the old handler is called immediately.
    func replaceHandler(_ newHandler: (() -> Void)?) {
        let old = running == 0 ? handler : nil
        handler = newHandler
        old?()
    }

    func enter() {
        running += 1
    }

    func leave() {
        running -= 1
        callIfDone()
    }

    /// Ends the group. Without animations, the handler is called immediately.
    func close() {
        isClosed = true
        callIfDone()
    }

    private func callIfDone() {
        guard running == 0, isClosed else { return }
        let done = handler
        handler = nil
        done?()
    }
}
