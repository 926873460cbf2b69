/// A plugin with text, colors, fonts or images that are expressions of the app.
@MainActor
package protocol ReloadablePlugin: PluginViewController {
    /// Evaluates these expressions again.
    func reloadAppearance()
}

@MainActor
extension PlatformViewController {
    /// Reloads the appearance of all plugins that this controller shows.
    package func reloadAppearanceOfPlugins() {
        for case let plugin as any ReloadablePlugin in children { plugin.reloadAppearance() }
    }
}
