import PluginDescriptions

/// A template that is part of the program.
package struct EmbeddedTemplate: Sendable {
    package let name: StaticString
    /// Where its tags are, as `Templates/marks.awk` describes.
    let marks: StaticString
    package let text: StaticString
    /// The number of bytes of the name, by which most are told apart.
    fileprivate let length: Int

    init(_ name: StaticString, marks: StaticString, text: StaticString) {
        self.name = name
        length = name.utf8CodeUnitCount
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
    /// The template of a name. None is copied on the way to it, which a debug build takes its time for.
    subscript(name: String) -> EmbeddedTemplate? {
        var name = name
        return name.withUTF8 { name in
            guard let start = name.baseAddress else { return nil }
            let asked = TemplateText(start, name.count)
            return withUnsafeBufferPointer { buffer in
                guard let templates = buffer.baseAddress else { return nil }
                var index = 0
                while index < buffer.count {
                    if templates[index].length == asked.count,
                        asked.has(TemplateText(templates[index].name), at: 0)
                    {
                        return templates[index]
                    }
                    index += 1
                }
                return nil
            }
        }
    }

    var names: [String] { map { $0.name.description } }
}
