#if UIKIT
extension PluginPresentation {
    /// The haptic feedback when the plugin becomes visible; nil for none.
    package var feedback: PluginFeedback.Kind? {
        get { feedbackPart?.kind }
        set { feedbackPart?.kind = newValue }
    }

    private var feedbackPart: PluginFeedback? { parts.lazy.compactMap { $0 as? PluginFeedback }.first }
}
#endif
