import TestSupport
import Testing

@Suite(.timed) struct AsyncHandlerTests {
    @Test(
        "buttons that cannot be busy while a handler runs are reported",
        arguments: [
            """
            {
              "handlers": [{ "name": "save" }],
              "content": { "button": "a", "title": "b", "triggers": "save", "busyWhen": "save", "busyLabel": "c" }
                                                                                        ^~~~~~ error: a button is busy while 'save' runs, which is not async [contradiction]
            note: add '"async": true' to it, or name an input of type Bool
            }
            """,
            """
            {
              "handlers": [{ "name": "save", "async": true }, { "name": "send" }],
              "content": { "stack": [
                { "button": "a", "title": "b", "triggers": "save" },
                { "button": "c", "title": "d", "triggers": "send", "busyWhen": "save", "busyLabel": "e" }
                                                                               ^~~~~~ error: button 'c' does not trigger 'save' [contradiction]
            note: name the handler that it triggers, or an input of type Bool
              ] }
            }
            """,
            """
            {
              "handlers": [{ "name": "save", "async": true }],
              "content": { "button": "a", "title": "b", "triggers": "save", "busyWhen": "save" }
                                                                                        ^~~~~~ warning: button 'a' has no text for VoiceOver while it is busy [missing-accessibility]
            note: add a text such as '"busyLabel": "Sending"'
            }
            """,
            """
            {
              "handlers": [{ "name": "save", "async": true }],
              "content": { "button": "a", "title": "b", "triggers": "save", "busyWhen": "sav", "busyLabel": "c" }
                                                                                        ^~~~~ error: this plugin has no input 'sav' [unknown-reference]
            note: add it to "inputs"
            }
            """,
        ])
    func busyButtons(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "async handlers of what does not start tasks are reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "query", "type": "String" }],
              "handlers": [{ "name": "search", "async": true }],
              "content": { "textField": "field", "text": { "input": "query" }, "placeholder": "a", "triggers": "search" }
                                                                                                               ^~~~~~~~ error: a text field cannot call 'search', which is async [contradiction]
            note: leave out "async", and start a task in the closure
            }
            """,
            """
            {
              "handlers": [{ "name": "mute", "async": true, "parameters": [{ "name": "isOn", "type": "Bool" }] }],
              "content": { "switch": "muteSwitch", "isOn": false, "triggers": "mute", "accessibility": { "label": "Mute" } }
                                                                              ^~~~~~ error: a switch cannot call 'mute', which is async [contradiction]
            note: leave out "async", and start a task in the closure
            }
            """,
            """
            {
              "handlers": [{ "name": "open", "async": true, "parameters": [{ "name": "url", "type": "URL" }] }],
              "imports": ["Foundation"],
              "content": { "label": "a", "text": { "markdown": "[b](https://example.com)" }, "opensLinks": "open" }
                                                                                                           ^~~~~~ error: a link cannot call 'open', which is async [contradiction]
            note: leave out "async", and start a task in the closure
            }
            """,
            """
            {
              "inputs": [{ "name": "items", "type": "[String]", "example": "[]" }],
              "handlers": [{ "name": "pick", "async": true, "parameters": [{ "name": "item", "type": "String" }] }],
              "content": { "rows": "list", "items": "items", "row": { "button": "a", "title": "b", "triggers": "pick" } }
                                                                                                               ^~~~~~ error: a row cannot call 'pick', which is async [contradiction]
            note: leave out "async", and start a task in the closure
            }
            """,
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retry", "async": true }],
              "hooks": ["viewDidLoad"],
              "host": { "recovery": { "message": "message", "retry": "retry" } }
                                                                     ^~~~~~~ error: a recovery cannot call 'retry', which is async [contradiction]
            note: leave out "async", and start a task in the closure
            }
            """,
        ])
    func otherCallers(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test("the property for the calls of a handler has a name of its own")
    func collision() {
        expectDescriptionDiagnostics(
            """
            {
              "inputs": [{ "name": "saveRuns", "type": "Int" }],
                                   ^~~~~~~~~~ error: input 'saveRuns' has the same name as a generated member [name-collision]
            note: choose another name, such as 'pluginSaveRuns'
              "handlers": [{ "name": "save", "async": true, "dismissesPlugin": true }],
              "content": { "button": "a", "title": "b", "triggers": "save" },
              "hooks": ["viewDidLoad"]
            }
            """)
    }
}
