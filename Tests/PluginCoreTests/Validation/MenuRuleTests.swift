import TestSupport
import Testing

/// The rules for menus of buttons.
@Suite(.timed) struct MenuRuleTests {
    @Test(
        "menus that contradict other keys are reported",
        arguments: [
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "A", "triggers": "h", "menu": [{ "title": "B", "triggers": "h" }] } }
                                                                                                   ^~~ error: a button with a 'menu' shows it, and does not trigger a handler [contradiction]
            note: leave out "triggers", or "menu"
            """,
            """
            { "content": { "button": "a", "title": "A", "menu": [] } }
                                                                ^~ error: a menu needs actions [contradiction]
            note: add an element, or leave out "menu"
            """,
            """
            { "inputs": [{ "name": "b", "type": "Bool" }], "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "A", "menu": [{ "title": "B", "triggers": "h" }], "busyWhen": "b", "busyLabel": "Busy" } }
                                                                                                                                                                                             ^~~ error: a busy button would still show its 'menu' [contradiction]
            note: leave out "busyWhen", or "menu"
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "A", "menu": [{ "title": "B", "triggers": "h" }], "role": "primary" } }
                                                                                                                                            ^~~~~~~~~ error: a button with a 'menu' cannot have a role that presses it [contradiction]
            note: change "role", or leave out "menu"
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "A", "menu": [{ "title": "B", "triggers": "share" }, { "title": "C", "triggers": "h" }] } }
                                                                                                                            ^~~~~~~ error: this plugin has no handler 'share' [unknown-reference]
            """,
        ])
    func menus(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
