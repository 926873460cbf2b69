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
