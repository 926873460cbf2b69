import TestSupport
import Testing

@Suite(.timed) struct ExpressionTests {
    @Test(
        "Swift expressions are accepted",
        arguments: [
            "1", "nil", "-0.5", "\"text\"", "\"\"", ".red", "[]", "[:]", "f(1, 2)", "[1, 2]",
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
            "(x)as Int", "\"a\"as Any", "f(x)is Int", "0b\(String(repeating: "1", count: 64))",
            "0o1777777777777777777777", "Thing.`5px`", "0x1F", "0x1e-5", "0b10_01", "0o17", "1e5",
            "1.5E-3", "1_000.5", "0x1.8p-3", "[1e5, 2]",
            "5.magnitude",
            "a.0", "a.0.1", "{ $0.1 + $1 }", "x1 + x2", "1...5", "0..<5", "[1: 2][0]", "f(1)(2)",
            "{ 1 }()",
            "f(\"a\")", "\"a\".count", "\"a\"+\"b\"", "a[0]", "a?[0]!.b",
        ])
    func good(expression: String) {
        expectProblem(nil, of: expression)
    }

    @Test(
        "brackets that do not match are reported in expressions",
        arguments: [
            ("f(1", "lacks the end of a '('"), ("f(1))", "has a ')' that closes nothing"),
            ("[1, 2)", "has a ')' that closes nothing"), ("{ 1", "lacks the end of a '{'"),
            ("}", "has a '}' that closes nothing"), ("(]", "has a ']' that closes nothing"),
        ])
    func brackets(expression: String, problem: String) {
        expectProblem(problem, of: expression)
    }

    @Test(
        "text that is not an expression is reported",
        arguments: [
            ("func", "is 'func', a Swift keyword"), ("case", "is 'case', a Swift keyword"),
            (".5", "must not begin with '.': write '0.5'"), ("= 5", "must not begin with '='"),
            ("$0", "must not begin with '$'"), ("1 +", "must not end with '+'"),
            ("a ||", "must not end with '|'"), ("x as", "must not end with 'as'"),
            ("x as?", "must not end with 'as?'"), ("is Int", "must not begin with 'is'"),
            ("a + b..c", "must not hold '..'"),
            ("\"C:\\dir\"", "has '\\d' in a string, which is not an escape sequence"),
            ("f(\"\\w+\")", "has '\\w' in a string, which is not an escape sequence"),
            (
                "[" + String(repeating: "1,", count: 2_000) + "]",
                "is longer than 4000 bytes"
            ),
        ])
    func none(expression: String, problem: String) {
        expectProblem(problem, of: expression)
    }

    @Test(
        "more than one expression is reported",
        arguments: [
            ("1; exit(0)", "must not hold a ';'"),
            ("f(a; b)", "must not hold a ';'"),
            ("a ; b", "must not hold a ';'"),
            ("1, b: Int = 2", "must not hold a ',' outside brackets"),
            ("a < b, c", "must not hold a ',' outside brackets"),
            ("Set<Int>(), 1", "must not hold a ',' outside brackets"),
            ("a<b, c: Int = 5", "must not hold a ',' outside brackets"),
            ("a<b, c: Bool = d>(5)", "must not hold a ',' outside brackets"),
            ("f(a<b), c: Bool = g(c>d)", "must not hold a ',' outside brackets"),
        ])
    func several(expression: String, problem: String) {
        expectProblem(problem, of: expression)
    }

    @Test(
        "expressions that are valid only in methods or in other languages are reported",
        arguments: [
            (
                "try f()",
                "must not begin with 'try': nothing catches the error; write 'try!' or 'try?'"
            ),
            ("await f()", "must not begin with 'await': nothing waits for it"),
            ("@a", "must not begin with '@'"),
            (
                "#FF0080",
                "must not be '#FF0080': a color is made as in "
                    + "'UIColor(red: 1, green: 0, blue: 0, alpha: 1)'"
            ),
            (
                "#fff",
                "must not be '#fff': a color is made as in "
                    + "'UIColor(red: 1, green: 0, blue: 0, alpha: 1)'"
            ),
        ])
    func foreign(expression: String, problem: String) {
        expectProblem(problem, of: expression)
    }

    @Test(
        "values without an operator between them are reported",
        arguments: [
            ("1 2", "2"), ("f() g()", "g()"), ("\"a\" b", "b"),
            ("a \"b\"", "\"b\""), ("x + (a) b", "b"), ("\"a\"b", "b"), ("name\"x\"", "\"x\""),
            ("f(1)a", "a"), ("[1]2", "2"), ("\"a\"\"b\"", "\"b\""), ("f(1)\"a\"", "\"a\""),
        ])
    func operators(expression: String, word: String) {
        expectProblem(
            "must be one expression: an operator is missing before '\(word)'", of: expression)
    }

    @Test(
        "values in brackets without a comma between them are reported",
        arguments: [
            ("[a b]", "b]"), ("f(a b)", "b)"), ("f(x: 1 y: 2)", "y:"), ("f(x: \"a\" 2)", "2)"),
        ])
    func commas(expression: String, word: String) {
        expectProblem(
            "must be one expression: a comma or an operator is missing before '\(word)'",
            of: expression)
    }

    @Test(
        "misplaced operators are reported",
        arguments: [
            ("f(1,,2)", "has a ',' that separates nothing"),
            ("f(, 2)", "has a ',' that separates nothing"),
            ("[a, , b]", "has a ',' that separates nothing"),
            ("f(a: )", "lacks a value behind a ':'"),
            ("f(a: , b: 2)", "lacks a value behind a ':'"),
            ("x = 3", "must not hold a '=': it is a value, and assigns none"),
            ("f(x = 3)", "must not hold a '=': it is a value, and assigns none"),
            ("a ? 1", "has a '?' without its ':'"), ("a ? b : c ? d", "has a '?' without its ':'"),
            ("a: 1", "must not hold a ':' outside brackets"),
            ("a ? b : c : d", "must not hold a ':' outside brackets"),
        ])
    func signs(expression: String, problem: String) {
        expectProblem(problem, of: expression)
    }

    @Test(
        "numbers with an invalid suffix are reported",
        arguments: [
            ("5px", "5px"), ("1.5rem", "1.5rem"), ("[1, 2px]", "2px"), ("2x + 1", "2x"),
            ("f(0xG)", "0xG"), ("0b12", "0b12"), ("1e5s", "1e5s"), ("1 + 1e", "1e"), ("4k.x", "4k"),
        ])
    func numbers(expression: String, number: String) {
        expectProblem("must not hold '\(number)', which is not a number", of: expression)
    }

    @Test(
        "text without quotation marks is reported",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Please wait…" }] }
                                                                     ^~~~~~~~~~~~~~ error: 'default' must be one expression: an operator is missing before 'wait…' [invalid-expression]
            note: put a text into quotation marks: '"\\"Please wait…\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "'b'" }] }
                                                                     ^~~~~ error: 'default' must not hold a "'": a text of Swift stands between double quotation marks [invalid-expression]
            note: put a text into quotation marks: '"\\"b\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "“b”" }] }
                                                                     ^~~~~ error: 'default' must not hold a "“": a text of Swift stands between straight quotation marks [invalid-expression]
            note: put a text into quotation marks: '"\\"b\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "URL", "default": "https://a.b" }] }
                                                                  ^~~~~~~~~~~~~ error: 'default' must have its address between quotation marks [invalid-expression]
            note: put a text into quotation marks: '"\\"https://a.b\\""'; a URL is 'URL(string: \\"https://a.b\\")!'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Done." }] }
                                                                     ^~~~~~~ error: 'default' must not end with '.' [invalid-expression]
            note: put a text into quotation marks: '"\\"Done.\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Loading…" }] }
                                                                     ^~~~~~~~~~ error: 'default' must not end with '…' [invalid-expression]
            note: put a text into quotation marks: '"\\"Loading…\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "Loading..." }] }
                                                                     ^~~~~~~~~~~~ error: 'default' must not end with '...' [invalid-expression]
            note: put a text into quotation marks: '"\\"Loading...\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "50%" }] }
                                                                     ^~~~~ error: 'default' must not end with '%' [invalid-expression]
            note: put a text into quotation marks: '"\\"50%\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "" }] }
                                                                     ^~ error: 'default' must not be empty [invalid-expression]
            note: for an empty string, write '"\\"\\""'
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "default": "1 2" }] }
                                                                  ^~~~~ error: 'default' must be one expression: an operator is missing before '2' [invalid-expression]
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "default": "return b" }] }
                                                                  ^~~~~~~~~~ error: 'default' must be one expression: an operator is missing before 'b' [invalid-expression]
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "example": "Oh, no" }] }
                                                                     ^~~~~~~~ error: 'example' must not hold a ',' outside brackets [invalid-expression]
            note: put a text into quotation marks: '"\\"Oh, no\\""'
            """,
        ])
    func texts(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "comments are reported",
        arguments: ["1 // one", "1 /* one */", "1 */*one*/ 2", "\"\\(1 /* a */)\"", "//"])
    func comments(expression: String) {
        expectProblem("must not hold a comment", of: expression)
    }

    @Test(
        "line breaks and control characters are reported",
        arguments: [
            "1\n2", "1\r\n2", "1\u{2028}2", "1\u{85}2", "\"\t\"", "\0", "1\u{61C}2",
            "\"\u{200F}\"", "\n",
        ])
    func lines(expression: String) {
        expectProblem("must be on one line, without control characters", of: expression)
    }

    @Test(
        "empty and blank expressions are reported",
        arguments: [("", true), ("   ", true), (" 1", false), ("1 ", false)])
    func spaces(expression: String, isEmpty: Bool) {
        expectProblem(
            isEmpty ? "must not be empty" : "must not begin or end with a space", of: expression)
    }

    @Test(
        "unterminated strings are reported",
        arguments: [
            "\"", "\"a", "\"a\\\"", "\"a\\", "#\"a\"", "##\"a\"#", "\"\\(\"", "\"\\(\"a\"",
        ])
    func strings(expression: String) {
        let isInterpolation = expression == "\"\\(\"a\""
        expectProblem(
            isInterpolation ? "lacks the end of an interpolation" : "lacks the end of a string",
            of: expression)
    }

    @Test(
        "unterminated interpolations are reported",
        arguments: [
            ("\"\\(a", "lacks the end of an interpolation"),
            ("\"\\(a]\"", "has a ']' that closes nothing"),
        ])
    func interpolations(expression: String, problem: String) {
        expectProblem(problem, of: expression)
    }

    @Test(
        "multi-line strings are reported",
        arguments: ["\"\"\"a\"\"\"", "#\"\"\"a\"\"\"#", "\"\"\""])
    func multiLine(expression: String) {
        expectProblem("must not hold a multi-line string", of: expression)
    }

    @Test("deeply nested strings are reported", arguments: [9, 1_000])
    func nested(depth: Int) {
        let opening = String(repeating: "\"\\(", count: depth)
        expectProblem("nests strings too deeply", of: opening)
    }

    private func expectProblem(_ problem: String?, of expression: String) {
        PluginCoreTests.expectProblem(
            problem.map { "'default' \($0) [invalid-expression]" }, of: expression,
            between: #"{ "inputs": [{ "name": "theme", "type": "Theme", "default": "#, and: " }] }")
    }
}
