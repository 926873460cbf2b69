#if UIKIT
/// What VoiceOver reads of views whose labels change.
@MainActor
package enum PluginVoiceOver {
    /// Lets VoiceOver read a view again, if the focus is on it.
    package static func readAgain(_ view: UIView) {
        let focus = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
        if focus === view { UIAccessibility.post(notification: .layoutChanged, argument: view) }
    }
}
#endif
