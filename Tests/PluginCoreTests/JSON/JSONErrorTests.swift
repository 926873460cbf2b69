import TestSupport
import Testing

/// Tests of the first error in a file, with its place and what was expected.
@Suite(.timed) struct JSONErrorTests {
    @Test(
        "brackets that are not closed are reported where they open",
        arguments: [
            """
            [1, [2, 3], [4
                        ^ error: close this array with ']' [invalid-json]
            note: the file ends before it is closed
            """,
            """
            { "a": { "b": 1 },
            ^ error: close this object with '}' [invalid-json]
            note: the file ends before it is closed
            """,
            """
            { "a": [1, [2 }
                          ^ error: expected ',' or ']', not '}' [invalid-json]
            """,
            """
            { "a": [ 1 ] },
                          ^ error: expected the end of the file, not ',' [invalid-json]
            note: a file holds one value
              "b": [ 2 ]
            }
            """,
        ])
    func brackets(marked: String) { expectFirstError(marked) }

    @Test(
        "a missing comma or colon is reported after the text before it, or at the character in its place",
        arguments: [
            """
            { "a": 1 // why
                    | error: expected ',' or '}' [invalid-json]
              "b": 2 "c": 3 }
            """,
            """
            [[] {}]
               | error: expected ',' or ']' [invalid-json]
            """,
            """
            [1; 2; 3]
              ^ error: expected ',' or ']', not ';' [invalid-json]
            """,
            """
            { "a" 1 }
                 | error: expected ':' [invalid-json]
            """,
            """
            { "a" = 1 }
                  ^ error: expected ':', not '=' [invalid-json]
            """,
            """
            ["a": 1]
                ^ error: expected ',' or ']', not ':' [invalid-json]
            """,
        ])
    func separators(marked: String) { expectFirstError(marked) }

    @Test(
        "a missing key or value is reported at the text in its place",
        arguments: [
            """
            [1,, 2]
               ^ error: expected a value, not ',' [invalid-json]
            """,
            """
            { "a": 1, , }
                      ^ error: expected a key in quotation marks, not ',' [invalid-json]
            """,
            """
            { "a": }
                   ^ error: expected a value, not '}' [invalid-json]
            """,
            """
            { name: 1 }
              ^~~~ error: expected a key in quotation marks, not 'name' [invalid-json]
            note: write '"name"'
            """,
            """
            { größe-2: 1 }
              ^~~~~~~ error: expected a key in quotation marks, not 'größe-2' [invalid-json]
            note: write '"größe-2"'
            """,
            """
            { "a":
                  | error: expected a value, not the end of the file [invalid-json]
            """,
        ])
    func items(marked: String) { expectFirstError(marked) }

    @Test(
        "a word or a number that is not JSON is reported with what to write",
        arguments: [
            """
            [True]
             ^~~~ error: expected a value, not 'True' [invalid-json]
            note: did you mean 'true'?
            """,
            """
            [fill]
             ^~~~ error: expected a value, not 'fill' [invalid-json]
            note: write '"fill"'
            """,
            """
            [.5]
             ^~ error: expected a value, not '.5' [invalid-json]
            note: write a number as '-12.5e3'
            """,
            """
            [1_000px]
             ^~~~~~~ error: expected a value, not '1_000px' [invalid-json]
            note: write a number as '-12.5e3'
            """,
            """
            ['text']
             ^ error: expected a value, not ''' [invalid-json]
            note: write strings in straight double quotation marks
            """,
            """
            # a comment
            ^ error: expected a value, not '#' [invalid-json]
            note: a comment begins with '//' or with '/*'
            {}
            """,
            """
            [\u{A0}1]
             ^ error: expected a value, not U+00A0 [invalid-json]
            """,
        ])
    func words(marked: String) { expectFirstError(marked) }

    @Test("a long word is cut off in the message, between two characters")
    func longWord() {
        let word = String(repeating: "é", count: 25)
        let start = String(repeating: "é", count: 20)
        expect(read(word).diagnostics.map(\.message), equals: ["expected a value, not '\(start)'"])
        expect(read("a" + word).diagnostics.map(\.message), equals: ["expected a value, not 'a\(start.dropLast())'"])
    }

    @Test(
        "a string that is not closed, or contains a quotation mark, is reported at that mark",
        arguments: [
            """
            { "a": "one,
                   ^ error: close this string with '"' [invalid-json]
            note: write a line break within a string as '\\n'
              "b": "two" }
            """,
            #"""
            ["a\"]
             ^ error: close this string with '"' [invalid-json]
            """#,
            #"""
            { "a": "say "hello" to" }
                        ^ error: expected ',' or '}' after this quotation mark [invalid-json]
            note: close the string before it, or write '\"' within the string
            """#,
            #"""
            { "a: 1, "b": 2 }
                     ^ error: expected ':' after this quotation mark [invalid-json]
            """#,
        ])
    func quotationMarks(marked: String) { expectFirstError(marked) }

    @Test(
        "a character that a string cannot contain is reported with what to write",
        arguments: [
            """
            ["a\tb"]
               ^ error: control character U+0009 in a string [invalid-json]
            note: write '\\t' instead
            """,
            """
            ["\u{1}"]
              ^ error: control character U+0001 in a string [invalid-json]
            note: write '\\u0001' instead
            """,
            #"""
            ["C:\dir"]
                ^ error: unknown escape [invalid-json]
            note: the escapes are \" \\ \/ \b \f \n \r \t and \u0000 to \uFFFF; write '\\' for a backslash
            """#,
            #"""
            ["\u12x"]
              ^~~~ error: write four hexadecimal digits after '\u' [invalid-json]
            """#,
            #"""
            ["\uD83D\n"]
              ^~~~~~ error: this is half of a character [invalid-json]
            note: write both halves, as in '\uD83D\uDE00', or the character itself
            """#,
            #"""
            ["\uD83D\uD83D\uDE00"]
              ^~~~~~ error: this is half of a character [invalid-json]
            """#,
        ])
    func strings(marked: String) { expectFirstError(marked) }

    @Test(
        "an unclosed comment is reported where it begins",
        arguments: [
            """
            { "a": 1, /* open
                      ^~ error: close this comment with '*/' [invalid-json]
              "b": 2 }
            """,
            """
            /*/
            ^~ error: close this comment with '*/' [invalid-json]
            """,
        ])
    func comments(marked: String) { expectFirstError(marked) }

    private func expectFirstError(_ marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        expectDiagnostics(marked, sourceLocation: sourceLocation) { read($0.bytes).diagnostics }
    }
}
