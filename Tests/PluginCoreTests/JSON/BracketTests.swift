import TestSupport
import Testing

@Suite(.timed) struct BracketTests {
    @Test("the innermost unclosed bracket is reported")
    func openAtTheEnd() {
        expectSyntaxDiagnostics(
            """
            [1, [2, 3], [4
                        ^ error: close this array with ']' [missing-bracket]
            note: it is not closed before the end of the file
            """, reading: "[1,[2,3],[4]]")
        expectSyntaxDiagnostics(
            """
            { "a": { "b": 1 }, "c":
            ^ error: close this object with '}' [missing-bracket]
            """, reading: #"{"a":{"b":1}}"#)
        expectSyntaxDiagnostics(
            """
            [[[[
               ^ error: close this array with ']' [missing-bracket]
            """, reading: "[[[[]]]]")
    }

    @Test("a bracket that matches an outer one closes all brackets within that")
    func missingBefore() {
        expectSyntaxDiagnostics(
            """
            { "a": [1, [2 }
                       ^ error: close this array with ']' [missing-bracket]
            note: it is not closed before this bracket
            """, reading: #"{"a":[1,[2]]}"#)
        expectSyntaxDiagnostics(
            """
            [{ "a": { "b": [1 }, "c": 2 }, 3]
                           ^ error: close this array with ']' [missing-bracket]
            """, reading: #"[{"a":{"b":[1]},"c":2},3]"#)
    }

    @Test("a bracket of the wrong kind counts as the right one")
    func wrong() {
        expectSyntaxDiagnostics(
            """
            [1, 2}
                 ^ error: close the array with ']', not with '}' [wrong-bracket]
            note: the array begins here
            """, reading: "[1,2]")
        expectSyntaxDiagnostics(
            """
            { "a": [1, 2}, "b": { "c": 3 ] }
                        ^ error: close the array with ']', not with '}' [wrong-bracket]
            """, reading: #"{"a":[1,2],"b":{"c":3}}"#)
    }

    @Test("one wrong bracket is one error, wherever it is found")
    func noFollowUp() {
        expectSyntaxDiagnostics(
            """
            {
              "a": { "b": [ { "c": 1 },
                          ^ error: close this array with ']' [missing-bracket]
              },
              "d": [ 1 ]
            }
            """, reading: #"{"a":{"b":[{"c":1}]},"d":[1]}"#)
        expectSyntaxDiagnostics(
            """
            {
              "a": [ 1 ] },
                          ^… error: remove the text after the end of the value [extra-text]
              "b": [ 2 ]
            }
            """, reading: #"{"a":[1]}"#)
        expectSyntaxDiagnostics(
            """
            { "a": "b": 1 }, "c": [2] }
                      ^ error: unexpected character ':' [unexpected-character]
                           ^~~~~~~~~~~~ error: remove the text after the end of the value [extra-text]
            """)
    }
}
