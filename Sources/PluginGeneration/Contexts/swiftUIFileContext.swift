import PluginDescriptions

extension SharedCode {
    /// Whether a plugin has a SwiftUI modifier, or can have one.
    var needsSwiftUIFile: Bool { engineAccess != nil || plugins.haveModifiers }
}

extension [PluginDescription] {
    /// Whether one of them has a SwiftUI modifier.
    var haveModifiers: Bool { contains { $0.host.modifier != nil } }
}

/// Returns the data for the file with the code that shows plugins over SwiftUI views.
func swiftUIFileContext(of code: SharedCode, _ dialect: KitDialect) -> MustacheObject {
    let kit = dialect.kit.name
    let access = code.engineAccess ?? .internal
    var context = dialect.context
    context["isUsed"] = .flag(code.needsSwiftUIFile)
    context["imports"] = importContext(
        [kit], access, exposed: access == .internal ? [] : [kit],
        areExplicit: code.importAccess != nil)
    context.add(code.accessContext)
    return context
}
