import PluginDescriptions

/// A template that is part of the program.
package struct EmbeddedTemplate: Sendable {
    package let name: String
    package let text: String

    /// The template as a file, with its path in the repository of plugingen.
    var file: SourceFile {
        SourceFile(path: "plugingen/Templates/\(name).mustache", text: text)
    }
}

extension [EmbeddedTemplate] {
    /// Returns the template with a name.
    package subscript(name: String) -> EmbeddedTemplate? { first { $0.name == name } }

    var names: [String] { map(\.name) }
}
