import SourceDiagnostics

/// A note that tells the name which was probably meant, or none.
func suggestion(for name: String, among names: [String]) -> [Diagnostic.Note] {
    guard let nearest = nearestMatch(to: name, among: names) else { return [] }
    return [Diagnostic.Note("did you mean '\(nearest)'?")]
}

extension DiagnosticCollector {
    /// Adds a problem unless it has been told of the same place in the same words.
    mutating func addOnce(_ diagnostic: Diagnostic) {
        for known in diagnostics
        where known.identifier == diagnostic.identifier && known.message == diagnostic.message
            && known.place.range == diagnostic.place.range
            && known.place.file.path == diagnostic.place.file.path
        {
            return
        }
        add(diagnostic)
    }
}
