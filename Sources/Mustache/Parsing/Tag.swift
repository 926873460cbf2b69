import SourceDiagnostics

/// A name in a template, and the tag that it stands in.
struct Tag: Sendable {
    /// The name, split at its dots; empty for the implicit iterator, which is written as one dot.
    let name: [String]
    let range: SourceRange

    /// The name as it is written.
    var text: String { name.isEmpty ? "." : name.joined(separator: ".") }
}
