import DiagnosticPrinting
import PluginDescriptions
import PluginGeneration

/// What a template is asked to make, and so which data it gets.
package enum ContextKind: Sendable {
    /// A controller, or a file of its own for one plugin.
    case plugin
    /// What is generated once for all plugins.
    case shared
}

/// The data that a template is filled in with, as a JSON object with its names sorted; nil where the
/// module has no such plugin, or nothing is made for the kit.
///
/// - Parameters:
///   - kit: the name of the one that the data is for; nil for the first.
///   - plugin: the name of the plugin, which says nothing where the data is that of all.
///   - plugins: all plugins of the module.
///   - tests: what tests are generated for; nil for what is no test.
package func contextJSON(
    _ kind: ContextKind, of plugin: String, among plugins: [PluginDescription], for kit: String?,
    tests: GenerationOptions.Tests?, configuration: ModuleConfiguration
) -> String? {
    let sorted = plugins.sorted { $0.name < $1.name }
    let content: PlannedFile.Content
    switch kind {
    case .shared: content = .sharedExtra("", sorted, tests)
    case .plugin:
        guard let plugin = sorted.first(where: { $0.name == plugin }) else { return nil }
        content = .extra("", plugin, tests)
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
