import TestSupport
import Testing

@Suite(.timed) struct UnknownViewKeyTests {
    @Test(
        "unknown keys of views are reported",
        arguments: [
            """
            { "content": { "stack": [], "spaces": 8, "axes": "vertical", "allignment": "center" } }
                                        ^~~~~~~~ error: a stack has no key 'spaces' [unknown-key]
            note: accepted: 'stack', …
                                                     ^~~~~~ error: a stack has no key 'axes' [unknown-key]
            note: did you mean 'axis'?
                                                                         ^~~~~~~~~~~~ error: a stack has no key 'allignment' [unknown-key]
            note: did you mean 'alignment'?
            """,
            """
            { "content": { "label": "a", "text": "b", "style": "body", "lines": 2 } }
                                                      ^~~~~~~ error: a label has no key 'style' [unknown-key]
            note: did you mean 'textStyle'?
                                                                       ^~~~~~~ error: a label has no key 'lines' [unknown-key]
            note: did you mean 'numberOfLines'?
            """,
            """
            { "content": { "button": "a", "title": "b", "trigger": "done" } }
                                                        ^~~~~~~~~ error: a button has no key 'trigger' [unknown-key]
            note: did you mean 'triggers'?
            """,
            """
            { "content": { "image": "a", "symbl": "star" } }
                                         ^~~~~~~ error: an image has no key 'symbl' [unknown-key]
            note: did you mean 'symbol'?
            """,
            """
            { "content": { "activityIndicator": "a", "sise": "large", "color": "red" } }
                                                     ^~~~~~ error: an activity indicator has no key 'sise' [unknown-key]
            note: did you mean 'size'?
                                                                               ^~~~~ error: unknown value 'red' of 'color' [unknown-reference]
            note: did you mean 'systemRed'?
            """,
        ])
    func views(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown keys of text are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": { "localized": "k", "value": "b", "coment": "" } } }
                                                                                   ^~~~~~~~ error: a localized text has no key 'coment' [unknown-key]
            note: did you mean 'comment'?
            """,
            """
            { "content": { "label": "a", "text": { "localised": "k", "value": "b" } } }
                                                   ^~~~~~~~~~~ error: a localized text has no key 'localised' [unknown-key]
            note: did you mean 'localized'?
            """,
            """
            { "content": { "label": "a", "text": { "inputs": "message" } } }
                                                   ^~~~~~~~ error: a text from an input has no key 'inputs' [unknown-key]
            note: did you mean 'input'?
            """,
        ])
    func textKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a misspelled kind of view is reported",
        arguments: [
            """
            { "content": { "stak": [] } }
                           ^~~~~~ error: a stack has no key 'stak' [unknown-key]
            note: did you mean 'stack'?
            """,
            """
            { "content": { "stack": [{ "lable": "a", "text": "b", "numberOfLines": -1 }] } }
                                       ^~~~~~~ error: a label has no key 'lable' [unknown-key]
            note: did you mean 'label'?
                                                                                   ^~ error: 'numberOfLines' must be a whole number from 0 to 1000 [out-of-range]
            """,
            """
            { "content": { "activityindicator": "a" } }
                           ^~~~~~~~~~~~~~~~~~~ error: an activity indicator has no key 'activityindicator' [unknown-key]
            note: did you mean 'activityIndicator'?
            """,
        ])
    func kinds(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a layout of a view that is not the outermost one is reported",
        arguments: [
            """
            { "content": { "stack": [{ "stack": [], "layout": "fill" }] } }
                                                    ^~~~~~~~ error: a stack has no key 'layout' [unknown-key]
            note: 'layout' is a key of the outermost view, 'content'; accepted: 'stack', …
            """
        ])
    func layout(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
