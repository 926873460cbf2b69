import TestSupport
import Testing

@Suite(.timed) struct ValueTests {
    @Test(
        "numbers out of range are reported",
        arguments: [
            """
            { "presentation": { "delay": -0.1, "minimumDuration": 60.5 } }
                                         ^~~~ error: 'delay' must be a number of seconds from 0 to 60 [out-of-range]
                                                                  ^~~~ error: 'minimumDuration' must be a number of seconds from 0 to 60 [out-of-range]
            """,
            """
            { "presentation": { "delay": 1e999 } }
                                         ^~~~~ error: 'delay' must be a number of seconds from 0 to 60 [out-of-range]
            """,
            """
            { "content": { "stack": [], "spacing": -1 } }
                                                   ^~ error: 'spacing' must be a number from 0 to 1000 [out-of-range]
            """,
            """
            { "content": { "stack": [], "spacing": 1000.001 } }
                                                   ^~~~~~~~ error: 'spacing' must be a number from 0 to 1000 [out-of-range]
            """,
            """
            { "content": { "label": "a", "text": "b", "numberOfLines": -1 } }
                                                                       ^~ error: 'numberOfLines' must be a whole number from 0 to 1000 [out-of-range]
            """,
            """
            { "content": { "label": "a", "text": "b", "lineSpacing": 100.5 } }
                                                                     ^~~~~ error: 'lineSpacing' must be a number from 0 to 100 [out-of-range]
            """,
            """
            { "content": { "label": "a", "text": "b", "numberOfLines": 1001 } }
                                                                       ^~~~ error: 'numberOfLines' must be a whole number from 0 to 1000 [out-of-range]
            """,
            """
            { "content": { "label": "a", "text": "b", "numberOfLines": 99999999999999999999 } }
                                                                       ^~~~~~~~~~~~~~~~~~~~ error: 'numberOfLines' must be a whole number from 0 to 1000 [out-of-range]
            """,
        ])
    func ranges(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "empty names are reported",
        arguments: [
            """
            { "content": { "image": "a", "symbol": "", "accessibility": { "identifier": "" } } }
                                                   ^~ error: 'symbol' must not be empty [out-of-range]
                                                                                        ^~ error: 'identifier' must not be empty [out-of-range]
            """,
            """
            { "presentation": { "group": "" }, "accessibility": { "identifier": "" } }
                                         ^~ error: 'group' must not be empty [out-of-range]
                                                                                ^~ error: 'identifier' must not be empty [out-of-range]
            """,
            """
            { "content": { "label": "a", "text": { "localized": "", "value": "" } } }
                                                                ^~ error: 'localized' must not be empty [out-of-range]
            """,
        ])
    func emptyName(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown values are reported",
        arguments: [
            """
            { "placement": "topp" }
                           ^~~~~~ error: unknown value 'topp' of 'placement' [unknown-value]
            note: did you mean 'top'?
            """,
            """
            { "placement": "Fill" }
                           ^~~~~~ error: unknown value 'Fill' of 'placement' [unknown-value]
            note: did you mean 'fill'?
            """,
            """
            { "content": { "stack": [], "axis": "horizontl", "alignment": "middle" } }
                                                ^~~~~~~~~~~ error: unknown value 'horizontl' of 'axis' [unknown-value]
            note: did you mean 'horizontal'?
                                                                          ^~~~~~~~ error: unknown value 'middle' of 'alignment' [unknown-value]
            note: did you mean 'center'?
            """,
            """
            { "placement": "topRight", "content": { "label": "a", "text": "A", "lineLimit": 2, "isHidden": "b" } }
                           ^~~~~~~~~~ error: unknown value 'topRight' of 'placement' [unknown-value]
            note: did you mean 'topTrailing'?
                                                                               ^~~~~~~~~~~ error: a label has no key 'lineLimit' [unknown-key]
            note: did you mean 'numberOfLines'?
                                                                                               ^~~~~~~~~~ error: a label has no key 'isHidden' [unknown-key]
            note: did you mean 'hiddenWhen'?
            """,
            """
            { "content": { "stack": [], "layout": "centre" } }
                                                  ^~~~~~~~ error: unknown value 'centre' of 'layout' [unknown-value]
            note: did you mean 'center'?
            """,
            """
            { "content": { "label": "a", "text": "b", "textStyle": "Body" } }
                                                                   ^~~~~~ error: unknown value 'Body' of 'textStyle' [unknown-value]
            note: did you mean 'body'?
            """,
            """
            { "content": { "label": "a", "text": "b", "textStyle": "enormousTitle" } }
                                                                   ^~~~~~~~~~~~~~~ error: unknown value 'enormousTitle' of 'textStyle' [unknown-value]
            note: accepted: 'largeTitle', …
            """,
            """
            { "content": { "label": "a", "text": "b", "weight": "semiBold" } }
                                                                ^~~~~~~~~~ error: unknown value 'semiBold' of 'weight' [unknown-value]
            note: did you mean 'semibold'?
            """,
            """
            { "content": { "activityIndicator": "a", "size": "small" } }
                                                             ^~~~~~~ error: unknown value 'small' of 'size' [unknown-value]
            note: accepted: 'medium', …
            """,
            """
            { "tests": "xctest" }
                       ^~~~~~~~ error: unknown value 'xctest' of 'tests' [unknown-value]
            note: 'xctest' holds for all plugins, in plugingen.json; accepted: 'none'
            """,
            """
            { "placement": "" }
                           ^~ error: unknown value '' of 'placement' [unknown-value]
            note: accepted: 'fill', …
            """,
        ])
    func unknownValues(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an unknown axis does not make the alignment wrong",
        arguments: [
            """
            { "content": { "stack": [], "axis": "horizontal ", "alignment": "top" } }
                                                ^~~~~~~~~~~~~ error: unknown value 'horizontal ' of 'axis' [unknown-value]
            note: did you mean 'horizontal'?
            """
        ])
    func axis(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "the mistakes in keys and values of one description are reported together, in order",
        arguments: [
            """
            {
              "sumary": "Shows what went wrong.",
              ^~~~~~~~ error: a description has no key 'sumary' [unknown-key]
            note: did you mean 'summary'?
              "inputs": [{ "name": "view", "type": "String" }],
              "content": {
                "stack": [{ "label": "messageLabel", "text": { "input": "view" }, "numberOfLines": -1 }],
                                                                                                   ^~ error: 'numberOfLines' must be a whole number from 0 to 1000 [out-of-range]
                "axis": "vertical", "alignment": "top"
              },
              "placement": "topp"
                           ^~~~~~ error: unknown value 'topp' of 'placement' [unknown-value]
            note: did you mean 'top'?
            }
            """
        ])
    func together(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
