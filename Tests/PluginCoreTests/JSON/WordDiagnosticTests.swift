import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct WordDiagnosticTests {
    @Test("keys without quotation marks are reported and read")
    func unquotedKeys() {
        expectSyntaxDiagnostics(
            """
            { name: 1, größe: 2, 3: 4, my-key.x: 5, my key: 6 }
              ^~~~ error: put the key in quotation marks [unquoted-key]
            note: write '"name"'
                       ^~~~~ error: put the key in quotation marks [unquoted-key]
            note: write '"größe"'
                                 ^ error: put the key in quotation marks [unquoted-key]
            note: write '"3"'
                                       ^~~~~~~~ error: put the key in quotation marks [unquoted-key]
            note: write '"my-key.x"'
                                                    ^~ error: put the key in quotation marks [unquoted-key]
            note: write '"my"'
            """)
    }

    @Test("a comma in a number has its own message")
    func commasOfFractions() {
        expectSyntaxDiagnostics(
            """
            { "a": 0,5 }
                   ^~~ error: a fraction follows a point, not a comma [invalid-number]
            note: write '0.5'
            """)
        expectSyntaxDiagnostics(
            """
            { "a": 0, 5: 1 }
                      ^ error: put the key in quotation marks [unquoted-key]
            note: write '"5"'
            """)
    }

    @Test("a misspelled literal is read as the one that was meant")
    func suggestions() {
        expectSyntaxDiagnostics(
            """
            [True, FALSE, nul, nil, None, yes]
             ^~~~ error: not a JSON value: 'True' [unknown-word]
            note: did you mean 'true'?
                   ^~~~~ error: not a JSON value: 'FALSE' [unknown-word]
            note: did you mean 'false'?
                          ^~~ error: not a JSON value: 'nul' [unknown-word]
            note: did you mean 'null'?
                               ^~~ error: not a JSON value: 'nil' [unknown-word]
            note: did you mean 'null'?
                                    ^~~~ error: not a JSON value: 'None' [unknown-word]
            note: did you mean 'null'?
                                          ^~~ error: not a JSON value: 'yes' [unknown-word]
            note: did you mean 'true'?
            """, reading: "[true,false,null,null,null,true]")
    }

    @Test("any other word is read as a string, and only the first of several is reported")
    func unquotedText() {
        expectSyntaxDiagnostics(
            """
            [fill, .top, don't,
             ^~~~ error: not a JSON value: 'fill' [unknown-word]
            note: write '"fill"' for a string
                   ^~~~ error: not a JSON value: '.top' [unknown-word]
            note: write '".top"' for a string
                         ^~~ error: not a JSON value: 'don' [unknown-word]
            note: write '"don"' for a string
             Says what it is, and why,
             ^~~~ error: not a JSON value: 'Says' [unknown-word]
            note: write '"Says"' for a string
             true]
            """)
    }

    @Test("a long word is cut off in the message, between two characters")
    func longWord() {
        let word = String(repeating: "é", count: 25)
        let diagnostics = read(word).diagnostics
        let start = String(repeating: "é", count: 20)
        expect(diagnostics.map(\.message), equals: ["not a JSON value: '\(start)…'"])
        let shifted = read("a" + word).diagnostics
        expect(shifted.map(\.message), equals: ["not a JSON value: 'a\(start.dropLast())…'"])
    }

    @Test("a number with a small mistake is read as the number that was meant")
    func correctedNumbers() {
        expectSyntaxDiagnostics(
            """
            [+1, .5, -.5, 1., 01, -007.50, 1_000, +.5e3]
             ^~ error: not a JSON number: '+1' [invalid-number]
            note: write '1'
                 ^~ error: not a JSON number: '.5' [invalid-number]
            note: write '0.5'
                     ^~~ error: not a JSON number: '-.5' [invalid-number]
            note: write '-0.5'
                          ^~ error: not a JSON number: '1.' [invalid-number]
            note: write '1'
                              ^~ error: not a JSON number: '01' [invalid-number]
            note: write '1'
                                  ^~~~~~~ error: not a JSON number: '-007.50' [invalid-number]
            note: write '-7.50'
                                           ^~~~~ error: not a JSON number: '1_000' [invalid-number]
            note: write '1000'
                                                  ^~~~~ error: not a JSON number: '+.5e3' [invalid-number]
            note: write '0.5e3'
            """, reading: "[1,0.5,-0.5,1,1,-7.50,1000,0.5e3]")
    }

    @Test("any other invalid number is left out")
    func wrongNumbers() {
        expectSyntaxDiagnostics(
            """
            [NaN, -Infinity, 1e, 0x1F, -, 12px, 1.2.3]
             ^~~ error: not a JSON number: 'NaN' [invalid-number]
            note: write a number as '-12.5e3'
                  ^~~~~~~~~ error: not a JSON number: '-Infinity' [invalid-number]
            note: write a number as '-12.5e3'
                             ^~ error: not a JSON number: '1e' [invalid-number]
            note: write a number as '-12.5e3'
                                 ^~~~ error: not a JSON number: '0x1F' [invalid-number]
            note: write a number as '-12.5e3'
                                       ^ error: not a JSON number: '-' [invalid-number]
            note: write a number as '-12.5e3'
                                          ^~~~ error: not a JSON number: '12px' [invalid-number]
            note: write a number as '-12.5e3'
                                                ^~~~~ error: not a JSON number: '1.2.3' [invalid-number]
            note: write a number as '-12.5e3'
            """, reading: "[]")
    }
}
