import PluginDescriptions

/// What a template is parsed from.
enum TemplateSource: Sendable {
    case file(SourceFile)
    case embedded(EmbeddedTemplate)

    /// The text, which stays where it is as long as something holds the source.
    var text: TemplateText {
        switch self {
        case .file(let file):
            file.bytes.withUnsafeBufferPointer { bytes in
                bytes.baseAddress.map { TemplateText($0, bytes.count) } ?? TemplateText("")
            }
        case .embedded(let template): TemplateText(template.text)
        }
    }

    /// The file that problems are reported in.
    var file: SourceFile {
        switch self {
        case .file(let file): file
        case .embedded(let template): template.file
        }
    }

    /// Where the tags are, as `Templates/marks.awk` describes; nil where they are to be found.
    var marks: StaticString? {
        switch self {
        case .file: nil
        case .embedded(let template): template.marks
        }
    }
}
