/// The problems of a run, collected so that all of them can be reported together.
package struct DiagnosticCollector: Sendable {
    /// The problems, in the order in which they were found.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The maximum number of problems of a file that are shown. To show one, its file is read up to its place.
    private static let shownLimit = 200

    /// The problems in the order in which they are shown. Only the first of those with the same list of
    /// accepted values has the list.
    package var sorted: [Diagnostic] {
        var shown: Set<String> = []
        var rest = ordered[...]
        var kept: [Diagnostic] = []
        while let path = rest.first?.place.file.path {
            let ofFile = rest.prefix { $0.place.file.path == path }
            kept += Self.limited(Array(ofFile), to: Self.shownLimit)
            rest = rest[ofFile.endIndex...]
        }
        return kept.map { $0.leavingOut(&shown) }
    }

    /// The problems, sorted by path and then by position. Problems at the same position are in the
    /// order in which they were found.
    private var ordered: [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (first, second) = (left.element.place, right.element.place)
            return (first.file.path, first.range.lowerBound, left.offset)
                < (second.file.path, second.range.lowerBound, right.offset)
        }.map(\.element)
    }

    /// Adds a problem.
    package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Adds all problems of another collection.
    package mutating func add(contentsOf other: DiagnosticCollector) { diagnostics += other.diagnostics }

    /// Adds the problems that are not yet in the collection at the same place with the same
    /// message.
    package mutating func addOnce(contentsOf other: DiagnosticCollector) {
        var known = Set(diagnostics.map(\.identity))
        for diagnostic in other.diagnostics where known.insert(diagnostic.identity).inserted { add(diagnostic) }
    }

    /// Removes all problems that are not errors.
    package mutating func removeWarnings() { diagnostics.removeAll { $0.severity != .error } }

    /// Removes the problems that fulfill a condition.
    package mutating func remove(where isRemoved: (Diagnostic) -> Bool) { diagnostics.removeAll(where: isRemoved) }

    /// Adds at most `limit` problems of a file. If there are more, errors come first, and a note on
    /// the last problem says how many are not shown.
    package mutating func add(contentsOf other: DiagnosticCollector, limit: Int) {
        if other.diagnostics.count <= limit { return add(contentsOf: other) }
        diagnostics += Self.limited(other.ordered, to: limit)
    }

    /// Returns the first problems of a file: errors if there are any. A note on the last one says how many are left out.
    private static func limited(_ ordered: [Diagnostic], to limit: Int) -> [Diagnostic] {
        if ordered.count <= limit { return ordered }
        let errors = ordered.filter { $0.severity == .error }
        var kept = Array((errors.isEmpty ? ordered : errors).prefix(limit))
        guard let last = kept.popLast() else { return [] }
        let rest = Diagnostic.Note("\(ordered.count - kept.count - 1) more problems in this file are not shown")
        return kept + [
            Diagnostic(last.severity, last.identifier, last.message, at: last.place, notes: last.notes + [rest])
        ]
    }

    /// Adds an error.
    ///
    /// - Parameter note: what to write instead.
    package mutating func error(
        _ identifier: DiagnosticIdentifier, _ message: String, at place: SourcePlace, note: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(.error, identifier, message, at: place, notes: note.map { [Diagnostic.Note($0)] } ?? notes))
    }

    /// Adds a warning.
    ///
    /// - Parameter note: what to write instead.
    package mutating func warning(
        _ identifier: DiagnosticIdentifier, _ message: String, at place: SourcePlace, note: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(.warning, identifier, message, at: place, notes: note.map { [Diagnostic.Note($0)] } ?? notes))
    }
}
