import TestSupport
import Testing

@Suite(.timed) struct ContentKeyTests {
    @Test(
        "invalid layouts are reported",
        arguments: [
            """
            { "content": { "stack": [], "layout": { "edge": ["top"] } } }
                                                    ^~~~~~ error: a layout has no key 'edge' [unknown-key]
            """,
            """
            { "content": { "stack": [], "layout": { "edges": ["left"], "insets": -1, "to": "safearea" } } }
                                                              ^~~~~~ error: unknown value 'left' in 'edges' [unknown-value]
                                                                                 ^~ error: 'insets' must be a number from 0 to 1000 [out-of-range]
                                                                                           ^~~~~~~~~~ error: unknown value 'safearea' of 'to' [unknown-value]
            """,
            """
            { "content": { "stack": [], "layout": { "edges": "top", "insets": { "left": 8 } } } }
                                                             ^~~~~ error: 'edges' must be an array, not a string [wrong-type]
                                                                                ^~~~~~ error: a set of insets has no key 'left' [unknown-key]
            """,
            """
            { "content": { "stack": [], "margins": "8", "distribution": "equal", "background": "label" } }
                                                   ^~~ error: 'margins' must be a number from 0 to 1000, or an object, not a string [wrong-type]
                                                                        ^~~~~~~ error: unknown value 'equal' of 'distribution' [unknown-value]
                                                                                               ^~~~~~~ error: unknown value 'label' of 'background' [unknown-reference]
            """,
        ])
    func layout(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "the keys of views that show and take values are checked",
        arguments: [
            """
            { "content": { "stack": [{ "spacer": "8" }, { "spacer": "flex" }], "margins": "16" } }
                                                 ^~~ error: 'spacer' must be a number from 0 to 1000, or 'flexible', not a string [wrong-type]
            note: remove the quotation marks
                                                                    ^~~~~~ error: unknown value 'flex' of 'spacer' [unknown-value]
            note: accepted: 'flexible'
                                                                                          ^~~~ error: 'margins' must be a number from 0 to 1000, or an object, not a string [wrong-type]
            note: remove the quotation marks
            """,
            """
            { "content": { "progress": "a" } }
                         ^ error: a progress bar needs 'value' [required-key]
            """,
            """
            { "content": { "progress": "a", "value": 2, "color": "red" } }
                                                     ^ error: 'value' must be a number from 0 to 1 [out-of-range]
                                                                 ^~~~~ error: unknown value 'red' of 'color' [unknown-reference]
            """,
            """
            { "content": { "progress": "a", "value": "half" } }
                                                     ^~~~~~ error: 'value' must be a number from 0 to 1, or an object, not a string [wrong-type]
            """,
            """
            { "content": { "progress": "a", "value": { "inputs": "b" } } }
                                                       ^~~~~~~~ error: a value from an input has no key 'inputs' [unknown-key]
            """,
            """
            { "content": { "textField": "a", "text": "b" } }
                                                     ^~~ error: 'text' must be an object, not a string [wrong-type]
            """,
            """
            { "content": { "textField": "a", "keyboardType": "number", "secure": 1, "width": 0 } }
                         ^ error: a text field needs 'text' [required-key]
                                                             ^~~~~~~~ error: unknown value 'number' of 'keyboardType' [unknown-value]
                                                                                 ^ error: 'secure' must be true or false, not a number [wrong-type]
                                                                                             ^ error: 'width' must be a number from 1 to 1000 [out-of-range]
            """,
            """
            { "content": { "stack": [{ "spacer": "flex" }, { "spacer": null }, { "spacer": 8, "shownWhen": "a" }] } }
                                                 ^~~~~~ error: unknown value 'flex' of 'spacer' [unknown-value]
                                                                       ^~~~ error: 'spacer' must be a number from 0 to 1000, or 'flexible', not null [wrong-type]
                                                                                              ^~~~~~~~~~~ error: a spacer has no key 'shownWhen' [unknown-key]
            """,
            """
            { "content": { "custom": "a", "create": "A(" } }
                         ^ error: a custom view needs 'type' [required-key]
                                                    ^~~~ error: 'create' lacks the end of a '(' [invalid-expression]
            """,
        ])
    func controls(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "the keys for appearance and accessibility are checked",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "textAlignment": "left", "color": 1 } }
                                                                       ^~~~~~ error: unknown value 'left' of 'textAlignment' [unknown-value]
                                                                                        ^ error: 'color' must be a string, or an object, not a number [wrong-type]
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "style": "round", "role": "delete", "symbol": true } }
                                                                                                                 ^~~~~~~ error: unknown value 'round' of 'style' [unknown-value]
                                                                                                                                  ^~~~~~~~ error: unknown value 'delete' of 'role' [unknown-value]
                                                                                                                                                      ^~~~ error: 'symbol' must be a string, or an object, not a Boolean [wrong-type]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "size": { "width": 0 }, "decorative": true, "tint": "lable" } }
                                                                   ^ error: a size needs 'height' [required-key]
                                                                              ^ error: 'width' must be a number from 1 to 1000 [out-of-range]
                                                                                                               ^~~~~~~ error: unknown value 'lable' of 'tint' [unknown-reference]
            """,
            """
            { "content": { "label": "a", "text": "b", "accessibility": { "traits": ["heading"], "lable": "c", "identifier": 1 } } }
                                                                                    ^~~~~~~~~ error: unknown value 'heading' in 'traits' [unknown-value]
                                                                                                ^~~~~~~ error: a view's 'accessibility' has no key 'lable' [unknown-key]
                                                                                                                            ^ error: 'identifier' must be a string, not a number [wrong-type]
            """,
        ])
    func looks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
