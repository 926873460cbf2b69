#if UIKIT
/// Gives haptic feedback when a plugin becomes visible.
@MainActor
package final class PluginFeedback: PluginPart {
    package enum Kind { case success, warning, error }

    /// The kind of feedback; nil for none.
    var kind: Kind?

    package init(_ kind: Kind?) { self.kind = kind }

    package func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        guard case .didAppear = event, !presentation.isLeaving else { return }
        #if !os(tvOS) && !os(visionOS)
        let generator = UINotificationFeedbackGenerator()
        switch kind {
        case .success: generator.notificationOccurred(.success)
        case .warning: generator.notificationOccurred(.warning)
        case .error: generator.notificationOccurred(.error)
        case nil: break
        }
        #endif
    }
}
#endif
