import TestSupport
import Testing

/// The rules for views on top of stacks.
@Suite(.timed) struct OverlayRuleTests {
    @Test(
        "overlays that are not seen or cannot be tapped are reported",
        arguments: [
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }], "overlays": [{ "view": { "spacer": 8 } }] } }
                                                                                                        ^ error: a view on top of a stack is not one of the views in its row or column [contradiction]
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }], "overlays": [{ "view": { "label": "b", "text": "B" }, "at": "center", "insets": 8 }] } }
                                                                                                                                                     ^ error: a view in the center of a stack is not at an edge [contradiction]
            note: leave out "insets", or change "at"
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }], "overlays": [{ "view": { "label": "b", "text": "B" }, "at": "top", "insets": { "leading": 8 } }] } }
                                                                                                                                                               ^ error: a view at 'top' is not at this edge [contradiction]
            note: leave out "leading"
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }], "overlays": [{ "view": { "label": "b", "text": "B" }, "insets": -8 }] } }
                                                                                                                                     ^~ error: a view beyond the outermost stack is cut off, because the content can scroll [contradiction]
            note: put the views of the stack into a stack with "overlays" in it
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "stack": [{ "stack": [{ "label": "a", "text": "A" }], "overlays": [{ "view": { "button": "b", "title": "B", "triggers": "h" }, "insets": -8 }] }] } }
                                                                                                                                                                                                   ^~ error: touches beyond a stack do not reach its controls [contradiction]
            note: write insets from 0 up, or give the stack "margins"
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "A" }], "overlays": [{ "view": { "contentUnavailable": "b", "text": "B" } }] } }
                                                                                                                    ^~~ error: a content-unavailable view is the whole content of a plugin, and cannot be in a stack [contradiction]
            """,
        ])
    func overlays(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
