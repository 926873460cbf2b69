import TestSupport
import Testing

/// Tests of types and expressions that the compiler cannot parse where generated code contains
/// them.
@Suite(.timed) struct UnparsableSwiftTests {
    @Test(
        "expressions that cannot be parsed are reported",
        arguments: [
            ("%@", "must not end with '%@'"), ("0%@", "must not end with '%@'"),
            ("#if", "must not hold '#if', which is for whole lines"),
            ("*/", "must not hold a '*/', which ends a comment"),
            ("1 */ 2", "must not hold a '*/', which ends a comment"),
            ("false\\", "has a '\\' after a value; a key path begins with it"),
            ("\"\"{}", "has a '{' after a value that cannot be called"),
            ("[1] { 2 }", "has a '{' after a value that cannot be called"),
            ("a -1", "must have a space on both sides of '-', or on none"),
            ("a- 1", "must have a space on both sides of '-', or on none"),
            ("- 1", "must not have a space after '-'"),
            ("a!=b", "must have a space before '!='"),
            ("a??b", "must have a space before '??'"),
            ("a?b : c", "must have a space before '?'"),
            ("a. b", "must not have a space after '.'"),
            ("x + $0", "must not hold '$0' outside a closure"),
            ("f { a in $0 }", "must not hold '$0' in a closure that names its parameters"),
            ("{ a b }", "must have a ';' or an operator before 'b'"),
            (
                "{ struct A {} }",
                "must not hold 'struct' in a closure: write a function in a file of yours, and call it"
            ),
            (
                "{ for a in b { c } }",
                "must not hold 'for' in a closure: write a function in a file of yours, and call it"
            ),
            (
                "{ if case .a = b { c } }",
                "must not hold 'case' in a condition: write a function in a file of yours, and call it"
            ),
            ("{ if let _ { a } }", "lacks the value of a condition with 'let'"),
            ("f(func)", "has 'func', a Swift keyword, in place of a value"),
            ("if a { b } else { c }", "must not hold 'if' as a value: write 'condition ? a : b'"),
            ("\"\\u{110000}\"", "has '\\u{110000}' in a string, which is not a character"),
            ("\"\\u41\"", "has '\\u' in a text without '{' and '}' after it"),
            ("/a/", "must not hold a regular expression between two '/': write '#/…/#'"),
            ("#/a", "lacks the end of a regular expression"),
            ("0x1.8", "must not hold '0x1.8', which is not a number"),
            ("a.5px", "must not hold '5px', which is not a number"),
            ("a \\.b", "has a '\\' after a value; a key path begins with it"),
            ("\\", "must not end with '\\'"), ("super", "must not end with 'super'"),
            ("<#value#>", "must not hold a '<#': replace the placeholder with a value"),
            ("(a +)", "has no value after '+'"),
            (
                "f(switch a { default: b })",
                "must not hold 'switch' as a value: write 'condition ? a : b'"
            ),
            (String(repeating: "(", count: 200), "nests brackets too deeply"),
        ])
    func expressions(expression: String, problem: String) {
        expectProblem(
            "'default' \(problem) [invalid-expression]", of: expression,
            between: #"{ "inputs": [{ "name": "theme", "type": "Theme", "default": "#, and: " }] }")

    }

    @Test(
        "types that cannot be parsed are reported",
        arguments: [
            ("init", "is 'init', a Swift keyword"),
            ("Foo.init", "is not a Swift type: '.init' has no place after 'Foo'"),
            ("[func]", "has 'func', a Swift keyword, in place of a type"),
            ("Foo<self>", "has 'self', a Swift keyword, in place of a type"),
            ("(a: Int) -> Int", "names a parameter: write '_ a' in place of 'a'"),
            ("(a b: Int)", "has two names for one element: leave out 'b'"),
            ("() throws async -> Int", "is not a Swift type: 'async' stands before 'throws'"),
            ("A & any B", "is not a Swift type: 'any' stands before the first part of 'A & …'"),
            ("@objc () -> Int", "is not a Swift type: leave out '@objc', which types do not have"),
            (
                String(repeating: "[", count: 200) + "A" + String(repeating: "]", count: 200),
                "nests brackets too deeply"
            ),
        ])
    func types(type: String, problem: String) {
        expectProblem(
            "'type' \(problem) [invalid-type]", of: type,
            between: #"{ "inputs": [{ "name": "theme", "type": "#, and: " }] }")
    }

    @Test(
        "expressions that create views are checked",
        arguments: [
            """
            { "content": { "custom": "a", "type": "MapView", "create": "*/" } }
                                                                       ^~~~ error: 'create' must not hold a '*/', which ends a comment [invalid-expression]
            """,
            """
            { "content": { "custom": "a", "type": "(some P)" } }
                                                  ^~~~~~~~~~ error: a view of the type '(some P)' needs 'create' [required-key]
            note: add '"create": "createA()"', with a function of your own
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "%@" }] }
                                                                     ^~~~ error: 'default' must not end with '%@' [invalid-expression]
            note: put a text into quotation marks: '"\\"%@\\""'
            """,
        ])
    func views(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
