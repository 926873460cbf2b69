import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct ViewRuleTests {
    @Test(
        "an input whose type does not fit its use is reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "A", "hiddenWhen": { "where": "compactHight" } } }
                                                                               ^~~~~~~~~~~~~~ error: unknown value 'compactHight' of 'where' [unknown-value]
            note: did you mean 'compactHeight'?
            """,
            """
            {
              "inputs": [{ "name": "done", "type": "Int" }],
              "content": { "progress": "bar", "value": { "input": "done" } }
                                                                  ^~~~~~ error: the value of a progress bar needs an input of type 'Float', 'Double', 'Float?' or 'Double?'; 'done' is of type 'Int' [mismatched-type]
            }
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "String?" }],
              "content": { "textField": "field", "text": { "input": "text" }, "placeholder": "c" }
                                                                    ^~~~~~ error: a text field needs an input of type 'String'; 'text' is of type 'String?' [mismatched-type]
            }
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "Int" }],
              "content": { "textField": "field", "text": { "input": "tex" }, "placeholder": { "input": "text" } }
                                                                    ^~~~~ error: this plugin has no input 'tex' [unknown-reference]
                                                                                                       ^~~~~~ error: a text needs an input of type 'String' or 'String?'; 'text' is of type 'Int' [mismatched-type]
            }
            """,
            """
            {
              "inputs": [{ "name": "isOpen", "type": "Bool?" }],
              "content": { "activityIndicator": "waiting", "shownWhen": "isOpen" }
                                                                        ^~~~~~~~ error: 'shownWhen' needs an input of type 'Bool'; 'isOpen' is of type 'Bool?' [mismatched-type]
            }
            """,
            """
            {
              "inputs": [{ "name": "hint", "type": "Int" }],
              "content": { "label": "a", "text": "b", "accessibility": { "hint": { "input": "hint" } } }
                                                                                            ^~~~~~ error: a text needs an input of type 'String' or 'String?'; 'hint' is of type 'Int' [mismatched-type]
            }
            """,
        ])
    func types(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a content type that contradicts the keyboard or the secure entry of its text field is reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "text", "type": "String" }],
              "content": { "textField": "a", "text": { "input": "text" }, "placeholder": "c", "textContentType": "emailAddress", "secure": true }
                                                                                                                 ^~~~~~~~~~~~~~ error: a field that is 'secure' hides 'emailAddress', which is not a secret [contradiction]
            note: leave out "secure", or use 'password' or 'newPassword'
            }
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "String" }],
              "content": { "textField": "a", "text": { "input": "text" }, "placeholder": "c", "textContentType": "emailAddress", "keyboardType": "numberPad" }
                                                                                                                                                 ^~~~~~~~~~~ error: the keyboard 'numberPad' has no letters to type 'emailAddress' with [contradiction]
            }
            """,
        ])
    func contentTypes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a search field cannot be secure",
        arguments: [
            """
            {
              "inputs": [{ "name": "text", "type": "String" }],
              "content": { "textField": "a", "text": { "input": "text" }, "placeholder": "c", "secure": true, "search": true }
                                                                                                        ^~~~ error: a search field cannot be 'secure' [contradiction]
            note: leave out "secure", or "search"
            }
            """
        ])
    func secureSearch(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test("a text field hides passwords, codes and card numbers")
    func secrets() throws {
        let types = TextFieldView.ContentType.allCases.filter {
            problems(#""textContentType": "\#($0)", "secure": true"#).isEmpty
        }
        expect(
            types,
            equals: [
                .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode,
            ])
    }

    @Test(
        "content types without letters accept any keyboard, and names need one with letters",
        arguments: TextFieldView.Keyboard.allCases)
    func keyboards(keyboard: TextFieldView.Keyboard) {
        let pads: [TextFieldView.Keyboard] = [
            .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad,
        ]
        for type in ["oneTimeCode", "telephoneNumber", "postalCode", "password", "birthdateYear"] {
            expect(problems(#""textContentType": "\#(type)", "keyboardType": "\#(keyboard)""#), equals: [])
        }
        for type in ["name", "URL", "flightNumber", "creditCardType", "addressCity"] {
            expect(
                problems(#""textContentType": "\#(type)", "keyboardType": "\#(keyboard)""#),
                equals: (pads.contains(keyboard) ? [.contradiction] : []))
        }
    }

    private func problems(_ keys: String) -> [DiagnosticIdentifier] {
        let text = """
            {
              "inputs": [{ "name": "b", "type": "String" }],
              "content": { "textField": "a", "text": { "input": "b" }, "placeholder": "c", \(keys) }
            }
            """
        let file = SourceFile(path: "Loading.plugin.json", text: text)
        return readDescription(file, configuration: .newest).diagnostics.map(\.identifier)
    }

    @Test(
        "a reference to a missing view is reported",
        arguments: [
            """
            { "content": { "activityIndicator": "a", "shownWhen": "isOpen" } }
                                                                  ^~~~~~~~ error: this plugin has no input 'isOpen' [unknown-reference]
            """,
            """
            { "content": { "label": "a", "text": "b", "accessibility": { "value": { "input": "value" } } } }
                                                                                             ^~~~~~~ error: this plugin has no input 'value' [unknown-reference]
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "String" }],
              "handlers": [{ "name": "typed", "parameters": [{ "name": "texts", "type": "String" }] }],
                                                                       ^~~~~~~ error: this plugin has no input 'texts' for the handler's parameter [unknown-reference]
              "content": { "textField": "a", "text": { "input": "text" }, "triggers": "typed", "placeholder": "c" }
            }
            """,
        ])
    func references(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "views that are never shown are reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }, { "name": "isOff", "type": "Bool" }],
              "content": { "stack": [
                { "label": "a", "text": "A", "shownWhen": "isOn", "hiddenWhen": "isOff" },
                { "label": "b", "text": "B", "shownWhen": "isOn", "hiddenWhen": "isOn" },
                                                                                ^~~~~~ error: this view is never shown, because 'isOn' has two effects on it [contradiction]
            note: the other one is here
                { "label": "c", "text": "C", "hiddenWhen": "isOff", "shownWhen": "isOff" }
                                                                                 ^~~~~~~ error: this view is never shown, because 'isOff' has two effects on it [contradiction]
            note: the other one is here
              ] }
            }
            """,
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }, { "name": "isOff", "type": "Bool" }],
              "content": { "stack": [
                { "stack": [
                  { "label": "a", "text": "A", "hiddenWhen": "isOff" },
                  { "stack": [{ "label": "b", "text": "B", "hiddenWhen": "isOn" }] }
                                                                         ^~~~~~ error: this view is never shown, because 'isOn' has two effects on it [contradiction]
            note: the other one is here
                ], "name": "outer", "shownWhen": "isOn" },
                { "label": "c", "text": "C", "shownWhen": "isOff" }
              ] }
            }
            """,
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "enabledWhen": "isOn", "hiddenWhen": "isOn" },
                                                                                                     ^~~~~~ error: this view is never enabled, because 'isOn' has two effects on it [contradiction]
            note: the other one is here
                { "stack": [{ "button": "b", "title": "B", "triggers": "h", "enabledWhen": "isOn" }], "hiddenWhen": "isOn" },
                                                                                           ^~~~~~ error: this view is never enabled, because 'isOn' has two effects on it [contradiction]
            note: the other one is here
                { "button": "c", "title": "C", "triggers": "h", "enabledWhen": "isOn", "shownWhen": "isOn" }
              ] }
            }
            """,
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool?" }],
              "handlers": [{ "name": "h" }],
              "content": { "button": "a", "title": "A", "triggers": "h", "enabledWhen": "isOn", "hiddenWhen": "isOff" }
                                                                                        ^~~~~~ error: 'enabledWhen' needs an input of type 'Bool'; 'isOn' is of type 'Bool?' [mismatched-type]
            note: it is declared here
                                                                                                              ^~~~~~~ error: this plugin has no input 'isOff' [unknown-reference]
            note: its inputs are 'isOn'
            }
            """,
        ])
    func neverShown(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "keys of one view that exclude each other are reported",
        arguments: [
            """
            { "content": { "image": "a", "symbol": "star", "decorative": true, "accessibility": { "label": "A" } } }
                                                                                                           ^~~ error: VoiceOver skips an image that is 'decorative' [contradiction]
            """,
            """
            {
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": "h", "iconOnly": true },
                                                                            ^~~~ error: a button that is 'iconOnly' needs a 'symbol' or an 'asset' [required-key]
            note: add "symbol" or "asset"
                { "button": "b", "title": "B", "triggers": "h", "iconOnly": true, "symbol": "star", "accessibility": { "label": "B" } },
                                                                                                                                ^~~ error: a button that is 'iconOnly' uses its 'title' as its accessibility label [contradiction]
            note: leave out "label", or "iconOnly"
                { "button": "c", "title": "C", "triggers": "h", "iconOnly": false, "accessibility": { "label": "C" } }
              ] }
            }
            """,
            """
            { "content": { "image": "a", "symbol": "star", "decorative": true, "textStyle": "body", "size": { "width": 1, "height": 2 } } }
                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~ error: an image with a 'size' does not follow a 'textStyle' [contradiction]
            """,
            """
            {
              "inputs": [{ "name": "text", "type": "String" }],
              "handlers": [{ "name": "done", "dismissesPlugin": true }],
              "content": { "textField": "a", "text": { "input": "text" }, "triggers": "done", "placeholder": "c" }
                                                                                      ^~~~~~ error: 'done' removes the plugin, and a text field calls it for every typed letter [contradiction]
            }
            """,
            """
            { "content": { "image": "a", "symbol": "star", "decorative": true, "accessibility": { "hint": "A", "value": "B" } } }
                                                                                                          ^~~ error: VoiceOver skips an image that is 'decorative' [contradiction]
                                                                                                                        ^~~ error: VoiceOver skips an image that is 'decorative' [contradiction]
            """,
            """
            { "content": { "spacer": 8 } }
                         ^~~~~~~~~~~~~~~ error: a spacer or a separator has no effect outside a stack [contradiction]
            """,
            """
            { "content": { "stack": [], "alignment": "firstBaseline" } }
                                                     ^~~~~~~~~~~~~~~ error: a column cannot align its views vertically [contradiction]
            """,
        ])
    func contradictions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an image without an accessibility label is reported",
        arguments: [
            """
            { "content": { "image": "a", "symbol": "star" } }
                                    ^~~ warning: image 'a' has no accessibility label [missing-accessibility]
            """,
            """
            { "content": { "stack": [{ "image": "a", "asset": "Star" }, { "image": "b", "symbol": "star", "decorative": true }] } }
                                                ^~~ warning: image 'a' has no accessibility label [missing-accessibility]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "accessibility": { "label": "Star" } } }
            """,
            """
            { "content": { "stack": [{ "image": "a", "symbol": "star", "accessibility": { "label": "" } }, { "label": "b", "text": "" }] } }
                                                ^~~ warning: image 'a' has no accessibility label [missing-accessibility]
            note: add "accessibility": { "label": … }, or make it "decorative": true
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "", "symbol": "star", "triggers": "h" } }
                                                                    ^~~ warning: button 'a' has no accessibility label [missing-accessibility]
            note: add a "title"; "iconOnly" can hide it
            """,
            """
            {
              "inputs": [{ "name": "x", "type": "String" }],
              "content": { "stack": [
                { "textField": "a", "text": { "input": "x" } },
                               ^~~ warning: text field 'a' has no accessibility label [missing-accessibility]
            note: add a "placeholder", or "accessibility": { "label": … }
                { "image": "b", "symbol": "star", "decorative": true }
              ] },
              "accessibility": { "focus": "b" }
                                          ^~~ error: the focus cannot move to an image that is 'decorative' [contradiction]
            }
            """,
            """
            { "content": { "stack": [{ "image": "a", "symbol": "star" }, { "label": "b", "text": "Star" }] } }
            """,
        ])
    func accessibility(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names that are generated for views are reserved",
        arguments: [
            """
            {
              "inputs": [{ "name": "text", "type": "String" }],
              "content": { "stack": [{ "textField": "field", "text": { "input": "text" }, "placeholder": "c" }, { "custom": "fieldWidth", "type": "A" }] }
                                                                                                                            ^~~~~~~~~~~~ error: view 'fieldWidth' has the same name as a generated variable [name-collision]
            }
            """,
            """
            {
              "inputs": [{ "name": "readField", "type": "String" }],
                                   ^~~~~~~~~~~ error: input 'readField' has the same name as a generated method [name-collision]
              "content": { "textField": "field", "text": { "input": "readField" }, "placeholder": "c" }
            }
            """,
            """
            { "content": { "stack": [{ "spacer": 8 }, { "spacer": "flexible" }, { "activityIndicator": "spacer2" }], "layout": "fill" } }
                                                                                                       ^~~~~~~~~ error: view 'spacer2' has the same name as a generated spacer [name-collision]
            """,
            """
            { "content": { "activityIndicator": "safeArea", "layout": { "to": "safeArea" } } }
                                                ^~~~~~~~~~ error: view 'safeArea' has the same name as a generated variable [name-collision]
            """,
            """
            { "content": { "stack": [{ "image": "a", "symbol": "star", "decorative": true, "size": { "width": 1, "height": 2 } }, { "custom": "aSize", "type": "Map" }] } }
                                                                                                                                              ^~~~~~~ error: view 'aSize' has the same name as a generated variable [name-collision]
            """,
        ])
    func names(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "keys of surfaces without an effect are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "background": "glass", "shadow": true } }
                                                                                       ^~~~ error: 'shadow' must be an object, not a Boolean [wrong-type]
            note: write '{}' for the defaults
            """,
            """
            { "content": { "label": "a", "text": "b", "shadow": {} } }
                                                                ^~ error: a shadow needs a background [required-key]
            note: add "background"
            """,
            """
            { "content": { "stack": [{ "stack": [{ "label": "a", "text": "b" }], "cornerRadius": 8 }] } }
                                                                                                 ^ error: without a background and a border, the corners are not visible [contradiction]
            note: add '"background": "systemBackground"'
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b", "background": "glass" }], "cornerRadius": -1, "border": { "width": 0, "color": "label" }, "shadow": { "opacity": 2 } } }
                                                                  ^~~~~~~~~~~~ error: a label has no key 'background' [unknown-key]
            note: 'background' is a key of a stack, or of the outermost view, 'content'; accepted: 'label', …
                                                                                                            ^~ error: 'cornerRadius' must be a number from 0 to 1000 [out-of-range]
                                                                                                                                     ^ error: 'width' must be a number from 0.25 to 20 [out-of-range]
                                                                                                                                                                                   ^ error: 'opacity' must be a number from 0 to 1 [out-of-range]
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }], "cornerRadius": "round", "background": "blur" } }
                                                                                     ^~~~~~~ error: unknown value 'round' of 'cornerRadius' [unknown-value]
            note: did you mean 'capsule'?
                                                                                                            ^~~~~~ error: unknown value 'blur' of 'background' [unknown-reference]
            note: did you mean 'systemMaterial'?
            """,
            """
            { "content": { "stack": [{ "stack": [{ "label": "contentStack2Surface", "text": "b" }], "background": "glass" }] } }
                                                            ^~~~~~~~~~~~~~~~~~~~~~ error: view 'contentStack2Surface' has the same name as a generated surface [name-collision]
            """,
        ])
    func surfaces(marked: String) { expectDescriptionDiagnostics(marked) }
}
