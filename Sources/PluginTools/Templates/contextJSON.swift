import PluginCore

/// The kind of file that a template makes, which decides the data that it gets.
package enum ContextKind: Sendable {
    /// A file for one plugin.
    case plugin
    /// A file for all plugins.
    case shared
}

/// Returns the data that a template uses, as a JSON object with sorted names; nil if the module has no such plugin, or
/// nothing is generated for the kit.
///
/// - Parameters:
///   - kit: the name of the kit; nil for the first one.
///   - plugin: the name of the plugin; ignored for `shared`.
///   - plugins: all plugins of the module.
///   - tests: the options of generated tests; nil for other files.
package func contextJSON(
    _ kind: ContextKind, of plugin: String, among plugins: [PluginDescription], for kit: String?,
    tests: GenerationOptions.Tests?, configuration: ModuleConfiguration
) -> String? {
    let sorted = plugins.sorted { $0.name < $1.name }
    let content: PlannedFile.Content
    switch kind {
    case .shared: content = .sharedAdditional("", sorted, tests)
    case .plugin:
        guard let plugin = sorted.first(where: { $0.name == plugin }) else { return nil }
        content = .additional("", plugin, tests)
    }
    let dialect = content.dialects(with: configuration.strings).first {
        kit == nil || $0.kit.name == kit
    }
    return dialect.map { dialect in
        JSONText(.object(content.context(among: sorted, configuration.names, dialect))).text()
            + "\n"
    }
}

extension JSONText {
    init(_ value: MustacheValue) {
        switch value {
        case .text(let text): self = .string(text)
        case .flag(let flag): self = .boolean(flag)
        case .list(let elements): self = .array(elements.map { JSONText($0) })
        case .object(let fields):
            self = .object(fields.sorted { $0.key < $1.key }.map { ($0.key, JSONText($0.value)) })
        case .nothing: self = .null
        }
    }
}
