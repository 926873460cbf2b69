import SwiftUI

// MARK: - Plugins as SwiftUI views

/// A plugin as a SwiftUI view, which is as large as the plugin's content.
///
/// The view around it removes it: a plugin that would dismiss itself over a host only calls its handler.
@MainActor
package struct PluginContent<Plugin: PluginViewController> {
    let fillsWidth: Bool
    let make: @MainActor () -> Plugin
    let update: @MainActor (Plugin) -> Void

    /// - Parameters:
    ///   - fillsWidth: Whether the content is as wide as possible.
    ///   - make: Creates the plugin.
    ///   - update: Gives the plugin its inputs and handlers.
    package init(
        fillsWidth: Bool = false, make: @escaping @MainActor () -> Plugin,
        update: @escaping @MainActor (Plugin) -> Void = { _ in }
    ) {
        self.fillsWidth = fillsWidth
        self.make = make
        self.update = update
    }
}
