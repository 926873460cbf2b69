/// Collects the problems of a run, so that all of them can be told at once.
package struct DiagnosticCollector: Sendable {
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The problems by path and, within a file, by position; those of one position in the order
    /// in which they were found.
    package var sorted: [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (first, second) = (left.element.place, right.element.place)
            return (first.file.path, first.range.lowerBound, left.offset)
                < (second.file.path, second.range.lowerBound, right.offset)
        }.map(\.element)
    }

    package mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    package mutating func add(contentsOf other: DiagnosticCollector) {
        diagnostics += other.diagnostics
    }

    /// Adds problems, each unless it has been told of the same place in the same words.
    package mutating func addOnce(contentsOf other: DiagnosticCollector) {
        for diagnostic in other.diagnostics { addOnce(diagnostic) }
    }

    package mutating func addOnce(_ diagnostic: Diagnostic) {
        for known in diagnostics
        where known.identifier == diagnostic.identifier && known.message == diagnostic.message
            && known.place.range == diagnostic.place.range
            && known.place.file.path == diagnostic.place.file.path
        {
            return
        }
        add(diagnostic)
    }

    /// Forgets warnings.
    package mutating func removeWarnings() { diagnostics.removeAll { $0.severity != .error } }

    /// Adds the problems of a file. Of more than `limit`, the first are added, errors before warnings,
    /// and the last of them says how many there are besides.
    package mutating func add(contentsOf other: DiagnosticCollector, limit: Int) {
        if other.diagnostics.count <= limit { return add(contentsOf: other) }
        let errors = other.sorted.filter { $0.severity == .error }
        let kept = (errors.isEmpty ? other.sorted : errors).prefix(limit)
        diagnostics += kept.dropLast()
        guard let last = kept.last else { return }
        let rest = Diagnostic.Note(
            "\(other.diagnostics.count - kept.count) more problems in this file are not shown")
        add(
            Diagnostic(
                last.severity, last.identifier, last.message, at: last.place,
                notes: last.notes + [rest]))
    }

    /// Adds a problem of a file, with a note of what to write instead, or of the other place that it is
    /// about.
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, in file: SourceFile,
        at range: SourceRange, note: String?, noteRange: SourceRange?,
        as severity: Diagnostic.Severity
    ) {
        let notePlace = noteRange.map { SourcePlace(file, $0) }
        let notes = note.map { [Diagnostic.Note($0, at: notePlace)] } ?? []
        add(Diagnostic(severity, identifier, message, at: SourcePlace(file, range), notes: notes))
    }

    package mutating func error(
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at place: SourcePlace,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(.error, identifier, message, at: place, notes: notes))
    }

    package mutating func warning(
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at place: SourcePlace,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(.warning, identifier, message, at: place, notes: notes))
    }
}
