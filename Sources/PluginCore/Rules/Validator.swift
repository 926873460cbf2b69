/// Reports the mistakes in a file.
protocol Reporter {
    var file: SourceFile { get }
    /// The problems that were found so far.
    var diagnostics: DiagnosticCollector { get set }
}

extension Reporter {
    mutating func report(
        _ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange,
        note: String? = nil, noteRange: SourceRange? = nil,
        as severity: Diagnostic.Severity = .error
    ) {
        let notes = note.map { [Diagnostic.Note($0, at: noteRange.map { SourcePlace(file, $0) })] } ?? []
        diagnostics.add(Diagnostic(severity, identifier, message, at: SourcePlace(file, range), notes: notes))
    }
}

/// Reports the mistakes in a file whose keys and values are right.
protocol Validator: Reporter {
    var node: JSONNode { get }
}

extension Validator {
    /// Reports keys whose values are wrong beside something else, if an object has them.
    ///
    /// - Parameter object: the object; nil for the whole file.
    mutating func report(
        _ keys: KeySet, of object: JSONNode? = nil, _ message: String,
        identifier: DiagnosticIdentifier = .contradiction, note: String? = nil,
        as severity: Diagnostic.Severity = .error
    ) {
        for key in keys.found(in: object ?? node) {
            report(identifier, message, at: key.range, note: note, as: severity)
        }
    }

    /// Reports the contradictions among the keys of an object.
    ///
    /// - Parameter object: the object; nil for the whole file.
    mutating func report(_ conflicts: Conflicts, in object: JSONNode? = nil) {
        for row in conflicts.rows {
            let others = row.others?.found(in: object ?? node) ?? []
            guard row.others == nil || others.isEmpty == row.isNeed else { continue }
            let isMissing = row.isNeed && row.others?.values.isEmpty == true
            for key in row.keys.found(in: object ?? node) {
                report(
                    isMissing ? .requiredKey : .contradiction, row.message, at: key.range,
                    note: row.advice(on: key, others), noteRange: others.first?.range)
            }
        }
    }
}
