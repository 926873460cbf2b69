import TestSupport
import Testing

@Suite(.timed) struct DescriptionTypeTests {
    @Test(
        "a file without an object is reported",
        arguments: [
            """
            []
            ^~ error: a description must be an object, not an array [wrong-type]
            note: the keys of a description are 'summary', …
            """,
            """
            null
            ^~~~ error: a description must be an object, not null [wrong-type]
            note: the keys of a description are 'summary', …
            """,
            """
            "Loading" // a name
            ^~~~~~~~~ error: a description must be an object, not a string [wrong-type]
            note: the keys of a description are 'summary', …
            """,
            """
            12
            ^~ error: a description must be an object, not a number [wrong-type]
            note: the keys of a description are 'summary', …
            """,
        ])
    func fileType(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a description key with a value of the wrong type is reported",
        arguments: [
            """
            { "summary": ["Covers its parent."] }
                         ^~~~~~~~~~~~~~~~~~~~~~ error: 'summary' must be a string, not an array [wrong-type]
            """,
            """
            { "inputs": { "name": "text", "type": "String" } }
                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'inputs' must be an array, not an object [wrong-type]
            note: put it into brackets: '[{ … }]'
            """,
            """
            { "inputs": { "message": "String" }, "content": null }
                        ^~~~~~~~~~~~~~~~~~~~~~~ error: 'inputs' must be an array, not an object [wrong-type]
            note: write '[{ "name": "message", … }]'
                                                            ^~~~ error: 'content' must be an object that describes a view, not null [wrong-type]
            note: remove the key
            """,
            """
            { "handlers": "doneHandler" }
                          ^~~~~~~~~~~~~ error: 'handlers' must be an array, not a string [wrong-type]
            note: put it into brackets: '["doneHandler"]'
            """,
            """
            { "content": "spinner" }
                         ^~~~~~~~~ error: 'content' must be an object that describes a view, not a string [wrong-type]
            """,
            """
            { "content": [] }
                         ^~ error: 'content' must be an object that describes a view, not an array [wrong-type]
            note: put several views into a stack: '{ "stack": [ ] }'
            """,
            """
            { "placement": 1 }
                           ^ error: 'placement' must be a string, or an object, not a number [wrong-type]
            """,
            """
            { "presentation": 0.5 }
                              ^~~ error: 'presentation' must be an object, not a number [wrong-type]
            note: the keys of a presentation are 'delay', …
            """,
            """
            { "presentation": null }
                              ^~~~ error: 'presentation' must be an object, not null [wrong-type]
            note: remove the key
            """,
        ])
    func descriptionKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an element of the wrong type is reported",
        arguments: [
            """
            { "inputs": ["text", { "name": "a", "type": "Int" }, 3] }
                         ^~~~~~ error: an element of 'inputs' must be an object, not a string [wrong-type]
            note: write '{ "name": "text", "type": "String" }'
                                                                 ^ error: an element of 'inputs' must be an object, not a number [wrong-type]
            note: write '{ "name": "message", "type": "String" }'
            """,
            """
            { "handlers": [null] }
                           ^~~~ error: an element of 'handlers' must be an object, not null [wrong-type]
            note: write '{ "name": "retry" }'
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [["id", "Int"]] }] }
                                                            ^~~~~~~~~~~~~ error: an element of 'parameters' must be an object, not an array [wrong-type]
            note: write '{ "name": "id", "type": "Int" }'
            """,
            """
            { "content": { "stack": ["spinner", true] } }
                                     ^~~~~~~~~ error: an element of 'stack' must be an object that describes a view, not a string [wrong-type]
                                                ^~~~ error: an element of 'stack' must be an object that describes a view, not a Boolean [wrong-type]
            """,
        ])
    func elements(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a presentation key with a value of the wrong type is reported",
        arguments: [
            """
            { "presentation": { "delay": "0.5" } }
                                         ^~~~~ error: 'delay' must be a number of seconds from 0 to 60, not a string [wrong-type]
            note: remove the quotation marks
            """,
            """
            { "presentation": { "delay": "inf" } }
                                         ^~~~~ error: 'delay' must be a number of seconds from 0 to 60, not a string [wrong-type]
            """,
            """
            { "presentation": { "delay": true } }
                                         ^~~~ error: 'delay' must be a number of seconds from 0 to 60, not a Boolean [wrong-type]
            """,
            """
            { "presentation": { "minimumDuration": "soon" } }
                                                   ^~~~~~ error: 'minimumDuration' must be a number of seconds from 0 to 60, not a string [wrong-type]
            """,
        ])
    func presentationKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
