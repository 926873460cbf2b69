#if !UIKIT
/// What VoiceOver reads of views whose labels change.
@MainActor
package enum PluginVoiceOver {
    /// Lets VoiceOver read a view again. It does so if its cursor is on the view.
    package static func readAgain(_ view: NSView) { NSAccessibility.post(element: view, notification: .titleChanged) }
}
#endif
