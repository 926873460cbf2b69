import TestSupport
import Testing

@testable import PluginCore

@Suite("Long lines of generated Swift", .timed)
struct BrokenLinesTests {
    private let long = String(repeating: "x", count: 60)

    private func check(_ line: String, _ expected: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation)
    {
        let lines = brokenLines(of: "    " + line)
        expect(lines, equals: expected.map { "    " + $0 }, sourceLocation: sourceLocation)
        expect(lines.allSatisfy { $0.count <= SwiftWriter.lineLength }, sourceLocation: sourceLocation)
    }

    @Test("stay as they are up to column 120, and if they are comments, attributes or conditions")
    func unbroken() {
        let line = "make(\(String(repeating: "x", count: 114)))"
        expect(brokenLines(of: line), equals: [line])
        for line in ["// \(long), \(long)", "#if (\(long) && \(long))", "@Test(\"\(long), \(long)\")"] {
            expect(brokenLines(of: line), equals: [line])
        }
    }

    @Test("have the arguments of a call on the next line, or each on its own")
    func calls() {
        check(
            "let a = make(first: \(long), second: 2, third: \"\(long.prefix(15))\")",
            "let a = make(", "    first: \(long), second: 2, third: \"\(long.prefix(15))\")")
        check(
            "make(first: \(long), second: inner(a: \(long)))", "make(", "    first: \(long),",
            "    second: inner(a: \(long)))")
        check("make(\(long), \(long)) { a in", "make(", "    \(long),", "    \(long)", ") { a in")
    }

    @Test("have each parameter and each element on its own line")
    func declarations() {
        check(
            "func make(first: \(long), second: [String]) -> [String: \(long.prefix(30))] {",
            "func make(", "    first: \(long),", "    second: [String]", ") -> [String: \(long.prefix(30))] {")
        check("let a = [\(long), \(long)]", "let a = [", "    \(long),", "    \(long),", "]")
        check(
            "case some(first: \(long), second: \(long))", "case some(", "    first: \(long),", "    second: \(long)",
            ")")
    }

    @Test("are broken before operators, and in closures")
    func operators() {
        check("let a = \(long) ?? make(\(long))", "let a =", "    \(long)", "    ?? make(\(long))")
        check("return a && \(long) && \(long)", "return a", "    && \(long)", "    && \(long)")
        check("\(long) = isOn ? \(long) : b", "\(long) =", "    isOn ? \(long) : b")
        check(
            "let a: \(long) = { [weak self] b in self?.\(long)(b) }",
            "let a: \(long) = { [weak self] b in", "    self?.\(long)(b)", "}")
    }

    @Test("are not broken in strings, regular expressions and types")
    func literals() {
        let text = "\"a(, \\\" && \\(b(\"), \"))\""
        check("make(\(text), \(long), \(long))", "make(", "    \(text),", "    \(long),", "    \(long))")
        check("make(/a, (b)/, \(long), \(long))", "make(", "    /a, (b)/,", "    \(long),", "    \(long))")
        check("make(#\"a\", b(\"#, \(long), \(long))", "make(", "    #\"a\", b(\"#,", "    \(long),", "    \(long))")
        check(
            "make(a: Pair<A, B>.self, \(long), \(long))", "make(", "    a: Pair<A, B>.self,", "    \(long),",
            "    \(long))")
    }
}
