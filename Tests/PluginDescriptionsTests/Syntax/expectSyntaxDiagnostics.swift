import Testing

@testable import PluginDescriptions

/// Expects the problems that are marked in the text, and the value that is read in spite of them
/// if one is given.
func expectSyntaxDiagnostics(
    _ marked: String,
    reading outline: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectDiagnostics(marked, sourceLocation: sourceLocation) { read($0.bytes).diagnostics }
    if let outline {
        let node = read(MarkedText(marked).text).node
        #expect(node?.outline == outline, sourceLocation: sourceLocation)
    }
}
