/// The ways in which diagnostics can be written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// A headline, the line of text with the range underlined, and notes.
    case text
    /// One line a problem, as build systems recognise it.
    case line
    /// An array of objects.
    case json

    /// The diagnostics in this format, each ending in a line break; empty where there are none,
    /// except for `json`, where it is an empty array.
    ///
    /// - Parameter coloured: whether `text` may use ANSI colours.
    package func write(_ diagnostics: [Diagnostic], coloured: Bool = false) -> String {
        switch self {
        case .text: writeText(diagnostics, palette: coloured ? .ansi : .plain)
        case .line: diagnostics.map(writeLine).joined()
        case .json: writeJSON(diagnostics)
        }
    }
}
