import TestSupport
import Testing

@Suite(.timed) struct StringDiagnosticTests {
    @Test("an unclosed string ends with its line, before commas and brackets")
    func unterminated() {
        expectSyntaxDiagnostics(
            """
            {
              "a": "one,
                   ^ error: close this string with '"' [unterminated-string]
              "b": ["two],
                    ^ error: close this string with '"' [unterminated-string]
              "c: 3,
              ^ error: close this string with '"' [unterminated-string]
              "d": 4
            }
            """, reading: #"{"a":"one","b":["two"],"d":4}"#)
        expectSyntaxDiagnostics(
            #"""
            ["a\"]
             ^ error: close this string with '"' [unterminated-string]
            """#, reading: #"["a\\\""]"#)
    }

    @Test("a string over several lines is reported at the end of the first line")
    func lineBreak() {
        expectSyntaxDiagnostics(
            #"""
            { "a": "one
                       ^… error: line break in a string [control-character]
            note: write '\n' instead

              two
              three", "b": 1 }
            """#, reading: #"{"a":"one\n\n  two\n  three","b":1}"#)
        expectSyntaxDiagnostics(
            #"""
            ["one \
                   ^… error: line break in a string [control-character]
            two"]
            """#, reading: #"["one \ntwo"]"#)
    }

    @Test("control characters are reported with the escape to write")
    func controlCharacters() {
        expectSyntaxDiagnostics(
            #"""
            ["a\#t\#tb", "\#u{1}\#u{7F}"]
               ^~ error: control character U+0009 in a string [control-character]
            note: write '\t' instead
                      ^ error: control character U+0001 in a string [control-character]
            note: write '\u0001' instead
            """#, reading: "[\("a\t\tb".debugDescription),\("\u{1}\u{7F}".debugDescription)]")
    }

    @Test("a quotation mark within a string is reported alone")
    func unescapedQuote() {
        expectSyntaxDiagnostics(
            #"""
            { "a": "say "hello" to", "b": 1 }
                        ^ error: text follows this quotation mark [unescaped-quote]
            note: close the string before it, or write '\"' within the string
            """#)
        expectSyntaxDiagnostics(
            #"""
            { "a": "say "hello", you",
                        ^ error: text follows this quotation mark [unescaped-quote]
              "b": "two"" }
                       ^ error: text follows this quotation mark [unescaped-quote]
            """#)
        expectSyntaxDiagnostics(
            #"""
            { "a": "one, "b": { "c": [1] }
                         ^ error: text follows this quotation mark [unescaped-quote]
            }
            """#)
        expectSyntaxDiagnostics(
            #"""
            { "a: 1, "b": 2 }
                     ^ error: text follows this quotation mark [unescaped-quote]
            """#)
    }

    @Test("a missing quotation mark at the start of a string is one error")
    func missingOpening() {
        expectSyntaxDiagnostics(
            """
            { a": 1, "b": { "c": [2] }
              ^ error: put the key in quotation marks [unquoted-key]
            }
            """)
        expectSyntaxDiagnostics(
            """
            { "a": b", "c": { "d": [2] } }
                   ^ error: not a JSON value: 'b' [unknown-word]
            """)
    }

    @Test("strings in other quotation marks are reported and read")
    func wrongQuotes() {
        expectSyntaxDiagnostics(
            #"""
            { 'a': 'it\'s', “b”: “it’s”, ‘c’: `d`, „e“: "f" }
              ^~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
                   ^~~~~~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
                            ^~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
                                 ^~~~~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
                                         ^~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
                                              ^~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
                                                   ^~~ error: put the string in double quotation marks [wrong-quotes]
            note: write a string as '"text"'
            """#, reading: #"{"a":"it\'s","b":"it’s","c":"d","e":"f"}"#)
    }

    @Test("a wrong escape is reported with its exact range")
    func invalidEscape() {
        expectSyntaxDiagnostics(
            #"""
            ["C:\dir\é", "\u12x", "\u{1F600}"]
                ^~ error: unknown escape [invalid-escape]
            note: the escapes are \" \\ \/ \b \f \n \r \t and \u0000 to \uFFFF; write '\\' for a backslash
                    ^~ error: unknown escape [invalid-escape]
            note: the escapes are \" \\ \/ \b \f \n \r \t and \u0000 to \uFFFF; write '\\' for a backslash
                          ^~~~ error: write four hexadecimal digits after '\u' [invalid-escape]
                                   ^~ error: write four hexadecimal digits after '\u' [invalid-escape]
            """#, reading: #"["C:diré","\#u{FFFD}x","\#u{FFFD}{1F600}"]"#)
    }

    @Test("half of a surrogate pair is reported, and read as a replacement character")
    func unpairedSurrogate() {
        expectSyntaxDiagnostics(
            #"""
            ["\uD83D", "\uDE00", "\uD83D\uD83D\uDE00", "\uD83D\n"]
              ^~~~~~ error: this is half of a character [unpaired-surrogate]
            note: write both halves, as in '\uD83D\uDE00', or the character itself
                        ^~~~~~ error: this is half of a character [unpaired-surrogate]
            note: write both halves, as in '\uD83D\uDE00', or the character itself
                                  ^~~~~~ error: this is half of a character [unpaired-surrogate]
            note: write both halves, as in '\uD83D\uDE00', or the character itself
                                                        ^~~~~~ error: this is half of a character [unpaired-surrogate]
            note: write both halves, as in '\uD83D\uDE00', or the character itself
            """#,
            reading: #"["\#u{FFFD}","\#u{FFFD}","\#u{FFFD}😀","\#u{FFFD}\n"]"#)
    }
}
