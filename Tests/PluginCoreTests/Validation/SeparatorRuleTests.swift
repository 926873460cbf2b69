import TestSupport
import Testing

/// The rules for separators, and for some round corners.
@Suite(.timed) struct SeparatorRuleTests {
    @Test(
        "separators where a line is not possible are reported",
        arguments: [
            """
            { "content": { "separator": "a" } }
                         ^~~~~~~~~~~~~~~~~~~~ error: a spacer or a separator has no effect outside a stack [contradiction]
            """,
            """
            { "content": { "stack": [{ "separator": "a" }], "axis": "horizontal", "columnWhere": "largeText" } }
                                                    ^~~ error: a separator in a row cannot become one in a column [contradiction]
            """,
            """
            { "content": { "stack": [{ "separator": "a" }], "distribution": "fillEqually" } }
                                                    ^~~ error: 'fillEqually' would make a separator as long as a view [contradiction]
            """,
            """
            { "content": { "stack": [{ "separator": "a" }], "axis": "horizontal", "alignment": "firstBaseline" } }
                                                    ^~~ error: a separator does not have a baseline [contradiction]
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
            note: add "cornerRadius"
            """,
            """
            { "content": { "label": "a", "text": "A", "background": "glass", "cornerRadius": "capsule", "corners": ["topLeading"] } }
                                                                                                                   ^~~~~~~~~~~~~~ error: all corners of a capsule are round [contradiction]
            note: leave out "corners", or change "cornerRadius"
            """,
            """
            { "content": { "label": "a", "text": "A", "background": "glass", "cornerRadius": 8, "corners": [] } }
                                                                                                           ^~ error: a 'cornerRadius' needs corners [contradiction]
            note: add an element, or leave out "corners"
            """,
        ])
    func corners(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
