import PluginDescriptions

/// A template that is part of the program.
package struct EmbeddedTemplate: Sendable {
    package let name: StaticString
    /// Where its tags are, as `Templates/marks.awk` describes.
    let marks: StaticString
    package let text: StaticString

    init(_ name: StaticString, marks: StaticString, text: StaticString) {
        self.name = name
        self.marks = marks
        self.text = text
    }

    /// The text with its path in the repository of plugingen.
    var file: SourceFile {
        SourceFile(
            path: "plugingen/Templates/" + name.description + ".mustache", text: text.description)
    }
}

extension [EmbeddedTemplate] {
    /// The template with a name; nil if there is none.
    subscript(name: String) -> EmbeddedTemplate? {
        first { $0.name.description == name }
    }

    var names: [String] { map { $0.name.description } }
}
