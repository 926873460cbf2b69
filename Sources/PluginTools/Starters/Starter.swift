import PluginDescriptions
import PluginGeneration

/// A description that ships with plugingen: the beginning of one of the user's own.
package struct Starter: Sendable {
    package let name: String
    package let text: String

    /// All starters, by name.
    package static let all: [Starter] = EmbeddedStarters.texts
        .map { Starter(name: $0.key, text: $0.value) }
        .sorted { $0.name < $1.name }

    /// The starter of that name, whatever the case of its letters.
    package static func named(_ name: String) -> Starter? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// A description that says what can be said, for a plugin that no starter is like.
    package static let blank = Starter(name: "blank", text: EmbeddedStarters.blank)

    /// The starter's text for a plugin of another name: what is named after the starter is named
    /// after the plugin.
    package func text(forPlugin plugin: String) -> String {
        text.split(separator: "\"", omittingEmptySubsequences: false)
            .map { $0 == "with\(name)Recovery" ? "with\(plugin)Recovery" : $0 }
            .joined(separator: "\"")
    }

    /// The starter as a description, as if it had been read from the user's file.
    package func description(named name: String) -> PluginDescription? {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: descriptionFileName(ofPlugin: name), text: text)
        return readDescription(file, name: name, into: &diagnostics)
    }
}
