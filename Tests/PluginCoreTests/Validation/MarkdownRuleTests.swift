import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// The rules for text with Markdown, and for its links.
@Suite(.timed) struct MarkdownRuleTests {
    @Test(
        "links that cannot be opened are reported",
        arguments: [
            #"""
            {
              "content": { "stack": [
                { "label": "a", "text": { "markdown": "Read the [terms]() now" } },
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~ error: the link 'terms' has no URL [invalid-link]
            note: write '[terms](https://example.com)'
                { "label": "b", "text": { "markdown": "Read the [terms](the terms.html)" } },
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'the terms.html' is not a URL: it contains ' ' [invalid-link]
            note: write '%20' in place of the character
                { "label": "c", "text": { "markdown": "[Terms](www.example.com)" } },
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~ error: the URL 'www.example.com' has no scheme [invalid-link]
            note: write 'https://www.example.com', or name a handler that opens it: '"opensLinks": "openLink"'
                { "label": "d", "text": { "markdown": { "localized": "e", "value": "[Terms](https://)" } } },
                                                                                   ^~~~~~~~~~~~~~~~~~~ error: the URL 'https://' is not complete [invalid-link]
            note: write a URL such as 'https://example.com'
                { "label": "f", "text": { "markdown": "[Über](https://example.com/über)" } },
                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'https://example.com/über' is not a URL: it contains 'ü' [invalid-link]
            note: write '%C3%BC' in place of the character
                { "label": "g", "text": { "markdown": "[a](https://b.c/d_(e)) [f](<https://g.h>) [i](mailto:j@k.l \"m\")" } },
                { "label": "n", "text": { "markdown": "`[o](p)` ![q](r s) \\[t](u) [v] (w)" } },
                { "label": "x", "text": "[y](z)" }
              ] }
            }
            """#,
            #"""
            {
              "handlers": [{ "name": "open", "parameters": [{ "name": "url", "type": "URL" }] }],
              "content": { "stack": [
                { "label": "a", "text": { "markdown": "[Terms](terms)" }, "opensLinks": "open" },
                { "label": "b", "text": { "markdown": "[Terms]( )" }, "opensLinks": "open" }
                                                      ^~~~~~~~~~~~ error: the link 'Terms' has no URL [invalid-link]
            note: write '[Terms](https://example.com)'
              ] }
            }
            """#,
        ])
    func links(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "blocks that a label shows literally are reported",
        arguments: [
            #"""
            {
              "content": { "stack": [
                { "label": "a", "text": { "markdown": "# Title" } },
                                                      ^~~~~~~~~ warning: '# ' will be displayed literally [block-markdown]
            note: for a title, use another label with a 'textStyle' such as "title2"
                { "label": "b", "text": { "markdown": "Buy\n- milk\n- bread" } },
                                                      ^~~~~~~~~~~~~~~~~~~~~~ warning: '- ' will be displayed literally [block-markdown]
            note: a label shows only inline Markdown; for a paragraph of its own, use another label
                { "label": "c", "text": { "markdown": "1. First" } },
                                                      ^~~~~~~~~~ warning: '1. ' will be displayed literally [block-markdown]
            note: a label shows only inline Markdown; for a paragraph of its own, use another label
                { "label": "d", "text": { "markdown": { "localized": "e", "value": "> Said" } } },
                                                                                   ^~~~~~~~ warning: '> ' will be displayed literally [block-markdown]
            note: a label shows only inline Markdown; for a paragraph of its own, use another label
                { "label": "f", "text": { "markdown": "```\ncode\n```" } },
                                                      ^~~~~~~~~~~~~~~~ warning: '```' will be displayed literally [block-markdown]
            note: a label shows only inline Markdown; for a paragraph of its own, use another label
                { "label": "g", "text": { "markdown": "#1 of 3.5 - *all*, 2.5 > 1" } },
                { "label": "h", "text": "# Title" }
              ] }
            }
            """#
        ])
    func blocks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "handlers that do not fit links are reported",
        arguments: [
            #"""
            {
              "handlers": [
                { "name": "open", "parameters": [{ "name": "url", "type": "URL" }] },
                { "name": "show", "parameters": [{ "name": "url", "type": "String" }] },
                { "name": "go" }
              ],
              "content": { "stack": [
                { "label": "a", "text": "Terms", "opensLinks": "open" },
                                                               ^~~~~~ error: a label with 'opensLinks' needs a 'text' with 'markdown' [required-key]
            note: write '"text": { "markdown": … }'
                { "label": "b", "text": { "markdown": "**Terms**" }, "opensLinks": "open" },
                                                                                   ^~~~~~ warning: the text of label 'b' has no links [contradiction]
            note: add a link such as '[Terms](https://example.com)'
                { "label": "c", "text": { "markdown": "[Terms](https://a.b)" }, "opensLinks": "show" },
                                                                                              ^~~~~~ error: 'opensLinks' needs a handler with one parameter of type 'URL' [mismatched-type]
            note: write '"parameters": [{ "name": "url", "type": "URL" }]' here
                { "label": "d", "text": { "markdown": "<https://a.b>" }, "opensLinks": "go" },
                                                                                       ^~~~ error: 'opensLinks' needs a handler with one parameter of type 'URL' [mismatched-type]
            note: write '"parameters": [{ "name": "url", "type": "URL" }]' here
                { "label": "e", "text": { "markdown": "https://a.b" }, "opensLinks": "opens" }
                                                                                     ^~~~~~~ error: this plugin has no handler 'opens' [unknown-reference]
            note: did you mean 'open'?
              ] }
            }
            """#
        ])
    func handlers(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "Markdown in other text than that of labels is reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "name", "type": "String" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": { "markdown": "**Go**" }, "triggers": "h" },
                                            ^~~~~~~~~~ error: 'title' is plain text; only the 'text' of a label can have Markdown [misplaced-markdown]
            note: write '"title": "**Go**"'
                { "textField": "b", "text": { "input": "name" }, "placeholder": { "markdown": { "localized": "c", "value": "_D_" } } },
                                                                                  ^~~~~~~~~~ error: 'placeholder' is plain text; only the 'text' of a label can have Markdown [misplaced-markdown]
            note: write '"placeholder": { "localized": "c", "value": "_D_" }'
                { "label": "e", "text": { "markdown": { "markdown": "f" } } },
                                                        ^~~~~~~~~~ error: 'markdown' is plain text; only the 'text' of a label can have Markdown [misplaced-markdown]
            note: write '"markdown": "f"'
                { "label": "g", "text": { "markdown": "i" }, "accessibility": { "label": { "markdown": "j" } } }
                                                                                           ^~~~~~~~~~ error: 'label' is plain text; only the 'text' of a label can have Markdown [misplaced-markdown]
            note: write '"label": "j"'
              ] },
              "accessibility": { "announcement": { "markdown": "k" } }
                                                   ^~~~~~~~~~ error: 'announcement' is plain text; only the 'text' of a label can have Markdown [misplaced-markdown]
            note: write '"announcement": "k"'
            }
            """#,
            #"""
            {
              "content": { "label": "a", "text": { "markdown": 1 } }
                                                               ^ error: 'markdown' must be a string, or an object with 'localized', 'input' or 'swift', not a number [wrong-type]
            }
            """#,
            #"""
            {
              "content": { "label": "a", "text": { "markdwn": "b" } }
                                                   ^~~~~~~~~ error: a text with markup has no key 'markdwn' [unknown-key]
            note: did you mean 'markdown'?
            }
            """#,
        ])
    func places(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a handler that only links call is not unused, and the parameter needs no input",
        arguments: [
            #"""
            {
              "handlers": [{ "name": "open", "parameters": [{ "name": "url", "type": "URL" }] }],
              "content": { "label": "a", "text": { "markdown": { "localized": "b", "value": "c" } }, "opensLinks": "open" }
            }
            """#
        ])
    func used(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test("a literal shows whether it has links, and other text may have some")
    func mayHaveLinks() throws {
        func mayHaveLinks(_ text: String) throws -> Bool {
            let file = SourceFile(path: "", text: #"{ "content": { "label": "a", "text": { "markdown": \#(text) } } }"#)
            let plugin = try #require(readDescription(file).description)
            guard case .label(let label)? = plugin.views.first else { return false }
            return label.mayHaveLinks
        }
        for text in [
            #""[a](https://b.c)""#, #""**[a](https://b.c)**""#, #""<https://b.c>""#,
            #""<a@b.c>""#, #""https://b.c""#, #""www.b.c""#,
            #"{ "localized": "a", "value": "b" }"#, #"{ "swift": "A.b" }"#,
        ] {
            expect(try mayHaveLinks(text), "\(text)")
        }
        for text in [
            #""**a**""#, #""`[a](https://b.c)`""#, #""[a]""#, #""\\[a](https:b)""#, #""a < b > c""#,
            #""![a](https://b.c)""#, #""`a``b""#,
        ] {
            expect(try !mayHaveLinks(text), "\(text)")
        }
    }
}
