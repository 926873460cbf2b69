import TestSupport
import Testing

@Suite(.timed) struct TypeTests {
    private func expectProblem(_ problem: String?, of type: String) {
        PluginCoreTests.expectProblem(
            problem.map { "'type' \($0) [invalid-type]" }, of: type,
            between: #"{ "inputs": [{ "name": "a", "type": "#, and: " }] }")
    }

    @Test(
        "Swift types are accepted",
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
        ])
    func good(type: String) {
        expectProblem(nil, of: type)
    }

    @Test(
        "brackets that do not match are reported in types",
        arguments: [
            ("[String", "lacks the end of a '['"), ("(Int", "lacks the end of a '('"),
            ("Int)", "has a ')' that closes nothing"), ("[Int)", "has a ')' that closes nothing"),
            ("Array<String", "lacks the end of a '<'"), ("Int>", "has a '>' that closes nothing"),
            ("Set<[Int>]", "has a '>' that closes nothing"), ("(", "lacks the end of a '('"),
            ("() -> Void)", "has a ')' that closes nothing"),
            ("Int]", "has a ']' that closes nothing"),
        ])
    func brackets(type: String, problem: String) {
        expectProblem(problem, of: type)
    }

    @Test(
        "text that is not a type is reported",
        arguments: [
            ("123", "is not a Swift type: it begins with '1'"),
            ("1.5", "is not a Swift type: it begins with '1'"),
            ("func", "is 'func', a Swift keyword"), ("nil", "is 'nil', a Swift keyword"),
            ("in", "is 'in', a Swift keyword"), ("class?", "is 'class', a Swift keyword"),
            ("[]", "does not name a type"), ("[:]", "does not name a type"),
            ("-", "does not name a type"),
            (
                "Array",
                "is 'Array' without the types in it: write for example '[String]'; to name a type of "
                    + "your own, put its module before it"
            ),
            (
                "Result?",
                "is 'Result' without the types in it: write for example 'Result<String, any Error>'; "
                    + "to name a type of your own, put its module before it"
            ),
            ("@State Int", "is not a Swift type: leave out '@State', which types do not have"),
            (
                "@MainActor Int",
                "is not a Swift type: leave out '@MainActor', which types do not have"
            ),
            ("self", "is 'self', which does not name a type"),
            ("any", "is 'any', which does not name a type"),
            ("Date()", "is not a Swift type: leave out '()', which calls it"),
            ("Int?()", "is not a Swift type: leave out '()', which calls it"),
            ("[Date(0)]", "is not a Swift type: leave out '(0)', which calls it"),
            (
                "Array[Int]",
                "is not a Swift type: what a generic type is of stands in '<' and '>'"
            ),
            ("[Int, String]", "is not a Swift type: ', String]' has no place after '[Int'"),
            ("List of Int", "is not a Swift type: 'of Int' has no place after 'List'"),
            ("Foo-Bar", "is not a Swift type: '-Bar' has no place after 'Foo'"),
            ("Foo..Bar", "is not a Swift type: '..Bar' has no place after 'Foo'"),
            ("-> Void", "is not a Swift type: a type is missing before '-> Void'"),
            ("[String: ]", "is not a Swift type: a type is missing before ']'"),
            ("Foo<,>", "is not a Swift type: a type is missing before ',>'"),
            ("(Int, ) -> Void", "is not a Swift type: a type is missing before ') -> Void'"),
            ("@escaping", "is not a Swift type: a type is missing at its end"),
            ("Int &", "is not a Swift type: a type is missing at its end"),
            ("&", "does not name a type"), ("<>", "does not name a type"),
            ("Int -> Int", "must have its parameters in parentheses: '(Int) -> …'"),
            ("Void -> Void", "must have its parameters in parentheses: '(Void) -> …'"),
            ("Set<Int> -> Int", "must have its parameters in parentheses: '(Set<Int>) -> …'"),
            ("any Foo?", "must be '(any Foo)?'"), ("any A & B!", "must be '(any A & B)!'"),
            (
                "[" + String(repeating: "A", count: 4_000) + "]",
                "is longer than 4000 bytes"
            ),
        ])
    func none(type: String, problem: String) {
        expectProblem(problem, of: type)
    }

    @Test(
        "more than one type is reported",
        arguments: [
            ("Int, b: Int", "must not hold a ',' outside brackets"),
            ("b: Int", "must not hold a ':' outside brackets"),
            ("Int; var b", "must not hold a ';'"),
            ("Int = 1", "is not a Swift type: '=' has no place in one"),
            ("Int { 1 }", "is not a Swift type: '{' has no place in one"),
            ("My Type", "must be one type: 'Type' follows another type"),
            ("[My Type]", "must be one type: 'Type]' follows another type"),
            ("Array<My Type>", "must be one type: 'Type>' follows another type"),
            ("[Int] Int", "must be one type: 'Int' follows another type"),
            ("Int ?", "must not hold a space before '?'"),
            ("[Int !]", "must not hold a space before '!'"),
            (".", "must not end with '.'"), ("String.", "must not end with '.'"),
            ("?", "must not begin with '?'"),
        ])
    func several(type: String, problem: String) {
        expectProblem(problem, of: type)
    }

    @Test(
        "types that only parameters and results can have are reported",
        arguments: [
            """
            { "handlers": [{ "name": "a", "parameters": [{ "name": "b", "type": "Int!" }] }] }
                                                                                ^~~~~~ error: a parameter cannot be of the type 'Int!' [invalid-type]
            """,
            """
            { "inputs": [{ "name": "a", "type": "@escaping () -> Void" }] }
                                                ^~~~~~~~~~~~~~~~~~~~~~ error: an input cannot be of the type '@escaping () -> Void' [invalid-type]
            note: leave out '@escaping': it is added where Swift asks for it
            """,
            """
            { "inputs": [{ "name": "a", "type": "inout Int" }, { "name": "b", "type": "Int..." },
                                                ^~~~~~~~~~~ error: an input cannot be of the type 'inout Int' [invalid-type]
                                                                                      ^~~~~~~~ error: an input cannot be of the type 'Int...' [invalid-type]
                         { "name": "c", "type": "some P" }, { "name": "d", "type": "_" }, { "name": "e", "type": "Self" }] }
                                                ^~~~~~~~ error: an input cannot be of the type 'some P' [invalid-type]
                                                                                   ^~~ error: an input cannot be of the type '_' [invalid-type]
                                                                                                                 ^~~~~~ error: an input cannot be of the type 'Self' [invalid-type]
            """,
            """
            { "handlers": [{ "name": "a", "parameters": [{ "name": "b", "type": "consuming Int" }] }] }
                                                                                ^~~~~~~~~~~~~~~ error: a parameter cannot be of the type 'consuming Int' [invalid-type]
            """,
            """
            { "content": { "custom": "a", "type": "isolated UIView" } }
                                                  ^~~~~~~~~~~~~~~~~ error: a view cannot be of the type 'isolated UIView' [invalid-type]
            """,
            """
            { "content": { "custom": "a", "type": "some UIView", "create": "makeView()" } }
            """,
        ])
    func parameterTypes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "code that cannot be a part of a type is reported",
        arguments: [
            ("", "must not be empty"), ("  ", "must not be empty"),
            (" Int", "must not begin or end with a space"),
            ("Int ", "must not begin or end with a space"),
            ("Int /* count */", "must not hold a comment"),
            ("Int // count", "must not hold a comment"),
            ("Int\nvar b: Int", "must be on one line, without control characters"),
            ("In\tt", "must be on one line, without control characters"),
            ("Int\u{200E}", "must be on one line, without control characters"),
            ("\"Int\"", "is not a Swift type: '\"' has no place in one"),
            ("\"Int", "lacks the end of a string"),
            ("Int#", "is not a Swift type: '#' has no place in one"),
            ("`Int`", "is not a Swift type: '`' has no place in one"),
            ("Int\u{200B}", "is not a Swift type: U+200B has no place in one"),
            ("Int\u{A0}", "is not a Swift type: U+00A0 has no place in one"),
        ])
    func strange(type: String, problem: String) {
        expectProblem(problem, of: type)
    }
}
