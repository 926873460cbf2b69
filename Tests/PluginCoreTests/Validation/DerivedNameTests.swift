import TestSupport
import Testing

@Suite(.timed) struct DerivedNameTests {
    @Test(
        "names of methods that show an input are reserved",
        arguments: [
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "applyMessage" }],
                                     ^~~~~~~~~~~~~~ error: handler 'applyMessage' has the same name as the generated method for the input 'message' [name-collision]
            note: the method is named after this
              "content": { "label": "messageLabel", "text": { "input": "message" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "icon", "type": "UIImage" }],
              "content": { "stack": [
                { "image": "iconView", "input": "icon", "decorative": true },
                { "activityIndicator": "applyIcon" }
                                       ^~~~~~~~~~~ error: view 'applyIcon' has the same name as the generated method for the input 'icon' [name-collision]
            note: the method is named after this
              ] }
            }
            """,
        ])
    func applyMethods(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names of methods that call a handler are reserved",
        arguments: [
            """
            { "handlers": [{ "name": "retry", "dismissesPlugin": true }, { "name": "callRetry" }],
                                                                                   ^~~~~~~~~~~ error: handler 'callRetry' has the same name as the generated method for the handler 'retry' [name-collision]
            note: the method is named after this
              "content": { "button": "button", "title": "Retry", "triggers": "retry" }
            }
            """,
            """
            {
              "inputs": [{ "name": "id", "type": "Int" }, { "name": "callDone", "type": "Bool" }],
                                                                    ^~~~~~~~~~ error: input 'callDone' has the same name as the generated method for the handler 'done' [name-collision]
            note: the method is named after this
              "handlers": [{ "name": "done", "parameters": [{ "name": "id", "type": "Int" }] }],
              "content": { "button": "button", "title": "Done", "triggers": "done" }
            }
            """,
        ])
    func callMethods(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
