import PluginCore

/// The formats in which diagnostics can be printed.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// A headline, the source line with the range underlined, and the notes.
    case text
    /// One line per problem, in the form that build systems recognize.
    case line
    /// A JSON array of objects.
    case json

    /// Returns the diagnostics in this format, each ending in a line break. Without diagnostics,
    /// the result is empty, except for `json`, where it is an empty array.
    ///
    /// - Parameter colored: Whether `text` may use ANSI colors.
    package func text(for diagnostics: [Diagnostic], colored: Bool = false) -> String {
        switch self {
        case .text: excerptText(for: diagnostics, palette: colored ? .ansi : .plain)
        case .line: lines(for: diagnostics)
        case .json: jsonText(for: diagnostics)
        }
    }
}

/// The escape sequences that color diagnostics in the `text` format (ECMA-48, Select Graphic
/// Rendition).
struct Palette {
    let error: String
    let warning: String
    let note: String
    let bold: String
    let reset: String

    static let plain = Palette(error: "", warning: "", note: "", bold: "", reset: "")
    static let ansi = Palette(
        error: "\u{1B}[1;31m", warning: "\u{1B}[1;35m", note: "\u{1B}[36m", bold: "\u{1B}[1m", reset: "\u{1B}[0m")

    func color(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: error
        case .warning: warning
        case .note: note
        }
    }
}

/// Returns each diagnostic as a headline, an excerpt with the range underlined, and its notes, with
/// an empty line between diagnostics.
func excerptText(for diagnostics: [Diagnostic], palette: Palette) -> String {
    diagnostics.map { diagnostic in
        var text = headline(diagnostic, palette: palette)
        let color = palette.color(of: diagnostic.severity)
        if let excerpt = Excerpt(of: diagnostic.place) { text += excerpt.text(color: color, palette: palette) }
        for note in diagnostic.notes {
            let place = note.place.map { position(of: $0) + ": " } ?? ""
            text += "  \(place)\(palette.note)note:\(palette.reset) \(note.message.visible)\n"
            if let excerpt = note.place.flatMap(Excerpt.init) {
                text += excerpt.text(color: palette.note, palette: palette)
            }
        }
        return text
    }.joined(separator: "\n")
}

private func headline(_ diagnostic: Diagnostic, palette: Palette) -> String {
    let severity = palette.color(of: diagnostic.severity) + diagnostic.severity.rawValue + ":"
    return "\(palette.bold)\(position(of: diagnostic.place)):\(palette.reset) "
        + "\(severity)\(palette.reset) \(palette.bold)\(diagnostic.message.visible)"
        + "\(palette.reset) [\(diagnostic.identifier.name)]\n"
}
