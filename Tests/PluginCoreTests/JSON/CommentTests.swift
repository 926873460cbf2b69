import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct CommentTests {
    @Test(
        "comments and trailing commas are skipped",
        arguments: [
            ("// line\n1", "1"), ("1// to the end", "1"), ("//\r1", "1"), ("//\r\n1", "1"),
            ("// one\n// two\n1", "1"), ("/**/1", "1"), ("/***/1", "1"), ("/* a\n b */ 1", "1"),
            ("/* // */1", "1"), ("// /*\n1", "1"), ("/* /* */1", "1"), ("1/* a */", "1"),
            ("/* \u{200F}é\u{0} \" [ */1", "1"),
            ("[/**/]", "[]"), ("[/**/1/**/,/**/2/**/]", "[1,2]"),
            (#"{/**/"a"/**/:/**/1/**/,/**/"b":2/**/}"#, #"{"a":1,"b":2}"#),
            ("{ // first\n\"a\": 1, // second\n}", #"{"a":1}"#),
            ("[1,]", "[1]"), ("[1 , ]", "[1]"), ("[[1,],]", "[[1]]"), ("[1, // last\n]", "[1]"),
            (#"{"a":1,}"#, #"{"a":1}"#), (#"{"a":{"b":[1,],},}"#, #"{"a":{"b":[1]}}"#),
        ])
    func accepted(text: String, outline: String) {
        let result = read(text)
        expect(result.diagnostics.map(\.message), equals: [])
        expect(result.node?.outline, equals: outline)
    }

    @Test("an unclosed comment is reported where it begins")
    func unterminated() {
        expectSyntaxDiagnostics(
            """
            { "a": 1, /* open
                      ^~ error: close this comment with '*/' [unterminated-comment]
              "b": 2 }
            """, reading: #"{"a":1}"#)
        expectSyntaxDiagnostics(
            """
            /*/
            ^~ error: close this comment with '*/' [unterminated-comment]
            """)
    }

    @Test("comments do not nest")
    func nested() {
        expectSyntaxDiagnostics(
            """
            /* a /* b */ c */ 1
                         ^ error: not a JSON value: 'c' [unknown-word]
            """)
    }

    @Test("merge conflict markers are reported once, and the first side is read")
    func conflict() {
        expectSyntaxDiagnostics(
            """
            { "a": 1,
            <<<<<<< HEAD
            ^~~~~~~ error: a merge left a conflict here [unexpected-character]
            note: keep what is right of both sides, and remove the lines with the marks
              "b": 2,
            ||||||| 1b0edd9
              "b": 3,
            =======
              "b": [4,
            >>>>>>> other
              "c": 5
            <<<<<<< HEAD
            ^~~~~~~ error: a merge left a conflict here [unexpected-character]
            note: keep what is right of both sides, and remove the lines with the marks
            =======
              , "d": 6
            >>>>>>> other
            }
            """, reading: #"{"a":1,"b":2,"c":5}"#)
        expectSyntaxDiagnostics(
            """
            <<<<<<< HEAD
            ^~~~~~~ error: a merge left a conflict here [unexpected-character]
            note: keep what is right of both sides, and remove the lines with the marks
            1
            =======
            2
            """, reading: "1")
    }

    @Test("Markdown code fences are reported and skipped")
    func fence() {
        expectSyntaxDiagnostics(
            """
            ```json
            ^~~ error: this is Markdown, not JSON [unexpected-character]
            note: remove the lines that begin with '```'
            { "a": 1 }
            ```
            ^~~ error: this is Markdown, not JSON [unexpected-character]
            note: remove the lines that begin with '```'
            """, reading: #"{"a":1}"#)
    }

    @Test("leftover merge conflict markers are reported, and the same characters elsewhere are not")
    func noConflict() {
        expectSyntaxDiagnostics(
            """
            =======
            ^~~~~~~ error: a merge left a conflict here [unexpected-character]
            note: keep what is right of both sides, and remove the lines with the marks
            1
            >>>>>>> other
            ^~~~~~~ error: a merge left a conflict here [unexpected-character]
            note: keep what is right of both sides, and remove the lines with the marks
            """, reading: "1")
        expectSyntaxDiagnostics(
            """
            [ <<<<<<< HEAD
              ^ error: unexpected character '<' [unexpected-character]
            ]
            """)
    }

    @Test("other comment markers are reported once and skipped")
    func otherMarks() {
        expectSyntaxDiagnostics(
            """
            # what this is, "a": 1
            ^ error: unexpected character '#' [unexpected-character]
            note: a comment begins with '//' or with '/*'
            { "a": 1 }
            """, reading: #"{"a":1}"#)
        expectSyntaxDiagnostics(
            """
            / what this is
            ^ error: unexpected character '/' [unexpected-character]
            note: a comment begins with '//' or with '/*'
            """)
    }
}
