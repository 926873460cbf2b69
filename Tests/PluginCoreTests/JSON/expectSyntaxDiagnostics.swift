import TestSupport
import Testing

@testable import PluginCore

/// Expects exactly the problems that are marked in the text and, if a value is given, that this
/// value is read in spite of the problems.
func expectSyntaxDiagnostics(
    _ marked: String,
    reading outline: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectDiagnostics(marked, sourceLocation: sourceLocation) { read($0.bytes).diagnostics }
    if let outline {
        let node = read(MarkedText(marked).text).node
        expect(node?.outline, equals: outline, sourceLocation: sourceLocation)
    }
}
