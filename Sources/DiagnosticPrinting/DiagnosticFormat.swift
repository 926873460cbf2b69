import PluginDescriptions

/// The ways in which diagnostics can be written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// A headline, the line of text with the range underlined, and notes.
    case text
    /// One line a problem, as build systems recognize it.
    case line
    /// An array of objects.
    case json

    /// The diagnostics in this format, each ending in a line break; empty where there are none,
    /// except for `json`, where it is an empty array.
    ///
    /// - Parameter colored: whether `text` may use ANSI colors.
    package func text(for diagnostics: [Diagnostic], colored: Bool = false) -> String {
        switch self {
        case .text: excerptText(for: diagnostics, palette: colored ? .ansi : .plain)
        case .line: lines(for: diagnostics)
        case .json: jsonText(for: diagnostics)
        }
    }
}

/// The escape sequences that `text` diagnostics are colored with (ECMA-48, Select Graphic
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

    func color(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: error
        case .warning: warning
        }
    }
}
