import TestSupport
import Testing

@testable import PluginCore

/// Tests of the productions of RFC 8259, first with valid and then with invalid JSON.
@Suite(.timed) struct GrammarTests {
    @Test(
        "valid JSON is read",
        arguments: [
            // Section 2: JSON-text, structural characters, white space
            ("1", "1"),
            (" \t\n\r1\r\n\t ", "1"),
            ("\n[ 1 , 2 ]\n", "[1,2]"),
            (" { \"a\" : 1 , \"b\" : 2 } ", #"{"a":1,"b":2}"#),
            // Section 3: any value may be the whole text
            ("null", "null"), ("true", "true"), ("false", "false"), (#""""#, #""""#),
            (#""text""#, #""text""#), ("[]", "[]"), ("{}", "{}"), ("-1.5", "-1.5"),
            // Section 4: objects
            (#"{"a":1}"#, #"{"a":1}"#),
            (#"{"":null}"#, #"{"":null}"#),
            (#"{"a":1,"b":{"c":[]}}"#, #"{"a":1,"b":{"c":[]}}"#),
            (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#),
            (#"{"\u0061":1}"#, #"{"a":1}"#),
            // Section 5: arrays
            ("[null]", "[null]"),
            ("[[],[[]],{}]", "[[],[[]],{}]"),
            (#"[1,"a",true,false,null,{}]"#, #"[1,"a",true,false,null,{}]"#),
            // Section 6: numbers
            ("0", "0"), ("-0", "-0"), ("10", "10"), ("-12", "-12"), ("0.0", "0.0"),
            ("1.50", "1.50"), ("1e2", "1e2"), ("1E2", "1E2"), ("1e+2", "1e+2"), ("1e-2", "1e-2"),
            ("0e0", "0e0"), ("1e00", "1e00"), ("-1.5E+10", "-1.5E+10"), ("1e999", "1e999"),
            ("123456789012345678901234567890", "123456789012345678901234567890"),
            // Section 7: strings
            (#""\"\\\/""#, #""\"\\/""#),
            (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t".debugDescription),
            (#""\u0041\u00e9\u00E9\uFFFF""#, "A\u{E9}\u{E9}\u{FFFF}".debugDescription),
            (#""\u0000""#, "\u{0}".debugDescription),
            (#""\uD83D\uDE00 \ud83d\ude00""#, #""😀 😀""#),
            (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}".debugDescription),
            ("\"\u{7F}\u{80}\u{2028}é漢😀\"", "\u{7F}\u{80}\u{2028}é漢😀".debugDescription),
            (#""a\nb\nc""#, #""a\nb\nc""#),
            (#""// no comment, /* none */""#, #""// no comment, /* none */""#),
            (#""it's ‘curly’ “text”""#, "it's ‘curly’ “text”".debugDescription),
        ] as [(String, String)])
    func valid(text: String, outline: String) {
        let result = read(text)
        expect(result.diagnostics.map(\.message), equals: [])
        expect(result.node?.outline, equals: outline)
    }

    @Test(
        "invalid JSON is an error",
        arguments: [
            // Section 2
            "", " ", "\u{A0}1", "\u{B}1", "\u{C}[]", "1\u{0}", "[1]\u{FEFF}", "1 2", "[]]", "[}",
            // Section 3
            "True", "TRUE", "nul", "nulll", "undefined", "truefalse", "true1", "@", "(1)", "\\",
            // Section 4
            "{", "}", #"{"a"}"#, #"{"a":}"#, #"{"a":1"#, #"{"a":"#, #"{"a""#, #"{"a",1}"#,
            "{a:1}", "{1:1}", "{null:1}", "{[]:1}", #"{"a":1 "b":2}"#, #"{"a" 1}"#, #"{,}"#,
            #"{"a":1,,}"#, #"{"a"=1}"#, #"{"a":1;"b":2}"#, #"{:1}"#, #"{"a"::1}"#,
            // Section 5
            "[", "]", "[1", "[1,", "[,]", "[,1]", "[1,,]", "[1,,2]", "[1 2]", "[1;2]", "[1:2]",
            "[1}", "[[1]",
            // Section 6
            "+1", "-", "+", "01", "-01", "00", "1.", ".1", "-.1", "1.e1", "1e", "1e+", "1e1.5",
            "1.2.3", "1-2", "--1", "- 1", "0x1", "1_000", "1f", "NaN", "-NaN", "Infinity",
            "-Infinity", "inf", "\u{FF11}", "1,5",
            // Section 7
            "\"", "\"a", "'a'", "`a`", "“a”", "\"a\nb\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"",
            #""\""#, #""\a""#, #""\'""#, #""\U0041""#, #""\x41""#, #""\0""#, #""\u""#, #""\u12""#,
            #""\u12G4""#, #""\u{41}""#, #""\uD800""#, #""\uDC00""#, #""\uD800\uD800""#,
            #""\uD800x\uDC00""#, #""\uDC00\uD800""#, "\"\\\u{E9}\"", #""a"b"#,
        ])
    func invalid(text: String) {
        let result = read(text)
        expect(result.node == nil)
        expect(result.diagnostics.count, equals: 1)
    }
}
