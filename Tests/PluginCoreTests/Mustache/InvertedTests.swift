import PluginCore
import TestSupport
import Testing

@Suite("Inverted sections", .timed)
struct InvertedTests {
    @Test(
        "a falsy value renders the section once",
        arguments: [
            Example("[{{^a}}x{{/a}}]", ["a": false], gives: "[x]"),
            Example("[{{^a}}x{{/a}}]", ["a": nil], gives: "[x]"),
            Example("[{{^a}}x{{/a}}]", ["a": []], gives: "[x]"),
            Example("[{{^a}}x{{/a}}]", ["a": ""], gives: "[x]"),
            Example("[{{^.}}x{{/.}}]", [], gives: "[x]"),
        ])
    func falsy(example: Example) { example.check() }

    @Test(
        "any other value leaves the section out",
        arguments: [
            Example("[{{^a}}x{{/a}}]", ["a": true], gives: "[]"),
            Example("[{{^a}}x{{/a}}]", ["a": "false"], gives: "[]"),
            Example("[{{^a}}{{b}}{{/a}}]", ["a": ["b": "x"]], gives: "[]"),
            Example("[{{^a}}x{{/a}}]", ["a": [:]], gives: "[]"),
            Example("[{{^a}}{{b}}{{/a}}]", ["a": [["b": "x"], ["b": "y"]]], gives: "[]"),
            Example("[{{^a}}x{{/a}}]", ["a": [false]], gives: "[]"),
        ])
    func truthy(example: Example) { example.check() }

    @Test("the value is not a context of the section")
    func context() {
        Example("{{#a}}{{^b}}{{.}}{{/b}}{{/a}}", ["a": "outer", "b": false], gives: "outer").check()
    }

    @Test(
        "sections can follow each other and nest, even with the same name",
        arguments: [
            Example(
                "{{^a}}\n1\n{{/a}}\n{{b}}\n{{^a}}\n3\n{{/a}}\n", ["a": false, "b": "2"],
                gives: "1\n2\n3\n"),
            Example("<{{^a}}1{{^a}}2{{/a}}3{{/a}}>", ["a": false], gives: "<123>"),
            Example("<{{^a}}1{{^a}}2{{/a}}3{{/a}}>", ["a": true], gives: "<>"),
            Example("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": [:]], gives: "yes"),
            Example("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": []], gives: "no"),
        ])
    func nested(example: Example) { example.check() }

    @Test(
        "the name may be dotted",
        arguments: [
            Example("[{{^a.b.c}}x{{/a.b.c}}]", ["a": ["b": ["c": true]]], gives: "[]"),
            Example("[{{^a.b.c}}x{{/a.b.c}}]", ["a": ["b": ["c": false]]], gives: "[x]"),
            Example("[{{^a.b.c}}x{{/a.b.c}}]", ["a": ["b": nil]], gives: "[x]"),
        ])
    func dotted(example: Example) { example.check() }

    @Test(
        "white space beside tags within a line is kept",
        arguments: [
            Example(" . {{^a}}\t.\t{{/a}} . \n", ["a": false], gives: " . \t.\t . \n"),
            Example(" . {{^a}} {{! c }}\n {{/a}} . \n", ["a": false], gives: " .  \n  . \n"),
            Example(" {{^a}}1{{/a}}\n {{^a}}2{{/a}}\n", ["a": false], gives: " 1\n 2\n"),
        ])
    func surroundingWhiteSpace(example: Example) { example.check() }

    @Test(
        "standalone tags leave no lines",
        arguments: [
            Example("1\n{{^a}}\n2\n{{/a}}\n3\n", ["a": false], gives: "1\n2\n3\n"),
            Example("1\n  {{^a}}\n2\n\t{{/a}} \n3\n", ["a": false], gives: "1\n2\n3\n"),
            Example("1\n{{^a}}\n2\n{{/a}}\n3\n", ["a": true], gives: "1\n3\n"),
            Example("1\r\n{{^a}}\r\n{{/a}}\r\n2", ["a": false], gives: "1\r\n2"),
            Example("  {{^a}}\n1{{/a}}\n2", ["a": false], gives: "1\n2"),
            Example("1{{^a}}\n2\n  {{/a}}", ["a": false], gives: "1\n2\n"),
        ])
    func standalone(example: Example) { example.check() }

    @Test("white space within a tag is ignored")
    func innerWhiteSpace() {
        Example("|{{^ a }}x{{/\ta\n}}|", ["a": false], gives: "|x|").check()
    }
}
