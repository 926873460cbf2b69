/// Why a plugin was dismissed, other than by its own buttons.
nonisolated public enum PluginDismissal: Swift.Sendable {
    /// It was visible for its time.
    case time
    /// The user swiped it away.
    case swipe
    /// The user tapped its backdrop, or outside its popover.
    case backdrop
    /// The user pressed Escape, or made the escape gesture of VoiceOver.
    case escape
    /// Another plugin of its group or of its type took its place, or its queue was full.
    case replaced
    /// The app removed it, or its host is gone.
    case code
}

/// Reports once for each showing of a plugin that it was dismissed, and why.
///
/// A showing begins when the plugin is added or waits in a queue. A plugin that is shown again before it has left
/// continues its showing. The report follows at the end of the turn of the run loop in which the plugin has left, so
/// that its handler can show plugins.
@MainActor
package final class PluginDismissalReport: PluginPart {
    /// A closure that any code can pass on, because it only runs on the main actor.
    fileprivate nonisolated struct Handler: @unchecked Swift.Sendable {
        var call: @MainActor (PluginDismissal) -> Void = { _ in }
    }

    fileprivate var handler = Handler()
    private var isShowing = false
    /// Why the plugin leaves; nil while it stays.
    private var reason: PluginDismissal?

    package init() {}

    deinit {
        // The plugin is released together with its host.
        guard isShowing else { return }
        _Concurrency.Task { @MainActor [handler, reason] in handler.call(reason ?? .code) }
    }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willAdd: begin()
        case .willBeReplaced: note(.replaced)
        case .willLeave: note(.code)
        case .willReleaseHandlers, .didEnd: end(presentation.clock)
        default: break
        }
    }

    fileprivate func begin() {
        isShowing = true
        reason = nil
    }

    /// Notes why the plugin is about to leave, unless it leaves already.
    fileprivate func note(_ reason: PluginDismissal) {
        if self.reason == nil { self.reason = reason }
    }

    /// Forgets the reason for a removal that did not follow.
    fileprivate func forget() { reason = nil }

    private func end(_ clock: PluginClock) {
        guard isShowing else { return }
        isShowing = false
        _ = clock.schedule(0) { [handler, reason] in handler.call(reason ?? .code) }
    }
}

extension PluginPresentation {
    /// Called when the plugin was dismissed, but not by the handler of a button that dismisses it.
    package var dismissalHandler: @MainActor (PluginDismissal) -> Void {
        get {
            guard let dismissalReport else { return { _ in } }
            return dismissalReport.handler.call
        }
        set { dismissalReport?.handler.call = newValue }
    }

    /// Removes the plugin, and notes why.
    package func dismiss(for reason: PluginDismissal) {
        note(reason)
        plugin?.`remove`(animated: true)
    }

    /// Notes why the plugin is about to leave, unless it leaves already.
    func note(_ reason: PluginDismissal) { dismissalReport?.note(reason) }

    /// Calls an action that may remove the plugin, and notes why if it does.
    func note(_ reason: PluginDismissal, during action: () -> Void) {
        note(reason)
        action()
        if phase == .waiting || phase == .visible { dismissalReport?.forget() }
    }

    /// Notes that the plugin waits in a queue, which is a part of its showing.  // if QUEUES
    func beginShowing() { dismissalReport?.begin() }  // if QUEUES

    private var dismissalReport: PluginDismissalReport? { parts.lazy.compactMap { $0 as? PluginDismissalReport }.first }
}
