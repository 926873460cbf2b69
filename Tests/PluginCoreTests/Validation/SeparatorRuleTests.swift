import TestSupport
import Testing

/// The rules for separators, and for some round corners.
@Suite(.timed) struct SeparatorRuleTests {
    @Test(
        "separators where a line is not possible are reported",
        arguments: [
            """
            { "content": { "separator": "a" } }
                                        ^~~ error: a separator has no effect outside a stack [contradiction]
            """,
            """
            { "content": { "stack": [{ "separator": "a" }], "axis": "horizontal", "columnWhere": "largeText" } }
                                                    ^~~ error: a separator in a row cannot become one in a column [contradiction]
            note: the row becomes a column here
            """,
            """
            { "content": { "stack": [{ "separator": "a" }], "distribution": "fillEqually" } }
                                                    ^~~ error: 'fillEqually' would make a separator as long as a view [contradiction]
            note: use another 'distribution', or put the other views into a stack within
            """,
            """
            { "content": { "stack": [{ "separator": "a" }], "axis": "horizontal", "alignment": "firstBaseline" } }
                                                    ^~~ error: a separator does not have a baseline [contradiction]
            note: use the 'alignment' 'center', 'top' or 'bottom'
            """,
        ])
    func separators(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "corners without a radius, or of a capsule, are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "A", "background": "systemBackground", "corners": ["topLeading"] } }
                                                                                                   ^~~~~~~~~~~~~~ error: 'corners' need a 'cornerRadius' [required-key]
            note: add '"cornerRadius": 16'
            """,
            """
            { "content": { "label": "a", "text": "A", "background": "glass", "cornerRadius": "capsule", "corners": ["topLeading"] } }
                                                                                                                   ^~~~~~~~~~~~~~ error: all corners of a capsule are round [contradiction]
            note: write a number, such as '"cornerRadius": 16'
            """,
            """
            { "content": { "label": "a", "text": "A", "background": "glass", "cornerRadius": 8, "corners": [] } }
                                                                                                           ^~ error: a 'cornerRadius' needs corners [contradiction]
            note: name corners, such as "topLeading", or leave out "corners"
            """,
        ])
    func corners(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
