import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct IdentifierTests {
    private func expectProblem(_ problem: String?, of name: String) {
        PluginCoreTests.expectProblem(
            problem.map { "'name' \($0) [invalid-identifier]" }, of: name,
            between: #"{ "inputs": [{ "name": "#, and: #", "type": "Int" }] }"#)
    }

    @Test(
        "Swift identifiers are accepted as names",
        arguments: [
            "a", "message", "message2", "_message", "_2", "URLText", "größe", "名前", "имя",
            "e\u{301}",
            "camelCase_with_underscores", "a\u{301}",
        ])
    func good(name: String) {
        expectProblem(nil, of: name)
    }

    @Test(
        "keywords are accepted as names",
        arguments: [
            "class", "default", "in", "is", "nil", "true", "where", "protocol", "try",
            "throws", "Any", "await", "async", "some", "any", "actor", "get", "unsafe", "repeat",
        ])
    func keywords(name: String) {
        expectProblem(nil, of: name)
    }

    @Test(
        "text that is not an identifier is rejected",
        arguments: [
            " ", "my text", " text", "text ", "2nd", "a-b", "a.b", "a+b", "_", "__", "`class`",
            "$0",
            "$a", "#a", "@a", "a\nb", "a\0", "😀", "a😀", "a\u{200B}b", "a\u{FE0F}", "a\u{3164}b",
            "a\u{E0100}", "a\u{A0}b",
            "“a”",
            "a’s", "\u{301}a", "٣a",
        ])
    func bad(name: String) {
        expectProblem("is '\(name)', which is not a Swift identifier", of: name)
    }

    @Test("an empty name is rejected")
    func empty() {
        expectProblem("must not be empty", of: "")
    }

    @Test(
        "names with a special meaning even in backticks are rejected",
        arguments: [
            "self", "Self", "init", "inout", "let", "super", "Type", "Protocol", "var",
        ])
    func kept(name: String) {
        expectProblem("is '\(name)', which is a reserved word in Swift", of: name)
    }

    @Test(
        "keywords are written in backticks",
        arguments: [
            ("message", "message"), ("class", "`class`"), ("default", "`default`"),
            ("await", "`await`"), ("unsafe", "`unsafe`"), ("async", "async"), ("Any", "`Any`"),
            ("where", "`where`"), ("Class", "Class"),
        ])
    func escaped(name: String, expected: String) {
        expect(SwiftIdentifier.escaped(name), equals: expected)
    }
}
