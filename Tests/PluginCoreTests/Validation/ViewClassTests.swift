import TestSupport
import Testing

/// Tests of views of the app's own classes.
@Suite(.timed) struct ViewClassTests {
    @Test(
        "classes of views that do not fit, and looks beside them, are reported",
        arguments: [
            """
            { "inputs": [{ "name": "b", "type": "Bool" }], "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "A", "triggers": "h", "type": "ThemeButton", "style": "filled", "busyWhen": "b" } }
                                                                                                                                                                                     ^~~~~~~~ error: a class of the app determines the look of its buttons [contradiction]
            note: leave out "style", or "type"
                                                                                                                                                                                                           ^~~ error: a class of the app determines the look of its buttons [contradiction]
            note: leave out "busyWhen", or "type"
                                                                                                                                                                                                           ^~~ warning: button 'a' has no text for VoiceOver while it is busy [missing-accessibility]
            note: add a text such as '"busyLabel": "Sending"'
            """,
            """
            { "content": { "label": "a", "text": "A", "type": "ThemeLabel", "create": "ThemeLabel(style: .title)" } }
            """,
            """
            { "content": { "label": "a", "text": { "markdown": "**A**" }, "type": "ThemeLabel" } }
                                                 ^~~~~~~~~~~~~~~~~~~~~~~ error: a label of a class of the app cannot show text with attributes [contradiction]
            note: leave out "markdown", or "type" and "create"
            """,
            """
            { "content": { "label": "a", "text": "A", "lineSpacing": 4, "create": "makeLabel()" } }
                                                                     ^ error: a class of the app determines the look of its labels [contradiction]
            note: leave out "lineSpacing", or "type" and "create"
            """,
            """
            { "content": { "label": "a", "text": "A", "lineSpacing": 0, "create": "makeLabel()" } }
            """,
            """
            { "content": { "label": "a", "text": "A", "create": "makeLabel()" } }
            """,
        ])
    func classes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
