/// Calls a completion handler once, when as many animations have ended as had begun.
final class CompletionTracker {
    private var handler: (() -> Void)?
    private var running = 0
    private var isClosed = false

    /// A handler that is replaced before an animation began is called at once.
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

    /// The group has ended; without animations the handler is called at once.
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
