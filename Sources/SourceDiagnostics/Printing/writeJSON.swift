/// The diagnostics as a JSON array of objects with `severity`, `identifier`, `message`, `place` and
/// `notes`. A place has `path`, `line`, `column`, `endLine` and `endColumn`, counted as
/// ``SourceLocation`` counts; a note has `message`, and `place` where it has one.
func writeJSON(_ diagnostics: [Diagnostic]) -> String {
    JSONText.array(diagnostics.map(record)).written() + "\n"
}

private func record(_ diagnostic: Diagnostic) -> JSONText {
    .object([
        ("severity", .string(diagnostic.severity.rawValue)),
        ("identifier", .string(diagnostic.identifier.name)),
        ("message", .string(diagnostic.message)),
        ("place", record(diagnostic.place)),
        ("notes", .array(diagnostic.notes.map(record))),
    ])
}

private func record(_ note: Diagnostic.Note) -> JSONText {
    .object(
        [("message", .string(note.message))] + (note.place.map { [("place", record($0))] } ?? []))
}

private func record(_ place: SourcePlace) -> JSONText {
    let end = place.file.location(of: place.range.upperBound)
    return .object([
        ("path", .string(place.file.path)),
        ("line", .integer(place.location.line)),
        ("column", .integer(place.location.column)),
        ("endLine", .integer(end.line)),
        ("endColumn", .integer(end.column)),
    ])
}
