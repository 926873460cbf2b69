import PluginDescriptions

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
        case .line: writeLines(diagnostics)
        case .json: writeJSON(diagnostics)
        }
    }
}

/// The escape sequences that `text` diagnostics are coloured with (ECMA-48, Select Graphic
/// Rendition).
struct Palette {
    let error: String
    let warning: String
    let note: String
    let bold: String
    let reset: String

    static let plain = Palette(error: "", warning: "", note: "", bold: "", reset: "")
    static let ansi = Palette(
        error: "\u{1B}[1;31m", warning: "\u{1B}[1;35m", note: "\u{1B}[36m", bold: "\u{1B}[1m",
        reset: "\u{1B}[0m")

    func colour(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: error
        case .warning: warning
        }
    }
}
