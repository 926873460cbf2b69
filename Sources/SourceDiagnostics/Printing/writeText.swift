/// Each diagnostic as a headline, an excerpt with the range underlined, and its notes, with an
/// empty line between two diagnostics.
func writeText(_ diagnostics: [Diagnostic], palette: Palette) -> String {
    diagnostics.map { diagnostic in
        var text = headline(diagnostic, palette: palette)
        let colour = palette.colour(of: diagnostic.severity)
        if let excerpt = Excerpt(of: diagnostic.place) {
            text += excerpt.write(colour: colour, palette: palette)
        }
        for note in diagnostic.notes {
            let place = note.place.map { position(of: $0) + ": " } ?? ""
            text += "  \(place)\(palette.note)note:\(palette.reset) \(note.message.visible)\n"
            if let excerpt = note.place.flatMap(Excerpt.init) {
                text += excerpt.write(colour: palette.note, palette: palette)
            }
        }
        return text
    }.joined(separator: "\n")
}

/// `path:line:column: error: message [identifier]`, with notes folded into the same line, since
/// build systems attach only the line itself to the place.
func writeLine(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { "; " + $0.message.visible }.joined()
    return headline(diagnostic, notes: notes, palette: .plain)
}

/// The line that every form of a diagnostic starts with.
func headline(_ diagnostic: Diagnostic, notes: String = "", palette: Palette) -> String {
    let place = diagnostic.place
    let severity = palette.colour(of: diagnostic.severity) + diagnostic.severity.rawValue + ":"
    return "\(palette.bold)\(position(of: place)):\(palette.reset) \(severity)\(palette.reset)"
        + " \(palette.bold)\(diagnostic.message.visible)\(palette.reset)\(notes)"
        + " [\(diagnostic.identifier.name)]\n"
}

/// `path:line:column`.
func position(of place: SourcePlace) -> String {
    let location = place.location
    return "\(place.file.path.visible):\(location.line):\(location.column)"
}
