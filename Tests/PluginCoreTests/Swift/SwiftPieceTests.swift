import TestSupport
import Testing

@testable import PluginCore

/// Tests of the check of types and expressions. `FragmentTests` compares it with the compiler's parser.
@Suite("Pieces of Swift", .timed) struct SwiftPieceTests {
    @Test(
        "are accepted as expressions",
        arguments: [
            "1", "-0.5", "\"text\"", "\"\"", ".red", "f(1, 2)", "[1, 2]",
            "Set<Int>()", "Dictionary<String, Int>()", "a < b ? c : d", "{ _ in }", "{ $0 + 1 }",
            "items.map { $0.id }.first ?? 0", "4 / 2", "#selector(a)", "\"; // /* ( \\\" \"",
            "#\"a\"b\\\"#", "##\"\"#\"##", "\"\\(f(\"a\"))\"", "#\"\\#(a) \\(\"#", "\"é漢😀\"",
            "a as? B",
            "\"\\(a) (\"", "#\"\"#", "\"\" + \"a\"",
            "a < b", "a<b", "a<b ? c : d", "Result<[Int: String], any Error>.self", "f(a<b, c)",
            "A<B<C, D>, (E) -> F>()", "#/a b/#", "#/a..b/#", "try? f()", "a is any P",
            "a as! B",
            "f { $0 } then: { $0 }", "{ if a { b } else { c } }", "{ (a: Int) in a }",
            "[1, 2].map { a in a }",
            "f(x as? (_ a: Int) -> Void)", "a ? b : c ? d : e", "a ?b : c", "a ?? b",
            "a ? f(b: 1) : c",
            "f(a: b == c)", "a != b", "a <= b", "a === b", "f(where: { a = b })", "[a: b,]",
            "\"a b\"", "#\"a b\"#", "try? f()", "a ? b : c", "{ a; b }",
            "{ let a = b; return a }()", "\"it's\"", "#/it's/#", "copy a", "Date.now + 60",
            "#\"\\d\"#", "\"\\u{1F600}\\t\\0\"", ".zero", "Never.self",
            "Foo(regex: #/(\\d+)px/#)", "text.replacing(#/[()]b/#, with: \"\")", "f(#/(a)b/#)",
            "{ (s: String) in s.contains(#/5px/#) }", "f(x as (Int)throws -> Int)",
            "[(Int)async -> Int]()",
            "x as (Int) -> Void", "0b\(String(repeating: "1", count: 64))",
            "0o1777777777777777777777", "Thing.`5px`", "0x1F", "0x1e-5", "0b10_01", "0o17", "1e5",
            "1.5E-3", "1_000.5", "0x1.8p-3", "[1e5, 2]",
            "5.magnitude",
            "a.0", "a.0.1", "{ $0.1 + $1 }", "x1 + x2", "1...5", "0..<5", "[1: 2][0]", "f(1)(2)",
            "{ 1 }()",
            "f(\"a\")", "\"a\".count", "\"a\"+\"b\"", "a[0]", "a?[0]!.b",
            // The compiler reports the mistakes in these.
            "5px", "try f()", "await f()", "$value", "f(a b)", "[a b]", "f(1,,2)", "(a +)",
            "f(a: )",
            "0b12", "\"C:\\dir\"", "\"\\u{110000}\"", "{ struct A {} }", "{ a b }", "#fff",
            "Loading…",
            "$0", "x = 3", "f(func)", "a ? : b", "a -1", "a??b",
            "MyKit::Model()", "MyKit::Model.shared", "a ? MyKit::b : c", "f(x = 3)",
            "{ for a in b { c }; return d }()", "A<B, C>.d(e)", "a.default",
        ])
    func expressions(expression: String) {
        expect(SwiftPiece.problem(ofExpression: expression), equals: nil)
    }

    @Test(
        "are accepted as types",
        arguments: [
            "Int", "String?", "[String]", "[String: [Int?]]", "Set<Int>", "Result<Int, any Error>",
            "Foundation.URL", "(Int, name: String)", "() -> Void",
            "(_ id: Int) async throws -> [Int]",
            "@Sendable () -> Void", "(Int) -> Dictionary<String, Array<Int>>",
            "any A & B",
            "[Int].Type", "Größe", "Array<(Int) -> Void>", "~Copyable",
            "()",
            "UInt8!", "(inout Int) -> Void", "@MainActor @Sendable () -> Void",
            "@_Concurrency.MainActor () -> Void", "App.Result",
            "nonisolated(nonsending) () async -> Void",
            "any Collection<Int>",
            "() async -> Void", "(_ of: Int) throws -> Int",
            "(a: Int, b: Int)", "(repeat each T)",
            // The compiler reports the mistakes in these.
            "int", "Array", "any Foo?", "@State Int", "Int -> Int", "A & any B", "(a: Int) -> Int", "nil", "[]",
            "Date()",
            "() throws Int", "[My Type]",
            "MyKit::Model", "[Swift::String: MyKit::Model?]", "`default`", "A.`default`",
        ])
    func types(type: String) {
        expect(SwiftPiece.problem(ofType: type), equals: nil)
    }

    @Test(
        "are rejected as expressions if they could change the code around them",
        arguments: [
            ("f(1", "lacks the end of a '('"), ("f(1))", "has a ')' that closes nothing"),
            ("[1, 2)", "has a ')' that closes nothing"), ("{ 1", "lacks the end of a '{'"),
            ("}", "has a '}' that closes nothing"),
            ("a) {} init(b: T = c", "has a ')' that closes nothing"),
            ("func", "has 'func', a Swift keyword, in place of a value"),
            ("init", "has 'init', a Swift keyword, in place of a value"),
            ("if a { b } else { c }", "has 'if', a Swift keyword, in place of a value"),
            ("1 let x", "has 'let', a Swift keyword, in place of a value"),
            ("= 5", "has no value before '='"), ("x as @MainActor Int", "must not hold a '@' outside brackets"),
            ("1 +", "must not end without a value"), ("a ||", "must not end without a value"),
            ("x as", "must not end without a value"), ("x as?", "must not end without a value"),
            ("a ??", "must not end without a value"), ("Done.", "must not end without a value"),
            ("try", "must not end without a value"),
            ("\\", "must not end without a value"), ("is", "must not end without a value"),
            ("- 1", "has no value before '-'"),
            ("a ? 1", "has a '?' without its ':'"),
            ("a ? b : c ? d", "has a '?' without its ':'"),
            ("@a b", "must not hold a '@' outside brackets"),
            ("a @objc", "must not hold a '@' outside brackets"),
            ("1; exit(0)", "must not hold a ';'"), ("f(a; b)", "must not hold a ';'"),
            ("1, b: Int = 2", "must not hold a ',' outside brackets"),
            ("a < b, c", "must not hold a ',' outside brackets"),
            ("a<b, c: Int = 5", "must not hold a ',' outside brackets"),
            ("a<b, c: Bool = d>(5)", "must not hold a ',' outside brackets"),
            ("a<b.c(), d>(5)", "must not hold a ',' outside brackets"),
            ("a<b.0, d>(5)", "must not hold a ',' outside brackets"),
            ("a<b, c> == d", "must not hold a ',' outside brackets"),
            ("a: 1", "must not hold a ':' outside brackets"),
            ("a ? b : c : d", "must not hold a ':' outside brackets"),
            ("1 // one", "must not hold a comment"), ("1 /* one */", "must not hold a comment"),
            ("*/", "must not hold a comment"), ("\"\\(1 /* a */)\"", "must not hold a comment"),
            ("\"", "lacks the end of a string"), ("#\"a\"", "lacks the end of a string"),
            ("\"a\\\"", "lacks the end of a string"), ("\"\\(\"", "lacks the end of a string"),
            ("\"\\(a", "lacks the end of an interpolation"),
            ("\"\\(a]\"", "has a ']' that closes nothing"),
            ("\"\"\"a\"\"\"", "must not hold a multi-line string"),
            ("#\"\"\"a\"\"\"#", "must not hold a multi-line string"),
            ("#/a", "lacks the end of a regular expression"),
            ("#/}/#", "lacks the end of a regular expression"),
            ("/a/", "must not hold a regular expression between two '/': write '#/…/#'"),
            ("f(/, /)", "must not hold a regular expression between two '/': write '#/…/#'"),
            (
                "\"\\(#/a/#)\"",
                "must not hold a regular expression in a string or between '[' and ']'"
            ),
            ("`a", "lacks the end of a '`'"), ("`a;b`", "lacks the end of a '`'"),
            ("#if", "must not hold '#if', which is for whole lines"),
            ("{ #else }", "must not hold '#else', which is for whole lines"),
            ("# a", "must not hold a '#' without a name after it"),
            ("a <#b#>", "must not hold a '<#': replace the placeholder with a value"),
            ("“b”", "must not hold '“' outside a string"),
            ("a\u{A0}b", "must not hold U+00A0 outside a string"),
            ("a\u{200B}", "must not hold U+200B outside a string"),
            ("1\n2", "must be on one line, without control characters"),
            ("\"\t\"", "must be on one line, without control characters"),
            ("1\u{2028}2", "must be on one line, without control characters"),
            ("\"\u{202E}\"", "must be on one line, without control characters"),
            ("\"\u{200F}\"", "must be on one line, without control characters"),
            ("", "must not be empty"), ("   ", "must not be empty"),
            (" 1", "must not begin or end with a space"),
            ("[" + String(repeating: "1,", count: 2_000) + "]", "is longer than 4000 bytes"),
        ])
    func leakingExpressions(expression: String, problem: String) {
        expect(SwiftPiece.problem(ofExpression: expression), equals: problem)
    }

    @Test(
        "are rejected as expressions if an operator is missing",
        arguments: [
            ("1 2", "2"), ("f() g()", "g()"), ("\"a\" b", "b"), ("x + (a) b", "b"), ("[1] 2", "2"),
            ("a lazy", "lazy"), ("f { 1 } get { 2 }", "get"), ("Please wait", "wait"),
        ])
    func missingOperators(expression: String, part: String) {
        expect(
            SwiftPiece.problem(ofExpression: expression),
            equals: "must be one type or expression: an operator is missing before '\(part)'")
    }

    @Test(
        "are rejected as types if they could change the code around them",
        arguments: [
            "[String", "(Int", "Int)", "[Int)", "Array<String", "Int>", "Set<[Int>]", "() -> Void)",
            "func", "class?", "-",
            "[Int, String]", "List of Int", "-> Void",
            "@escaping", "Int &", "&", "<>",
            "Int, b: Int",
            "b: Int", "Int; var b", "Int = 1", "Int { 1 }", "My Type", "Int ?", ".",
            "String.", "?", "", "  ", " Int", "Int ", "Int /* count */", "Int // count",
            "Int\nvar b: Int", "In\tt", "Int\u{200E}", "\"Int\"", "\"Int", "Int#", "`Int",
            "Int\u{200B}", "Int\u{A0}", "init",
            "() async", "Int let x", "Int @objc", "Int lazy", "Int where T: A",
            "A {} class B", "() ->", "@MainActor", "A::", "A:B", "'A'",
            "[" + String(repeating: "A", count: 4_000) + "]",
        ])
    func leakingTypes(type: String) {
        expect(SwiftPiece.problem(ofType: type) != nil, "\(type)")
    }

    @Test(
        "are rejected with their place and a note",
        arguments: [
            """
            { "content": { "custom": "a", "type": "MapView", "create": "*/" } }
                                                                       ^~~~ error: 'create' must not hold a comment [invalid-expression]
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Please wait…" }] }
                                                                     ^~~~~~~~~~~~~~ error: 'default' must be one type or expression: an operator is missing before 'wait…' [invalid-expression]
            note: put a text into quotation marks: '"\\"Please wait…\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "URL", "default": "https://a.b" }] }
                                                                  ^~~~~~~~~~~~~ error: 'default' must not hold a ':' outside brackets [invalid-expression]
            note: put a text into quotation marks: '"\\"https://a.b\\""'; a URL is 'URL(string: \\"https://a.b\\")!'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Done." }] }
                                                                     ^~~~~~~ error: 'default' must not end without a value [invalid-expression]
            note: put a text into quotation marks: '"\\"Done.\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "" }] }
                                                                     ^~ error: 'default' must not be empty [invalid-expression]
            note: for an empty string, write '"\\"\\""'
            """,
        ])
    func places(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
