import PluginCore
import TestSupport
import Testing

@Suite("Interpolation", .timed)
struct InterpolationTests {
    @Test(
        "text without tags is unchanged",
        arguments: [
            Example("", gives: ""),
            Example("{ a } { {b} } }} { {\n\r\n\ttail ", gives: "{ a } { {b} } }} { {\n\r\n\ttail "),
            Example("naïve — ✓ 👩‍💻\n", gives: "naïve — ✓ 👩‍💻\n"),
        ])
    func noTags(example: Example) { example.check() }

    @Test(
        "all three forms insert the same text, without escaping",
        arguments: [
            Example("{{a}}|{{&a}}|{{{a}}}", ["a": "x"], gives: "x|x|x"),
            Example(
                "{{a}}|{{&a}}|{{{a}}}", ["a": "<b> & \"c\" {{d}}"],
                gives: "<b> & \"c\" {{d}}|<b> & \"c\" {{d}}|<b> & \"c\" {{d}}"),
            Example("{{a}}{{ñ}}", ["a": "é", "ñ": "✓"], gives: "é✓"),
            Example("[{{a}}{{&a}}{{{a}}}]", ["a": ""], gives: "[]"),
        ])
    func forms(example: Example) { example.check() }

    @Test("the value nothing inserts no text")
    func nothing() {
        Example("[{{a}}{{&a}}{{{a}}}]", ["a": nil], gives: "[]").check()
    }

    @Test(
        "a dotted name is looked up within objects",
        arguments: [
            Example(
                "{{a.b}}|{{&a.b}}|{{{a.b}}}|{{#a}}{{b}}{{/a}}", ["a": ["b": "x"]],
                gives: "x|x|x|x"),
            Example("{{a.b.c.d}}", ["a": ["b": ["c": ["d": "deep"]]]], gives: "deep"),
        ])
    func dotted(example: Example) { example.check() }

    @Test(
        "only the first part of a dotted name is looked up in outer contexts",
        arguments: [
            Example("{{#in}}{{a.b}}{{/in}}", ["in": ["x": "y"], "a": ["b": "outer"]], gives: "outer"),
            Example(
                "{{#in}}{{a.b}}{{/in}}", ["in": ["a": ["b": "inner"]], "a": ["b": "outer"]],
                gives: "inner"),
        ])
    func firstPart(example: Example) { example.check() }

    @Test("every name in the value nothing is nothing")
    func brokenChain() {
        Example("[{{a.b}}{{a.b.c}}]", ["a": nil, "b": ["c": "no"]], gives: "[]").check()
    }

    @Test("a dotted name is never a single key")
    func dotsInKeys() {
        Example("{{a.b}}", ["a.b": "key", "a": ["b": "path"]], gives: "path").check()
    }

    @Test(
        "a dot inserts the innermost context",
        arguments: [
            Example("{{.}}|{{&.}}|{{{.}}}|{{ . }}", "<x>", gives: "<x>|<x>|<x>|<x>"),
            Example("[{{.}}]", nil, gives: "[]"),
            Example("{{#a}}{{.}}{{/a}}", ["a": "x"], gives: "x"),
        ])
    func implicitIterator(example: Example) { example.check() }

    @Test(
        "white space around a tag is kept, even if the tag is alone on its line",
        arguments: [
            Example("| {{a}} |", ["a": "x"], gives: "| x |"),
            Example("| {{{a}}} |", ["a": "x"], gives: "| x |"),
            Example("| {{&a}} |", ["a": "x"], gives: "| x |"),
            Example("  {{a}}\n", ["a": "x"], gives: "  x\n"),
            Example("\t{{{a}}}\r\n", ["a": "x"], gives: "\tx\r\n"),
            Example("  {{&a}}\n", ["a": "x"], gives: "  x\n"),
            Example("{{a}}\n{{a}}\n", ["a": ""], gives: "\n\n"),
        ])
    func surroundingWhiteSpace(example: Example) { example.check() }

    @Test(
        "white space within a tag is ignored",
        arguments: [
            Example("|{{ a }}|", ["a": "x"], gives: "|x|"),
            Example("|{{{ a }}}|", ["a": "x"], gives: "|x|"),
            Example("|{{& a }}|", ["a": "x"], gives: "|x|"),
            Example("|{{\t\n a \r\n}}|", ["a": "x"], gives: "|x|"),
        ])
    func innerWhiteSpace(example: Example) { example.check() }

    @Test(
        "braces beside a tag are text",
        arguments: [
            Example("{ {{a}} }", ["a": "x"], gives: "{ x }"),
            Example("{{a}}}", ["a": "x"], gives: "x}"),
            Example("{{{a}}}}", ["a": "x"], gives: "x}"),
        ])
    func braces(example: Example) { example.check() }
}
