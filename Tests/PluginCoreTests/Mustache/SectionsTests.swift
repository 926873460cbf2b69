import PluginCore
import TestSupport
import Testing

@Suite("Sections", .timed)
struct SectionsTests {
    @Test(
        "a truthy value renders the section",
        arguments: [
            Example("[{{#a}}x{{/a}}]", ["a": true], gives: "[x]"),
            Example("[{{#a}}x{{/a}}]", ["a": "text"], gives: "[x]"),
            Example("[{{#a}}x{{/a}}]", ["a": "0"], gives: "[x]"),
            Example("[{{#a}}x{{/a}}]", ["a": [:]], gives: "[x]"),
        ])
    func truthy(example: Example) { example.check() }

    @Test(
        "a falsy value leaves the section out",
        arguments: [
            Example("[{{#a}}x{{/a}}]", ["a": false], gives: "[]"),
            Example("[{{#a}}x{{/a}}]", ["a": nil], gives: "[]"),
            Example("[{{#a}}x{{/a}}]", ["a": []], gives: "[]"),
            Example("[{{#a}}x{{/a}}]", ["a": ""], gives: "[]"),
            Example("[{{#a}}{{unknown}}{{/a}}]", ["a": false], gives: "[]"),
        ])
    func falsy(example: Example) { example.check() }

    @Test(
        "the value is the innermost context",
        arguments: [
            Example("{{#a}}{{b}}{{/a}}", ["a": ["b": "x"]], gives: "x"),
            Example("{{#a}}{{b}}{{/a}}{{b}}", ["a": ["b": "in"], "b": "out"], gives: "inout"),
            Example("{{#a}}{{.}} is {{a}}{{/a}}", ["a": "x"], gives: "x is x"),
            Example("{{#a}}{{#.}}{{b}}{{/.}}{{/a}}", ["a": ["b": "x"]], gives: "x"),
        ])
    func context(example: Example) { example.check() }

    @Test(
        "names that a context does not have are looked up in the contexts around it",
        arguments: [
            Example(
                "{{#in}}{{a}}{{b}}{{c.d}}{{/in}}",
                ["a": "1", "b": "no", "in": ["b": "2"], "c": ["d": "3"]], gives: "123"),
            Example(
                "{{#a}}{{#b}}{{#c}}{{x}}{{y}}{{z}}{{/c}}{{x}}{{y}}{{/b}}{{x}}{{/a}}",
                ["a": ["x": "1"], "b": ["y": "2"], "c": ["z": "3"]], gives: "123121"),
            Example(
                "{{#flag}}{{#text}}{{a}}{{/text}}{{/flag}}", ["flag": true, "text": "t", "a": "x"],
                gives: "x"),
            Example("{{#a}}{{b}}.{{/a}}", ["a": ["b": nil], "b": "hidden"], gives: "."),
        ])
    func outerContexts(example: Example) { example.check() }

    @Test(
        "each element of a list becomes the innermost context in turn",
        arguments: [
            Example("{{#a}}{{b}};{{/a}}", ["a": [["b": "1"], ["b": "2"], ["b": "3"]]], gives: "1;2;3;"),
            Example("{{#a}}x{{/a}}", ["a": [true, false, nil, ""]], gives: "xxxx"),
            Example(
                "{{#a}}{{#b}}{{n.x}}{{m}}{{#c}}({{n.y}}{{m}}{{l}}){{/c}}{{/b}};{{/a}}",
                [
                    "a": [
                        [
                            "n": ["x": "X", "y": "Y"],
                            "b": [
                                ["m": "1", "c": [["l": "i"], ["l": "j"]]], ["m": "2", "c": []],
                            ],
                        ],
                        ["n": ["x": "Z", "y": ""], "b": [["m": "3", "c": [["l": "k"]]]]],
                    ]
                ], gives: "X1(Y1i)(Y1j)X2;Z3(3k);"),
        ])
    func lists(example: Example) { example.check() }

    @Test(
        "a dot inserts the element itself",
        arguments: [
            Example("{{#a}}({{.}}{{&.}}{{{.}}}){{/a}}", ["a": ["<", "&"]], gives: "(<<<)(&&&)"),
            Example(
                "{{#a}}[{{#.}}{{.}}{{/.}}]{{/a}}", ["a": [["1", "2"], [], ["3"]]],
                gives: "[12][][3]"),
            Example("{{#.}}{{a}}{{/.}}", [["a": "1"], ["a": "2"]], gives: "12"),
            Example("{{#.}}{{.}}{{/.}}", ["1", "2"], gives: "12"),
        ])
    func implicitIterator(example: Example) { example.check() }

    @Test(
        "sections can follow each other and nest, even with the same name",
        arguments: [
            Example(
                "{{#a}}\n1\n{{/a}}\n{{b}}\n{{#a}}\n3\n{{/a}}\n", ["a": true, "b": "2"],
                gives: "1\n2\n3\n"),
            Example("<{{#a}}1{{#a}}2{{/a}}3{{/a}}>", ["a": true], gives: "<123>"),
            Example("<{{#a}}1{{#a}}2{{/a}}3{{/a}}>", ["a": false], gives: "<>"),
            Example("{{#a}}{{^a}}no{{/a}}yes{{/a}}", ["a": true], gives: "yes"),
        ])
    func nested(example: Example) { example.check() }

    @Test(
        "the name may be dotted",
        arguments: [
            Example("[{{#a.b.c}}x{{/a.b.c}}]", ["a": ["b": ["c": true]]], gives: "[x]"),
            Example("[{{#a.b.c}}x{{/a.b.c}}]", ["a": ["b": ["c": false]]], gives: "[]"),
            Example("[{{#a.b.c}}x{{/a.b.c}}]", ["a": ["b": nil]], gives: "[]"),
            Example("{{#a.b}}{{.}}{{/a.b}}", ["a": ["b": ["1", "2"]]], gives: "12"),
        ])
    func dotted(example: Example) { example.check() }

    @Test(
        "white space beside tags within a line is kept",
        arguments: [
            Example(" . {{#a}}\t.\t{{/a}} . \n", ["a": true], gives: " . \t.\t . \n"),
            Example(" . {{#a}} {{! c }}\n {{/a}} . \n", ["a": true], gives: " .  \n  . \n"),
            Example(" {{#a}}1{{/a}}\n {{#a}}2{{/a}}\n", ["a": true], gives: " 1\n 2\n"),
            Example("{{#a}} {{/a}}\n", ["a": true], gives: " \n"),
            Example("{{#a}}{{/a}}\n1", ["a": true], gives: "\n1"),
        ])
    func surroundingWhiteSpace(example: Example) { example.check() }

    @Test(
        "a standalone section tag leaves no empty line",
        arguments: [
            Example("1\n{{#a}}\n2\n{{/a}}\n3\n", ["a": true], gives: "1\n2\n3\n"),
            Example("1\n{{#a}}\n2\n{{/a}}\n3\n", ["a": false], gives: "1\n3\n"),
            Example("1\n\t {{#a}} \t\n2\n  {{/a}}\t\n3\n", ["a": true], gives: "1\n2\n3\n"),
            Example("1\n\n{{#a}}\n\n{{/a}}\n\n2", ["a": true], gives: "1\n\n\n\n2"),
            Example("{{#a}}\n  {{.}},\n{{/a}}\n", ["a": ["1", "2"]], gives: "  1,\n  2,\n"),
            Example("1\r\n{{#a}}\r\n{{/a}}\r\n2", ["a": true], gives: "1\r\n2"),
            Example("  {{#a}}\n1{{/a}}\n2", ["a": true], gives: "1\n2"),
            Example("1{{#a}}\n2\n  {{/a}}", ["a": true], gives: "1\n2\n"),
            Example("{{#\na\n}}\n1\n{{/a}}\n", ["a": true], gives: "1\n"),
        ])
    func standalone(example: Example) { example.check() }

    @Test("white space within a tag is ignored")
    func innerWhiteSpace() {
        Example("|{{# a }}x{{/\ta\n}}|", ["a": true], gives: "|x|").check()
    }

    /// Tests that reallocations during parsing cause no problems: with each filler, storage grows
    /// within another kind of tag.
    @Test("thousands of sections end where they are closed", arguments: 0..<6)
    func many(filler: Int) {
        let text = String(repeating: "{{b}}", count: filler)
        let sections = String(repeating: "{{#a}}1{{/a}}{{^a}}0{{/a}}", count: 2_000)
        for flag in [true, false] {
            Example(
                text + sections, ["a": .flag(flag), "b": "-"],
                gives: String(repeating: "-", count: filler) + String(repeating: flag ? "1" : "0", count: 2_000)
            ).check()
        }
    }
}
