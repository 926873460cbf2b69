import TestSupport
import Testing

@testable import PluginCore

/// The rules for the looks of buttons, and for busy buttons.
@Suite(.timed) struct ButtonRuleTests {
    @Test(
        "looks of a button that need another key, or contradict one, are reported",
        arguments: [
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "imagePlacement": "top" },
                                                                                  ^~~~~ error: a button with an 'imagePlacement' needs a 'symbol' or an 'asset' [required-key]
            note: add "symbol" or "asset"
                { "button": "b", "title": "B", "triggers": "h", "symbol": "star", "iconOnly": true, "imagePlacement": "top" },
                                                                                                                      ^~~~~ error: a button that is 'iconOnly' has no title for the image to be placed beside [contradiction]
            note: leave out "imagePlacement", or "iconOnly"
                { "button": "c", "title": "C", "triggers": "h", "asset": "Logo", "symbol": "star" },
                                                                         ^~~~~~ error: a button can have only one of 'symbol' and 'asset' [contradiction]
            note: leave out "asset", or "symbol"
                { "button": "d", "title": "D", "triggers": "h", "asset": { "swift": "Theme.logo" }, "iconOnly": true }
              ] }
            }
            """,
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "c", "title": "C", "triggers": "h", "style": "outlined", "shape": "capsule" },
                { "button": "d", "title": "D", "triggers": "h", "shape": "rectangle" },
                { "button": "f", "title": "F", "triggers": "h", "style": "plain", "cornerRadius": 8, "border": {} },
                { "button": "g", "title": "G", "triggers": "h", "shape": "capsule", "cornerRadius": 8 }
                                                                                                    ^ error: a button can have only one of 'shape' and 'cornerRadius' [contradiction]
            note: leave out "cornerRadius", or "shape"
              ] }
            }
            """,
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "font": { "swift": "Fonts.a" }, "textStyle": "body" },
                                                                        ^~~~~~~~~~~~~~~~~~~~~~ error: 'font' replaces 'textStyle' and 'weight' [contradiction]
            note: leave out "font", or "textStyle"
                { "button": "b", "title": "B", "triggers": "h", "weight": "bold", "font": { "swift": "Fonts.b" } }
                                                                                          ^~~~~~~~~~~~~~~~~~~~~~ error: 'font' replaces 'textStyle' and 'weight' [contradiction]
            note: leave out "font", or "weight"
              ] }
            }
            """,
        ])
    func looks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "values that buttons cannot have are reported",
        arguments: [
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "shape": "capsul" },
                                                                         ^~~~~~~~ error: unknown value 'capsul' of 'shape' [unknown-value]
            note: did you mean 'capsule'?
                { "button": "b", "title": "B", "triggers": "h", "insets": -1 },
                                                                          ^~ error: 'insets' must be a number from 0 to 1000 [out-of-range]
                { "button": "c", "title": "C", "triggers": "h", "insets": { "top": -4 } },
                                                                                   ^~ error: 'top' must be a number from 0 to 1000 [out-of-range]
                { "button": "d", "title": "D", "triggers": "h", "size": "huge" }
                                                                        ^~~~~~ error: unknown value 'huge' of 'size' [unknown-value]
            note: accepted: 'mini', 'small', 'medium', 'large'
              ] }
            }
            """
        ])
    func values(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "mistakes in busy buttons are reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }, { "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "busyWhen": "count", "busyLabel": "Sending" },
                                                                            ^~~~~~~ error: 'busyWhen' needs an input of type 'Bool'; 'count' is of type 'Int' [mismatched-type]
            note: it is declared here
                { "button": "b", "title": "B", "triggers": "h", "busyWhen": "isOff", "busyLabel": "Sending" },
                                                                            ^~~~~~~ error: this plugin has no input 'isOff' [unknown-reference]
            note: its inputs are 'count', 'isOn'
                { "button": "c", "title": "C", "triggers": "h", "busyWhen": "isOn" },
                                                                            ^~~~~~ warning: button 'c' has no text for VoiceOver while it is busy [missing-accessibility]
            note: add a text such as '"busyLabel": "Sending"'
                { "button": "d", "title": "D", "triggers": "h", "busyLabel": "Sending" }
                                                                             ^~~~~~~~~ error: a button with a 'busyLabel' needs 'busyWhen' [required-key]
            note: add "busyWhen"
              ] }
            }
            """,
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "busyWhen": "!isOn", "busyLabel": "B" }
                                                                            ^~~~~~~ error: 'busyWhen' is '!isOn', which is not a Swift identifier [invalid-identifier]
            note: add an input with the opposite meaning
              ] }
            }
            """,
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }, { "name": "isOff", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "enabledWhen": "isOn", "busyWhen": "isOn", "busyLabel": "B" },
                                                                                                   ^~~~~~ error: this view can never be pressed, because 'isOn' has two effects on it [contradiction]
            note: the other one is here
                { "button": "b", "title": "B", "triggers": "h", "hiddenWhen": "isOff", "busyWhen": "isOff", "busyLabel": "B" },
                                                                                                   ^~~~~~~ error: this view is never shown busy, because 'isOff' has two effects on it [contradiction]
            note: the other one is here
                { "stack": [
                  { "button": "c", "title": "C", "triggers": "h", "busyWhen": "isOn", "busyLabel": "B" }
                                                                              ^~~~~~ error: this view can never be pressed, because 'isOn' has two effects on it [contradiction]
            note: the other one is here
                ], "shownWhen": "isOn" }
              ] }
            }
            """,
        ])
    func busyButtons(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
