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
            """
            { "handlers": [{ "name": "done", "parameters": [
              { "name": "id", "type": "Int" }, { "name": "id", "type": "Int" }, { "name": "id", "type": "Int" }
                                                         ^~~~ error: parameter 'id' is declared twice [name-collision]
            note: it is first declared here
                                                                                          ^~~~ error: parameter 'id' is declared twice [name-collision]
            note: it is first declared here
            ] }] }
            """,
        ])
    func twice(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names of members of every view controller are reserved",
        arguments: [
            """
            { "inputs": [{ "name": "title", "type": "String" }, { "name": "children", "type": "Int" }] }
                                   ^~~~~~~ error: input 'title' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'pluginTitle'
                                                                          ^~~~~~~~~~ error: input 'children' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'pluginChildren'
            """,
            """
            { "handlers": [{ "name": "dismiss" }] }
                                     ^~~~~~~~~ error: handler 'dismiss' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'dismissHandler'
            """,
            """
            { "content": { "label": "view", "text": "a" } }
                                    ^~~~~~ error: view 'view' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'pluginView'
            """,
            """
            { "content": { "activityIndicator": "contentUnavailableConfiguration" } }
                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: view 'contentUnavailableConfiguration' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'pluginContentUnavailableConfiguration'
            """,
            """
            { "inputs": [{ "name": "description", "type": "String" }, { "name": "hash", "type": "Int" }] }
                                   ^~~~~~~~~~~~~ error: input 'description' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'pluginDescription'
                                                                                ^~~~~~ error: input 'hash' has the same name as a member of every view controller [name-collision]
            note: choose another name, such as 'pluginHash'
            """,
        ])
    func controllers(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
