import PluginDescriptions

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

private func headline(_ diagnostic: Diagnostic, palette: Palette) -> String {
    let severity = palette.colour(of: diagnostic.severity) + diagnostic.severity.rawValue + ":"
    return "\(palette.bold)\(position(of: diagnostic.place)):\(palette.reset) "
        + "\(severity)\(palette.reset) \(palette.bold)\(diagnostic.message.visible)"
        + "\(palette.reset) [\(diagnostic.identifier.name)]\n"
}
