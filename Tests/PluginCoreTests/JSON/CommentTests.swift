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
}
