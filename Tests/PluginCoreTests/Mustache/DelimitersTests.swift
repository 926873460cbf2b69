import PluginCore
import TestSupport
import Testing

@Suite("Delimiters", .timed)
struct DelimitersTests {
    @Test(
        "delimiters change for the text after the tag",
        arguments: [
            Example("{{=<< >>=}}[<<a>>]{{a}}", ["a": "1"], gives: "[1]{{a}}"),
            Example("{{=[ ]=}}[a]", ["a": "1"], gives: "1"),
            Example("{{a}}{{=( )=}}(a)(={{ }}=){{a}}", ["a": "1"], gives: "111"),
            Example("{{=<!-- -->=}}<!--a-->", ["a": "1"], gives: "1"),
            Example("{{=« »=}}«a»", ["a": "1"], gives: "1"),
            Example("{{={{{ }}}=}}{{{a}}}", ["a": "1"], gives: "1"),
        ])
    func change(example: Example) { example.check() }

    @Test(
        "one delimiter may both begin and end a tag",
        arguments: [
            Example("{{=| |=}}|a|, |#b||.||/b|", ["a": "1", "b": "2"], gives: "1, 2"),
            Example("{{=%% %%=}}%%! note %%%%a%%", ["a": "1"], gives: "1"),
        ])
    func same(example: Example) { example.check() }

    @Test(
        "each kind of tag works with other delimiters",
        arguments: [
            Example("{{=< >=}}<&a><{a}>", ["a": "1"], gives: "11"),
            Example("{{=<% %>=}}<%#a%>yes<%/a%><%^b%>no<%/b%>", ["a": true, "b": nil], gives: "yesno"),
            Example("{{=<% %>=}}<%>p%><%!c%>.", partials: ["p": "in"], gives: "in."),
        ])
    func allTags(example: Example) { example.check() }

    @Test(
        "delimiters stay set inside sections and after them",
        arguments: [
            Example(
                "{{#a}}\n{{b}} |b|\n{{/a}}\n{{=| |=}}\n|#a|\n{{b}} |b|\n|/a|\n",
                ["a": true, "b": "1"], gives: "1 |b|\n{{b}} 1\n"),
            Example(
                "{{^a}}\n{{b}} |b|\n{{/a}}\n{{=| |=}}\n|^a|\n{{b}} |b|\n|/a|\n",
                ["a": false, "b": "1"], gives: "1 |b|\n{{b}} 1\n"),
            Example("{{#a}}{{=| |=}}|.||/a|;|b|", ["a": ["1", "2"], "b": "3"], gives: "12;3"),
        ])
    func sections(example: Example) { example.check() }

    @Test(
        "delimiters apply to one template only",
        arguments: [
            Example("{{=| |=}}(|>p|)", ["a": "1"], partials: ["p": "{{a}} |a|"], gives: "(1 |a|)"),
            Example(
                "({{>p}}) {{a}} |a|", ["a": "1"], partials: ["p": "{{=| |=}}|a| {{a}}"],
                gives: "(1 {{a}}) 1 |a|"),
        ])
    func partials(example: Example) { example.check() }

    @Test(
        "white space within the tag is ignored, and white space around it is kept",
        arguments: [
            Example("[{{=   <<    >>  =}}]<<a>>", ["a": "1"], gives: "[]1"),
            Example("[{{=\n<<\n>>\n=}}]<<a>>", ["a": "1"], gives: "[]1"),
            Example("[ {{=<< >>=}} ]", gives: "[  ]"),
            Example(" [ {{=<< >>=}}\n", gives: " [ \n"),
        ])
    func whiteSpace(example: Example) { example.check() }

    @Test(
        "a standalone tag that sets delimiters leaves no line",
        arguments: [
            Example("one\n{{=@ @=}}\ntwo\n", gives: "one\ntwo\n"),
            Example("one\n\t {{=@ @=}} \ntwo\n", gives: "one\ntwo\n"),
            Example("one\r\n{{=@ @=}}\r\ntwo", gives: "one\r\ntwo"),
            Example("  {{=@ @=}}\none", gives: "one"),
            Example("one\n  {{=@ @=}}", gives: "one\n"),
        ])
    func standalone(example: Example) { example.check() }
}
