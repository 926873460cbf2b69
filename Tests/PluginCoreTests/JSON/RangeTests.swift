import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct RangeTests {
    private let file = SourceFile(
        path: "Example.json",
        text: "\u{FEFF}// é\r\n{ \"ä\" : [ -1.5e3 , true,null ] ,\r\n  \"b\\n\": \"x😀\" , } // end")

    private func text(_ range: SourceRange) -> String { file.text(in: range) }

    @Test("every value and key has the range of its own text")
    func ranges() throws {
        var collector = DiagnosticCollector()
        let root = try #require(readJSON(file, reporting: &collector))
        expect(collector.diagnostics.isEmpty)
        expect(text(root.range), equals: "{ \"ä\" : [ -1.5e3 , true,null ] ,\r\n  \"b\\n\": \"x😀\" , }")
        guard case .object(let members) = root.value else {
            Issue.record("expected an object, found \(root.value.kind)")
            return
        }
        expect(members.map { text($0.keyRange) }, equals: [#""ä""#, #""b\n""#])
        expect(members.map { text($0.value.range) }, equals: ["[ -1.5e3 , true,null ]", #""x😀""#])
        guard case .array(let elements) = members[0].value.value else {
            Issue.record("expected an array, found \(members[0].value.value.kind)")
            return
        }
        expect(elements.map { text($0.range) }, equals: ["-1.5e3", "true", "null"])
        let location = file.location(of: members[1].keyRange.lowerBound)
        expect((location.line, location.column) == (3, 3))
    }

    @Test("ranges count bytes from the start of the file")
    func offsets() {
        expect(read("1").node?.range, equals: SourceRange(0, 1))
        expect(read(" \"é\" ").node?.range, equals: SourceRange(1, 5))
        expect(read("\u{FEFF}[]").node?.range, equals: SourceRange(3, 5))
    }

    @Test(
        "each kind of value has a name for messages",
        arguments: [
            ("null", "null"), ("true", "a Boolean"), ("0", "a number"), (#""""#, "a string"),
            ("[]", "an array"), ("{}", "an object"),
        ])
    func kinds(text: String, kind: String) {
        expect(read(text).node?.value.kind, equals: kind)
    }
}
