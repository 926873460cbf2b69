/// Each diagnostic as `path:line:column: error: message [identifier]`, with notes folded into the same
/// line, since build systems attach only the line itself to the place.
package func writeLines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
        let notes = diagnostic.notes.map { "; " + $0.message.visible }.joined()
        return "\(position(of: diagnostic.place)): \(diagnostic.severity.rawValue): "
            + "\(diagnostic.message.visible)\(notes) [\(diagnostic.identifier.name)]\n"
    }.joined()
}

/// `path:line:column`.
package func position(of place: SourcePlace) -> String {
    let location = place.location
    return "\(place.file.path.visible):\(location.line):\(location.column)"
}
