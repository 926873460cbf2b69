import PluginCore

/// Returns a problem in a text, at the part between `«` and `»`, or at the start of the file if
/// there is no such part.
func diagnostic(
    _ marked: String,
    _ message: String = "choose another word",
    path: String = "Example.json",
    severity: Diagnostic.Severity = .error, notes: [Diagnostic.Note] = []
) -> Diagnostic {
    Diagnostic(
        severity, "some-problem", message, at: place(marked, path: path), notes: notes)
}

/// Returns the place in a text between `«` and `»`.
func place(_ marked: String, path: String = "Example.json") -> SourcePlace {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return SourcePlace(SourceFile(path: path, text: marked)) }
    let rest = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let lower = parts[0].utf8.count
    return SourcePlace(
        SourceFile(path: path, text: String(parts[0]) + rest.joined()), SourceRange(lower, lower + rest[0].utf8.count))
}
