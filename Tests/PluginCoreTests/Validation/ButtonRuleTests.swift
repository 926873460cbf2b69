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
            note: add '"symbol": "star"'
                { "button": "b", "title": "B", "triggers": "h", "symbol": "star", "iconOnly": true, "imagePlacement": "top" },
                                                                                                                      ^~~~~ error: a button that is 'iconOnly' has no title for the image to be placed beside [contradiction]
            note: remove 'imagePlacement', or 'iconOnly'
                { "button": "c", "title": "C", "triggers": "h", "asset": "Logo", "symbol": "star" },
                                                                         ^~~~~~ error: a button can have only one of 'symbol' and 'asset' [contradiction]
            note: the other image is here
                { "button": "d", "title": "D", "triggers": "h", "asset": { "swift": "Theme.logo" }, "iconOnly": true }
              ] }
            }
            """,
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "style": "plain", "shape": "capsule" },
                                                                                           ^~~~~~~~~ warning: a button of the style 'plain' has no background with a 'shape' [contradiction]
            note: use another style, such as '"style": "outlined"'
                { "button": "b", "title": "B", "triggers": "h", "style": "borderless", "shape": "rounded" },
                                                                                                ^~~~~~~~~ warning: a button of the style 'borderless' has no background with a 'shape' [contradiction]
            note: use another style, such as '"style": "outlined"'
                { "button": "c", "title": "C", "triggers": "h", "style": "outlined", "shape": "capsule" },
                { "button": "d", "title": "D", "triggers": "h", "shape": "rectangle" },
                { "button": "e", "title": "E", "triggers": "h", "style": "plain", "cornerRadius": 8 },
                                                                                                  ^ warning: a button of the style 'plain' has no background with a 'cornerRadius' [contradiction]
            note: use another style, such as '"style": "outlined"'
                { "button": "f", "title": "F", "triggers": "h", "style": "plain", "cornerRadius": 8, "border": {} },
                { "button": "g", "title": "G", "triggers": "h", "shape": "capsule", "cornerRadius": 8 }
                                                                                                    ^ error: a button can have only one of 'shape' and 'cornerRadius' [contradiction]
            note: the shape is here
              ] }
            }
            """,
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "font": { "swift": "Fonts.a" }, "textStyle": "body" },
                                                                                   ^~~~~~~~~ error: 'font' replaces 'textStyle' and 'weight' [contradiction]
            note: remove this value
                { "button": "b", "title": "B", "triggers": "h", "weight": "bold", "font": { "swift": "Fonts.b" } }
                                                                                                     ^~~~~~~~~ error: 'font' replaces 'textStyle' and 'weight' [contradiction]
            note: remove this value
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
            note: did you mean 'capsule'? accepted: 'capsule', 'rounded', 'rectangle'
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
            note: name an input of type Bool, or an async handler: '"busyWhen": "isBusy"'
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
                                                                                                   ^~~~~~ error: a button that is busy while 'isOn' is true can never be pressed [contradiction]
            note: it is shown or enabled only then
                { "button": "b", "title": "B", "triggers": "h", "hiddenWhen": "isOff", "busyWhen": "isOff", "busyLabel": "B" },
                                                                                                   ^~~~~~~ error: a button that is hidden while 'isOff' is true is never shown busy [contradiction]
            note: it hides this button
                { "stack": [
                  { "button": "c", "title": "C", "triggers": "h", "busyWhen": "isOn", "busyLabel": "B" }
                                                                              ^~~~~~ error: a button that is busy while 'isOn' is true can never be pressed [contradiction]
            note: it is shown or enabled only then
                ], "shownWhen": "isOn" }
              ] }
            }
            """,
        ])
    func busyButtons(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
