extension PluginTransition {
    /// Overrides the system's setting for Reduce Motion, in tests:
    /// `PluginTransition.$reducesMotion.withValue(true) { … }`.
    @TaskLocal static var reducesMotion: Bool?

    /// Whether Reduce Motion is on.
    @MainActor
    static var isMotionReduced: Bool {
        #if UIKIT
        reducesMotion ?? UIAccessibility.isReduceMotionEnabled
        #else
        reducesMotion ?? NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
        #endif
    }
}
