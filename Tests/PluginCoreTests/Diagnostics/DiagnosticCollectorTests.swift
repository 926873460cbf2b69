import PluginCore
import TestSupport
import Testing

@Suite(.timed) struct DiagnosticCollectorTests {
    private func place(_ path: String, _ offset: Int) -> SourcePlace {
        SourcePlace(SourceFile(path: path, text: "0123456789"), SourceRange(offset, offset + 1))
    }

    @Test("problems are sorted by path, then by position, then in the order of reporting")
    func sorted() {
        var collector = DiagnosticCollector()
        collector.error("e", "5", at: place("b", 1))
        collector.error("e", "3", at: place("a", 7))
        collector.warning("w", "4", at: place("a", 7))
        collector.error("e", "1", at: place("B", 9))
        collector.error("e", "2", at: place("a", 2))
        expect(collector.sorted.map(\.message), equals: ["1", "2", "3", "4", "5"])
        expect(collector.diagnostics.map(\.message), equals: ["5", "3", "4", "1", "2"])
    }

    @Test("the end of a range does not affect the order")
    func rangeEnds() {
        let file = SourceFile(path: "a", text: "0123456789")
        var collector = DiagnosticCollector()
        collector.error("e", "long", at: SourcePlace(file, SourceRange(1, 9)))
        collector.error("e", "short", at: SourcePlace(file, SourceRange(1, 2)))
        expect(collector.sorted.map(\.message), equals: ["long", "short"])
    }

    @Test("a list of accepted values is shown once, with the first problem that has it")
    func lists() {
        func note(_ text: String, _ list: String) -> Diagnostic.Note { .init(text, list: list) }
        var collector = DiagnosticCollector()
        collector.error("e", "4", at: place("b", 1), notes: [note("", "accepted: 'a'")])
        collector.error("e", "2", at: place("a", 2), notes: [note("did you mean 'a'?", "accepted: 'a'")])
        collector.error("e", "1", at: place("a", 1), notes: [note("write 'a'", "accepted: 'a'")])
        collector.error("e", "3", at: place("a", 3), notes: [note("", "accepted: 'b'")])
        expect(
            collector.sorted.map { $0.notes.map(\.message) },
            equals: [["write 'a'; accepted: 'a'"], ["did you mean 'a'?"], ["accepted: 'b'"], []])
    }

    @Test("only errors count as errors")
    func hasErrors() {
        var collector = DiagnosticCollector()
        expect(!collector.hasErrors)
        collector.warning("w", "warning", at: place("a", 0))
        expect(!collector.hasErrors)
        collector.error("e", "error", at: place("a", 0))
        expect(collector.hasErrors)
    }

    @Test("collectors can be joined")
    func joined() {
        var first = DiagnosticCollector()
        first.error("e", "1", at: place("b", 0))
        var second = DiagnosticCollector()
        second.warning("w", "2", at: place("a", 0), notes: [.init("note", at: place("c", 0))])
        first.add(contentsOf: second)
        expect(first.diagnostics.map(\.message), equals: ["1", "2"])
        expect(first.diagnostics.map(\.severity), equals: [.error, .warning])
        expect(first.diagnostics.map(\.identifier), equals: ["e", "w"])
        expect(first.diagnostics[1].notes.map(\.message), equals: ["note"])
        expect(first.sorted.map(\.message), equals: ["2", "1"])
    }

    @Test("only the first of many errors are kept, and the last one kept says so")
    func limited() {
        var many = DiagnosticCollector()
        many.warning("w", "w", at: place("a", 0))
        for offset in [5, 4, 3] { many.error("e", "\(offset)", at: place("a", offset)) }
        var all = DiagnosticCollector()
        all.add(contentsOf: many, limit: 4)
        expect(all.diagnostics.map(\.message), equals: ["w", "5", "4", "3"])
        expect(all.diagnostics.flatMap(\.notes).isEmpty)

        var first = DiagnosticCollector()
        first.add(contentsOf: many, limit: 2)
        expect(first.diagnostics.map(\.message), equals: ["3", "4"])
        expect(
            first.diagnostics.map { $0.notes.map(\.message) },
            equals: [[], ["2 more problems in this file are not shown"]])

        var warnings = DiagnosticCollector()
        for offset in [2, 1, 0] { warnings.warning("w", "\(offset)", at: place("a", offset)) }
        var few = DiagnosticCollector()
        few.add(contentsOf: warnings, limit: 2)
        expect(few.diagnostics.map(\.message), equals: ["0", "1"])
    }
}
