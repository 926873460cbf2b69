/// A reason to show a plugin, such as an operation that runs.
@MainActor
package final class PluginReason {
    weak var presentation: PluginPresentation?  // if SUCCESSION
    private let ending: (PluginReason) -> Void

    init(ending: @escaping (PluginReason) -> Void) {
        self.ending = ending
    }

    /// Ends the reason. The plugin leaves after its last one.
    package func end() {
        ending(self)
    }
}
