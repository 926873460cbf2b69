import PluginDescriptions

extension [PluginDescription] {
    /// Whether one of them has a SwiftUI modifier.
    var haveModifiers: Bool { contains { $0.host.modifier != nil } }
}

/// Returns the data for the file with the code that shows plugins over SwiftUI views.
func swiftUIFileContext(of plugins: [PluginDescription], _ dialect: KitDialect) -> MustacheObject {
    var context = dialect.context
    context["isUsed"] = .flag(plugins.haveModifiers)
    context["imports"] = importContext([dialect.kit.name], .internal, exposed: [])
    return context
}
