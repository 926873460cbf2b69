/// A reason to show a plugin, such as an operation that runs.
@MainActor
package struct PluginReason {
    var number = 0  // if PROGRESS
    var presentation: PluginPresentation?  // if SUCCESSION
    /// Ends the reason. The plugin leaves after its last one.
    package let end: @MainActor () -> Void
}
