import TestSupport
import Testing

@Suite(.timed) struct PopoverTests {
    @Test(
        "popovers at no edge, and what a plugin in a popover cannot have, are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "A" }, "host": { "popover": { "edges": ["above"] } } }
                                                                                         ^~~~~~~ error: unknown value 'above' in 'edges' [unknown-value]
            note: accepted: 'top', 'leading', 'bottom', 'trailing'
            """,
            """
            { "host": { "popover": { "compactWidth": "none", "width": 320 } } }
                                                     ^~~~~~ error: unknown value 'none' of 'compactWidth' [unknown-value]
                                                             ^~~~~~~ error: a popover has no key 'width' [unknown-key]
            """,
            """
            { "host": { "popover": { "name": "pointAt", "edges": [] } } }
                                                                 ^~ error: a popover is at an edge of a view [contradiction]
            note: add an element, or leave out "edges"
            """,
            """
            { "placement": "listBackground", "host": { "popover": true } }
                           ^~~~~~~~~~~~~~~~ error: a popover does not contain a list [contradiction]
            note: change "placement", or leave out "popover"
            """,
            """
            { "placement": { "at": "top", "mode": "push" }, "host": { "popover": true } }
                                                  ^~~~~~ error: a popover has no content that the plugin could push [contradiction]
            note: change "mode", or leave out "popover"
            """,
            """
            {
              "presentation": { "delay": 0.5, "whenAlreadyShown": "replace" }, "host": { "popover": {} }
                                         ^~~ error: a popover would be empty during the plugin's delay [contradiction]
            note: leave out "delay", or "popover"
                                                                  ^~~~~~~~~ error: a popover that is shown already always shows the new values [contradiction]
            note: change "whenAlreadyShown", or leave out "popover"
            }
            """,
            """
            { "host": { "hide": "presentPopover", "shown": "shownInPopover" } }
                                ^~~~~~~~~~~~~~~~ error: a host helper has the same name as a generated member: 'presentPopover' [name-collision]
                                                           ^~~~~~~~~~~~~~~~ error: a host helper has the same name as a generated member: 'shownInPopover' [name-collision]
            """,
        ])
    func contradictions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
