import PluginCore

/// Returns each diagnostic as a headline, an excerpt with the range underlined, and its notes, with
/// an empty line between diagnostics.
func excerptText(for diagnostics: [Diagnostic], palette: Palette) -> String {
    diagnostics.map { diagnostic in
        var text = headline(diagnostic, palette: palette)
        let color = palette.color(of: diagnostic.severity)
        if let excerpt = Excerpt(of: diagnostic.place) {
            text += excerpt.text(color: color, palette: palette)
        }
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
