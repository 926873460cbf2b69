import TestSupport
import Testing

@Suite(.timed) struct ViewTypeTests {
    @Test(
        "a stack key with a value of the wrong type is reported",
        arguments: [
            """
            { "content": { "stack": { "label": "a", "text": "b" } } }
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'stack' must be an array, not an object [wrong-type]
            note: put it into brackets: '[{ … }]'
            """,
            """
            { "content": { "stack": [], "axis": true } }
                                                ^~~~ error: 'axis' must be one of 'horizontal', 'vertical', not a Boolean [wrong-type]
            """,
            """
            { "content": { "stack": [], "spacing": "8" } }
                                                   ^~~ error: 'spacing' must be a number from 0 to 1000, not a string [wrong-type]
            note: remove the quotation marks
            """,
            """
            { "content": { "stack": [], "alignment": ["center"] } }
                                                     ^~~~~~~~~~ error: 'alignment' must be a string, not an array [wrong-type]
            """,
            """
            { "content": { "stack": [], "layout": null } }
                                                  ^~~~ error: 'layout' must be one of 'center', 'fill', or an object, not null [wrong-type]
            """,
        ])
    func stackKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a label key with a value of the wrong type is reported",
        arguments: [
            """
            { "content": { "label": { "text": "a" }, "text": "b" } }
                                    ^~~~~~~~~~~~~~~ error: 'label' must be a string that is a Swift identifier, not an object [wrong-type]
            """,
            """
            { "content": { "label": "a", "text": 1 } }
                                                 ^ error: 'text' must be a string, or an object with 'localized', 'input', 'swift' or 'markdown', not a number [wrong-type]
            """,
            """
            { "content": { "label": "a", "text": "b", "textStyle": 17 } }
                                                                   ^~ error: 'textStyle' must be a string, not a number [wrong-type]
            """,
            """
            { "content": { "label": "a", "text": "b", "numberOfLines": "2" } }
                                                                       ^~~ error: 'numberOfLines' must be a whole number from 0 to 1000, not a string [wrong-type]
            note: remove the quotation marks
            """,
            """
            { "content": { "label": "a", "text": "b", "numberOfLines": 1.5 } }
                                                                       ^~~ error: 'numberOfLines' must be a whole number from 0 to 1000 [wrong-type]
            """,
        ])
    func labelKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a button key with a value of the wrong type is reported",
        arguments: [
            """
            { "content": { "button": true, "title": "b" } }
                                     ^~~~ error: 'button' must be a string that is a Swift identifier, not a Boolean [wrong-type]
            """,
            """
            { "content": { "button": "a", "title": ["b"] } }
                                                   ^~~~~ error: 'title' must be a string, or an object with 'localized', 'input', 'swift' or 'when', not an array [wrong-type]
            """,
            """
            { "content": { "button": "a", "title": "b", "triggers": ["done"] } }
                                                                    ^~~~~~~~ error: 'triggers' must be a string that is a Swift identifier, or an object, not an array [wrong-type]
            """,
        ])
    func buttonKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
