import TestSupport
import Testing

@Suite(.timed) struct NameCollisionTests {
    @Test(
        "duplicate names are reported",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "Int" }, { "name": "a", "type": "Bool" }] }
                                                                   ^~~ error: input 'a' has the same name as another input [name-collision]
            note: it is first used here
            """,
            """
            { "handlers": [{ "name": "a" }, { "name": "b" }, { "name": "a" }, { "name": "a" }] }
                                                                       ^~~ error: handler 'a' has the same name as another handler [name-collision]
            note: it is first used here
                                                                                        ^~~ error: handler 'a' has the same name as another handler [name-collision]
            note: it is first used here
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int" }], "handlers": [{ "name": "a" }] }
                                                                                 ^~~ error: handler 'a' has the same name as an input [name-collision]
            note: it is first used here
            """,
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "content": { "label": "message", "text": { "input": "message" } }
                                    ^~~~~~~~~ error: view 'message' has the same name as an input [name-collision]
            note: it is first used here
            }
            """,
            """
            {
              "content": { "stack": [
                { "label": "a", "text": "b" },
                { "stack": [{ "activityIndicator": "a" }] }
                                                   ^~~ error: view 'a' has the same name as another view [name-collision]
            note: it is first used here
              ] }
            }
            """,
        ])
    func twice(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

}
