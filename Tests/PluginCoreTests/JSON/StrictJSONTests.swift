import Testing

@testable import PluginCore

@Suite("Strict JSON")
struct StrictJSONTests {
    @Test("has neither comments nor commas after the last value")
    func extensions() {
        expectStrictDiagnostics(
            """
            { // first
              ^~ error: this file cannot have comments [unexpected-character]
              "a": [1, 2,], /* second */
                        ^ error: remove the comma [unexpected-comma]
                            ^~ error: this file cannot have comments [unexpected-character]
              "b": 3,
                    ^ error: remove the comma [unexpected-comma]
            }
            """)
    }

    @Test("has the errors of other JSON")
    func otherErrors() {
        expectStrictDiagnostics(
            """
            { "a": .5 }
                   ^~ error: not a JSON number: '.5' [invalid-number]
            """)
    }

    @Test("can change the direction of text", arguments: DirectionTests.controls)
    func direction(control: Int) throws {
        let scalar = String(try #require(Unicode.Scalar(control)))
        let text = "{ \"a\(scalar)\": \"\(scalar)b\\u\(String(control, radix: 16))\" }"
        var diagnostics = DiagnosticCollector()
        let node = readJSON(
            SourceFile(path: "", text: text), isStrict: true, reporting: &diagnostics)
        #expect(diagnostics.diagnostics.map(\.message) == [])
        #expect(node?.member("a" + scalar)?.string == "\(scalar)b\(scalar)")
    }
}

private func expectStrictDiagnostics(
    _ marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectDiagnostics(marked, sourceLocation: sourceLocation) { file in
        var diagnostics = DiagnosticCollector()
        _ = readJSON(file, isStrict: true, reporting: &diagnostics)
        return diagnostics.diagnostics
    }
}
