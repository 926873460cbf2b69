import TestSupport
import Testing

@testable import PluginCore

/// The rules for the lengths of views.
@Suite(.timed) struct FrameRuleTests {
    @Test(
        "lengths that contradict each other, or what is around the view, are reported",
        arguments: [
            """
            {
              "content": { "stack": [
                { "label": "a", "text": "A", "frame": { "width": 80, "maximumWidth": 90 } },
                                                                                     ^~ error: a 'width' has no limits [contradiction]
            note: leave out "maximumWidth", or "width"
                { "label": "b", "text": "B", "frame": { "minimumHeight": 80, "maximumHeight": 70 } },
                                                                                              ^~ error: 'maximumHeight' is less than 'minimumHeight' [contradiction]
                { "label": "c", "text": "C", "frame": { "minimumHeight": 70, "maximumHeight": 80, "width": 90 } }
              ] }
            }
            """,
            """
            {
              "content": {
                "stack": [
                  { "label": "a", "text": "A", "frame": { "maximumWidth": 80 } },
                                                                          ^~ error: a stack with the alignment 'fill' determines the width of its views [contradiction]
            note: use another 'alignment' in the stack, or leave out this length
                  { "image": "i", "symbol": "star", "decorative": true, "size": { "width": 8, "height": 8 } },
                                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a stack with the alignment 'fill' determines the width of its views [contradiction]
            note: use another 'alignment' in the stack, or leave out this length
                  { "label": "b", "text": "B", "frame": { "minimumWidth": 80, "height": 20 } },
                  {
                    "stack": [
                      { "label": "c", "text": "C", "frame": { "width": 80, "height": 20 } }
                                                                                     ^~ error: a stack with the alignment 'fill' determines the height of its views [contradiction]
            note: use another 'alignment' in the stack, or leave out this length
                    ],
                    "axis": "horizontal", "alignment": "fill"
                  }
                ],
                "alignment": "fill"
              }
            }
            """,
            """
            {
              "content": {
                "label": "a", "text": "A", "frame": { "width": 80, "height": 20 }, "layout": { "edges": ["leading", "trailing"] }
                                                               ^~ error: the content is pinned to both edges, which determine its width [contradiction]
            note: add a 'layout' with other 'edges', or leave out this length
              }
            }
            """,
            """
            { "content": { "label": "a", "text": "A", "frame": { "maximumWidth": 300 }, "layout": "fill" } }
            """,
            """
            { "content": { "label": "a", "text": "A", "layout": { "edges": ["top"], "verticalOffset": 20 } } }
                                                                                                      ^~ error: a 'verticalOffset' needs content that is centered vertically [contradiction]
            note: name neither "top" nor "bottom" in "edges"
            """,
            """
            { "content": { "label": "a", "text": "A", "layout": { "edges": ["bottom"], "verticalPosition": 0.3 } } }
                                                                                                           ^~~ error: a 'verticalPosition' needs content that is centered vertically [contradiction]
            note: name neither "top" nor "bottom" in "edges"
            """,
        ])
    func lengths(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

/// The rule for rows that become columns.
@Suite(.timed) struct ColumnRuleTests {
    @Test(
        "a column that would become a column is reported",
        arguments: [
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }], "columnWhere": "largeText" } }
                                                                                    ^~~~~~~~~~~ error: this stack is always a column [contradiction]
            note: leave out "columnWhere", or write '"axis": "horizontal"'
            """
        ])
    func columns(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
