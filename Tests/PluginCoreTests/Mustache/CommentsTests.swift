import TestSupport
import Testing

@Suite("Comments", .timed)
struct CommentsTests {
    @Test(
        "a comment leaves nothing in its line",
        arguments: [
            Example("let a{{! not yet }} = 1", gives: "let a = 1"),
            Example("let b {{! spaces stay }} = 2", gives: "let b  = 2"),
            Example("  c {{! at the end }}\n", gives: "  c \n"),
            Example("{{!}}d{{!tight}}", gives: "d"),
        ])
    func inline(example: Example) { example.check() }

    @Test(
        "a comment may contain anything except the closing delimiter",
        arguments: [
            Example("a{{! # ^ / > & = { { }.. }}b", gives: "ab"),
            Example("a{{! {{name}}b", gives: "ab"),
            Example("a{{! one\n two\n}}b\n", gives: "ab\n"),
            Example("a{{! is 'naïve' ✓ }}b", gives: "ab"),
        ])
    func contents(example: Example) { example.check() }

    @Test("a comment is not looked up, even if its text is a name")
    func isNoName() {
        Example("[{{! note }}{{!note}}]", ["! note": "x", "note": "y"], gives: "[]").check()
    }

    @Test(
        "a standalone comment leaves no line",
        arguments: [
            Example("one\n{{! gone }}\ntwo\n", gives: "one\ntwo\n"),
            Example("one\n \t {{! gone }}\t \ntwo\n", gives: "one\ntwo\n"),
            Example("one\n{{!\nall of\nthis\n}}\ntwo\n", gives: "one\ntwo\n"),
            Example("one\n  {{!\n  all of\n  this\n  }}\ntwo\n", gives: "one\ntwo\n"),
            Example("one\r\n{{! gone }}\r\ntwo", gives: "one\r\ntwo"),
            Example("  {{! first line }}\none", gives: "one"),
            Example("one\n  {{! last line }}", gives: "one\n"),
            Example("{{! a }}\n{{! b }}\n\n{{! c }}\n", gives: "\n"),
            Example("{{! alone }}", gives: ""),
        ])
    func standalone(example: Example) { example.check() }

    @Test(
        "a comment beside anything except white space is not standalone",
        arguments: [
            Example("{{! a }} {{! b }}\n", gives: " \n"),
            Example("{{! a }}.\n", gives: ".\n"),
            Example("one {{!\n}} {{! b }}\ntwo", gives: "one  \ntwo"),
            Example("{{! a }}\r.", gives: "\r."),
        ])
    func besideText(example: Example) { example.check() }
}
