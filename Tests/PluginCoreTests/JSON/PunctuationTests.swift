import TestSupport
import Testing

@Suite(.timed) struct PunctuationTests {
    @Test("a missing comma is reported after the value before it")
    func missingComma() {
        expectSyntaxDiagnostics(
            """
            [1 2, [] {}, "a" "b" // why
              | error: write ',' between two elements [missing-comma]
                    | error: write ',' between two elements [missing-comma]
                            | error: write ',' between two elements [missing-comma]
                                | error: write ',' between two elements [missing-comma]
             true]
            """, reading: #"[1,2,[],{},"a","b",true]"#)
        expectSyntaxDiagnostics(
            """
            {
              "a": { "b": 1 "c": 2 }
                           | error: write ',' between two members [missing-comma]
                                    | error: write ',' between two members [missing-comma]
              "d": 3
            }
            """, reading: #"{"a":{"b":1,"c":2},"d":3}"#)
    }

    @Test("commas with nothing before them are reported together")
    func unexpectedComma() {
        expectSyntaxDiagnostics(
            """
            [,1,, ,2,]
             ^ error: remove the comma [unexpected-comma]
            note: write commas only after elements and members
                ^~~ error: remove the comma [unexpected-comma]
            note: write commas only after elements and members
            """, reading: "[1,2]")
        expectSyntaxDiagnostics(
            """
            {,}
             ^ error: remove the comma [unexpected-comma]
            """, reading: "{}")
    }

    @Test("a missing colon is reported after the key, or at the character in its place")
    func missingColon() {
        expectSyntaxDiagnostics(
            """
            { "a" 1, "b" = 2, "c" => { "d" [] } }
                 | error: write ':' between a key and its value [missing-colon]
                         ^ error: write ':' between a key and its value [missing-colon]
                                  ^~ error: write ':' between a key and its value [missing-colon]
                                          | error: write ':' between a key and its value [missing-colon]
            """, reading: #"{"a":1,"b":2,"c":{"d":[]}}"#)
    }

    @Test("a key without a value is reported and left out")
    func missingValue() {
        expectSyntaxDiagnostics(
            """
            { "a", "b":, "c": { "d" }, "e": }
              ^~~ error: write a value for this key [missing-value]
                   ^~~ error: write a value for this key [missing-value]
                                ^~~ error: write a value for this key [missing-value]
                                       ^~~ error: write a value for this key [missing-value]
            """, reading: #"{"c":{}}"#)
    }

    @Test("a value without a key is reported once and left out")
    func missingKey() {
        expectSyntaxDiagnostics(
            """
            { { "a": 1 }, [true], "b": 2 }
              ^ error: write a key before this value [missing-key]
            note: the object that begins here is still open
            """, reading: #"{"b":2}"#)
        expectSyntaxDiagnostics(
            """
            [
              { "a": 1,
              { "b": 2 },
              ^ error: write a key before this value [missing-key]
              { "c": 3 }
            ]
            """)
    }

    @Test("an unexpected character is reported, and the rest is read")
    func unexpectedCharacter() {
        expectSyntaxDiagnostics(
            """
            [1; 2, 3 @ 4, (5), 6%, \u{A0}\u{200B}7, 8：9]
              ^ error: unexpected character ';' [unexpected-character]
                     ^ error: unexpected character '@' [unexpected-character]
                          ^ error: unexpected character '(' [unexpected-character]
                                ^ error: unexpected character '%' [unexpected-character]
                                   ^~ error: unexpected character U+00A0 [unexpected-character]
                                         ^ error: unexpected character '：' [unexpected-character]
            """, reading: "[1,2,3,4,5,6,7,8,9]")
        expectSyntaxDiagnostics(
            """
            { "a":: 1, "b": 2 : 3, "c"; 4 }
                  ^ error: unexpected character ':' [unexpected-character]
                              ^ error: unexpected character ':' [unexpected-character]
                                      ^ error: unexpected character ';' [unexpected-character]
            """, reading: #"{"a":1,"b":2,"c":4}"#)
    }

    @Test("keys in an array are reported once for the array")
    func keysInArray() {
        expectSyntaxDiagnostics(
            """
            ["a": 1, "b": 2]
                ^ error: unexpected character ':' [unexpected-character]
            note: the array that begins here has no keys
            """)
        expectSyntaxDiagnostics(
            """
            { "a": [1, 2, "b": 3, "c": 4 }
                             ^ error: unexpected character ':' [unexpected-character]
            """)
    }

    @Test("text after the value is reported as a whole")
    func extraText() {
        expectSyntaxDiagnostics(
            """
            {} // one
            {} [
            ^~~~ error: remove the text after the end of the value [extra-text]
            note: a file holds one value

            """, reading: "{}")
        expectSyntaxDiagnostics(
            """
            "a": 1,
               ^~~~… error: remove the text after the end of the value [extra-text]
            "b": 2
            """, reading: #""a""#)
    }

    @Test("text before the value is reported, and the value is read")
    func beforeTheValue() {
        expectSyntaxDiagnostics(
            """
            ], {}
            ^ error: unexpected character ']' [unexpected-character]
            """, reading: "{}")
    }
}
