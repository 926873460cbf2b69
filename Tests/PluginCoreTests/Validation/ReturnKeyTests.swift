import TestSupport
import Testing

@testable import PluginCore

/// The rules for the title of the Return key.
@Suite(.timed) struct ReturnKeyTests {
    @Test(
        "a title is for the last field",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "text", "type": "String" }, { "name": "isOpen", "type": "Bool" }],
              "content": { "stack": [
                { "textField": "a", "text": { "input": "text" }, "placeholder": "A", "returnKey": "go" },
                                                                                                  ^~~~ warning: Return moves from this field to 'b', so its title cannot be 'go' [contradiction]
                { "stack": [{ "textField": "b", "text": { "input": "text" }, "placeholder": "B", "returnKey": "send" }] },
                { "stack": [{ "textField": "c", "text": { "input": "text" }, "placeholder": "C", "returnKey": "send" }], "shownWhen": "isOpen" },
                                                                                                              ^~~~~~ warning: Return moves from this field to 'd', so its title cannot be 'send' [contradiction]
                { "textField": "d", "text": { "input": "text" }, "placeholder": "D", "returnKey": "send" }
              ] }
            }
            """#
        ])
    func fields(marked: String) { expectDescriptionDiagnostics(marked) }
}
