import PluginDescriptions

extension [PluginDescription] {
    /// Whether one of them can be shown in a scene.
    var useScenes: Bool { contains { $0.host.scene != nil } }
}

/// Returns the data for the file with the code that shows plugins without a view controller.
func scenesFileContext(of plugins: [PluginDescription], _ dialect: KitDialect) -> MustacheObject {
    var context = dialect.context
    context["isUsed"] = .flag(plugins.useScenes)
    context["imports"] = importContext([dialect.kit.name], .internal, exposed: [])
    return context
}
