import TestSupport
import Testing

@testable import PluginCore

@Suite("Mistakes in the looks of buttons", .timed)
struct ButtonLookMistakeTests {
    @Test(
        "a look belongs to a state that the button can have, and does not depend on the element of a row",
        arguments: [
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "disabled": { "opacity": 0.5 } } }
                                                                                                                    ^~~~~~~~~~~~~~~~~~ error: a button with a 'disabled' look needs 'enabledWhen' [required-key]
            note: name an input of type Bool: '"enabledWhen": "canSend"'
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "type": "Fancy", "pressed": { "opacity": 0.5 } } }
                                                                                                                                    ^~~~~~~~~~~~~~~~~~ error: a class of the app determines the look of its buttons [contradiction]
            note: leave out "pressed", or "type"
            """,
            """
            {
              "handlers": [{ "name": "h", "parameters": [{ "name": "tag", "type": "String" }] }], "inputs": [{ "name": "tags", "type": "[String]" }],
              "content": {
                "rows": "tagStack", "items": "tags",
                "row": {
                  "button": "a", "title": { "swift": "item" }, "triggers": "h", "titleColor": { "swift": "color(of: item)" },
                                                                                                         ^~~~~~~~~~~~~~~~~ error: the look of a button in a row cannot depend on the element [contradiction]
            note: the look changes with the state of the button here
                  "pressed": { "titleColor": { "swift": "Theme.pressed" } }
                }
              }
            }
            """,
        ])
    func mistakes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
