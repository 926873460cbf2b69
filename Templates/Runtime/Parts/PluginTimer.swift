/// Removes a visible plugin after some time, but not while it is in use. While VoiceOver or Switch
/// Control runs, the other parts decide.
@MainActor
package final class PluginTimer: PluginPart {
    /// Seconds after which the plugin dismisses itself; nil for never.
    fileprivate var seconds: Double?
    private var cancel: PluginClock.Action?

    package init(seconds: Double?) { self.seconds = seconds }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .didAppear where !presentation.isLeaving, .wasAddedAgain:
            cancel?()
            if let seconds { start(presentation, seconds: seconds) }
        case .willLeave where presentation.isLeaving, .reset: cancel?()
        default: break
        }
    }

    private func start(_ presentation: PluginPresentation, seconds: Double) {
        cancel = presentation.scheduled(after: seconds) { [weak self] presentation in
            guard let plugin = presentation.plugin, !presentation.isLeaving else { return }
            let isInUse = (plugin.view as? PluginEventView)?.isInUse == true
            #if UIKIT
            let isAssisted = UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
            #else
            let isAssisted = NSWorkspace.shared.isVoiceOverEnabled || NSWorkspace.shared.isSwitchControlEnabled
            #endif
            if !isInUse, !isAssisted {
                presentation.note(.time)  // if REPORTS
                return plugin.`remove`(animated: true)
            }
            self?.start(presentation, seconds: max(1, seconds))
            if !isInUse { presentation.send(.timeIsUp) }  // if TIME_IS_UP
        }
    }
}

#if SET_TIMES
extension PluginPresentation {
    /// Seconds after which a visible plugin dismisses itself, unless it is in use; nil for never.
    package var dismissesAfter: Double? {
        get { timer?.seconds }
        // A time can be negative, infinite or not a number.
        set { timer?.seconds = newValue.map { min(max(0, $0), 1_000_000_000) } }
    }

    private var timer: PluginTimer? { parts.lazy.compactMap { $0 as? PluginTimer }.first }
}
#endif
