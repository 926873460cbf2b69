import TestSupport
import Testing

@Suite(.timed) struct UnknownKeyTests {
    @Test(
        "a misspelled key of a description gets a suggestion",
        arguments: [
            """
            { "sumary": "" }
              ^~~~~~~~ error: a description has no key 'sumary' [unknown-key]
            note: did you mean 'summary'?
            """,
            """
            { "Inputs": [], "handler": [], "presentaton": {} }
              ^~~~~~~~ error: a description has no key 'Inputs' [unknown-key]
            note: did you mean 'inputs'?
                            ^~~~~~~~~ error: a description has no key 'handler' [unknown-key]
            note: did you mean 'handlers'?
                                           ^~~~~~~~~~~~~ error: a description has no key 'presentaton' [unknown-key]
            note: did you mean 'presentation'?
            """,
        ])
    func descriptionKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an unknown key of a description without a similar one gets a list of keys",
        arguments: [
            """
            { "name": "Loading" }
              ^~~~~~ error: a description has no key 'name' [unknown-key]
            note: a plugin is named after its file
            """,
            """
            { "prefix": "ABC", "description": "b", "content": { "label": "a", "text": "b", "textColor": "link" } }
              ^~~~~~~~ error: a description has no key 'prefix' [unknown-key]
            note: 'prefix' is a key of 'plugingen.json'; accepted: 'summary', …
                               ^~~~~~~~~~~~~ error: a description has no key 'description' [unknown-key]
            note: did you mean 'summary'?
                                                                                           ^~~~~~~~~~~ error: a label has no key 'textColor' [unknown-key]
            note: did you mean 'color'?
            """,
            """
            { "": 1, "$comment": "a" }
              ^~ error: a description has no key '' [unknown-key]
            note: accepted: 'summary', …
                     ^~~~~~~~~~ error: a description has no key '$comment' [unknown-key]
            """,
        ])
    func strangeKey(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a key in the wrong object gets a note with the right one",
        arguments: [
            """
            { "delay": 0.5, "insets": 8, "while": true }
              ^~~~~~~ error: a description has no key 'delay' [unknown-key]
            note: 'delay' is a key of 'presentation'; accepted: 'summary', …
                            ^~~~~~~~ error: a description has no key 'insets' [unknown-key]
            note: 'insets' is a key of 'placement'
                                         ^~~~~~~ error: a description has no key 'while' [unknown-key]
            note: 'while' is a key of 'host'
            """,
            """
            { "content": { "label": "a", "text": "b", "identifier": "c", "group": "d" } }
                                                      ^~~~~~~~~~~~ error: a label has no key 'identifier' [unknown-key]
            note: 'identifier' is a key of 'accessibility'; accepted: 'label', …
                                                                         ^~~~~~~ error: a label has no key 'group' [unknown-key]
            note: 'group' is a key of a description's 'presentation'
            """,
            """
            { "presentation": { "placement": "top" } }
                                ^~~~~~~~~~~ error: a presentation has no key 'placement' [unknown-key]
            note: 'placement' is a key of a description itself; accepted: 'delay', …
            """,
            """
            { "layout": "fill", "content": { "stack": [{ "label": "a", "text": "b", "background": "link" }] } }
              ^~~~~~~~ error: a description has no key 'layout' [unknown-key]
            note: 'layout' is a key of the outermost view, 'content'; accepted: 'summary', …
                                                                                    ^~~~~~~~~~~~ error: a label has no key 'background' [unknown-key]
            note: 'background' is a key of a stack, or of the outermost view, 'content'; accepted: 'label', …
            """,
        ])
    func misplacedKey(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown keys of inputs, handlers and parameters are reported",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "Int", "defualt": "1", "required": true }] }
                                                       ^~~~~~~~~ error: an input has no key 'defualt' [unknown-key]
            note: did you mean 'default'?
                                                                       ^~~~~~~~~~ error: an input has no key 'required' [unknown-key]
            note: remove the key: hosts must pass an input without a 'default'
            """,
            """
            { "handlers": [{ "name": "done", "removePlugin": true, "throws": true }] }
                                             ^~~~~~~~~~~~~~ error: a handler has no key 'removePlugin' [unknown-key]
            note: did you mean 'dismissesPlugin'?
                                                                   ^~~~~~~~ error: a handler has no key 'throws' [unknown-key]
            note: accepted: 'name', …
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [
              { "name": "id", "typ": "Int", "label": "of" }
                              ^~~~~ error: a parameter has no key 'typ' [unknown-key]
            note: did you mean 'type'?
                                            ^~~~~~~ error: a parameter has no key 'label' [unknown-key]
            note: accepted: 'name', 'type'
            ] }] }
            """,
        ])
    func members(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown keys of a presentation are reported",
        arguments: [
            """
            { "presentation": { "delai": 1, "minimumduration": 1, "colour": "red" } }
                                ^~~~~~~ error: a presentation has no key 'delai' [unknown-key]
            note: did you mean 'delay'?
                                            ^~~~~~~~~~~~~~~~~ error: a presentation has no key 'minimumduration' [unknown-key]
            note: did you mean 'minimumDuration'?
                                                                  ^~~~~~~~ error: a presentation has no key 'colour' [unknown-key]
            note: accepted: 'delay', …
            """
        ])
    func presentation(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
