import Testing

@Suite struct UnknownKeyTests {
    @Test(
        "a key that is nearly one of a description's",
        arguments: [
            """
            { "sumary": "" }
              ^~~~~~~~ error: a description has no key 'sumary' [unknown-key]
            note: did you mean 'summary'? accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
            """,
            """
            { "Inputs": [], "handler": [], "presentaton": {} }
              ^~~~~~~~ error: a description has no key 'Inputs' [unknown-key]
            note: did you mean 'inputs'? accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
                            ^~~~~~~~~ error: a description has no key 'handler' [unknown-key]
            note: did you mean 'handlers'? accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
                                           ^~~~~~~~~~~~~ error: a description has no key 'presentaton' [unknown-key]
            note: did you mean 'presentation'? accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
            """,
        ])
    func descriptionKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a key that is like none of a description's",
        arguments: [
            """
            { "name": "Loading" }
              ^~~~~~ error: a description has no key 'name' [unknown-key]
            note: accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
            """,
            """
            { "": 1, "$schema": "plugin.schema.json" }
              ^~ error: a description has no key '' [unknown-key]
            note: accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
                     ^~~~~~~~~ error: a description has no key '$schema' [unknown-key]
            note: accepted: 'summary', 'inputs', 'handlers', 'content', 'placement', 'presentation', 'access', 'imports', 'superclass', 'hooks', 'host'
            """,
        ])
    func strangeKey(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown keys of inputs, handlers and parameters",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "Int", "defualt": "1", "required": true }] }
                                                       ^~~~~~~~~ error: an input has no key 'defualt' [unknown-key]
            note: did you mean 'default'? accepted: 'name', 'type', 'default', 'example', 'summary'
                                                                       ^~~~~~~~~~ error: an input has no key 'required' [unknown-key]
            note: accepted: 'name', 'type', 'default', 'example', 'summary'
            """,
            """
            { "handlers": [{ "name": "done", "removePlugin": true, "async": true }] }
                                             ^~~~~~~~~~~~~~ error: a handler has no key 'removePlugin' [unknown-key]
            note: did you mean 'removesPlugin'? accepted: 'name', 'parameters', 'removesPlugin', 'summary'
                                                                   ^~~~~~~ error: a handler has no key 'async' [unknown-key]
            note: accepted: 'name', 'parameters', 'removesPlugin', 'summary'
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [
              { "name": "id", "typ": "Int", "label": "of" }
                              ^~~~~ error: a parameter has no key 'typ' [unknown-key]
            note: did you mean 'type'? accepted: 'name', 'type'
                                            ^~~~~~~ error: a parameter has no key 'label' [unknown-key]
            note: accepted: 'name', 'type'
            ] }] }
            """,
        ])
    func members(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown keys of a presentation",
        arguments: [
            """
            { "presentation": { "delai": 1, "minimumduration": 1, "group": "state" } }
                                ^~~~~~~ error: a presentation has no key 'delai' [unknown-key]
            note: did you mean 'delay'? accepted: 'delay', 'minimumDuration'
                                            ^~~~~~~~~~~~~~~~~ error: a presentation has no key 'minimumduration' [unknown-key]
            note: did you mean 'minimumDuration'? accepted: 'delay', 'minimumDuration'
                                                                  ^~~~~~~ error: a presentation has no key 'group' [unknown-key]
            note: accepted: 'delay', 'minimumDuration'
            """
        ])
    func presentation(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
