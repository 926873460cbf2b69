import PluginCore
import Testing

/// Expects that an analysis of the text reports exactly the problems that are marked in it.
/// ``MarkedText`` describes the marks.
func expectDiagnostics(
    _ marked: String,
    path: String = "Example.json",
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    from analyze: (SourceFile) -> [Diagnostic]
) {
    let expected = MarkedText(marked)
    let found = analyze(SourceFile(path: path, text: expected.text))
    if let difference = expected.difference(to: found) {
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
