import TestSupport
import Testing

@Suite(.timed) struct PresentationTests {
    @Test(
        "times that contradict each other are reported",
        arguments: [
            """
            { "presentation": { "minimumDuration": 5, "dismissesAfter": 4 } }
                                                                        ^ error: the plugin cannot stay for 5.0 s at least and leave after 4.0 s [contradiction]
            note: make "dismissesAfter" longer than "minimumDuration"
            """
        ])
    func times(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "backdrops that contradict other keys, and unknown backdrops, are reported",
        arguments: [
            """
            { "presentation": { "backdrop": "dim" } }
                                            ^~~~~ error: a plugin that fills its host hides its backdrop [contradiction]
            note: place the plugin, as in "placement": "center", or leave out "backdrop"
            """,
            """
            { "placement": { "at": "fill", "insets": 8 }, "presentation": { "backdrop": { "style": "blur", "dismissesOnTap": true } } }
            """,
            """
            { "placement": { "width": 8 }, "presentation": { "backdrop": "clear" } }
            """,
            """
            { "placement": { "height": 8 }, "presentation": { "backdrop": {} }, "accessibility": { "modal": true } }
            """,
            """
            { "placement": { "within": "safeArea" }, "presentation": { "backdrop": "dim" } }
            """,
            """
            { "placement": { "at": "top", "mode": "push" }, "presentation": { "backdrop": { "style": "dim" } } }
                                                                                          ^~~~~~~~~~~~~~~~~~ error: a plugin that pushes its host's content cannot cover it with a backdrop [contradiction]
            note: leave out "backdrop", or change "mode"
            """,
            """
            { "placement": { "at": "top", "order": "back" }, "presentation": { "touches": "pass", "backdrop": "clear" }, "accessibility": { "modal": false } }
                                                                                                              ^~~~~~~ error: a plugin behind other views cannot cover them with a backdrop [contradiction]
            note: leave out "backdrop", or change "order"
                                                                                                              ^~~~~~~ error: a backdrop blocks its container, where 'touches' lets them through [contradiction]
            note: leave out "backdrop", or change "touches"
                                                                                                                                                     ^~~~~ error: a plugin with a backdrop is always modal, so that VoiceOver skips what is covered [contradiction]
            note: change "modal", or leave out "backdrop"
            """,
            """
            { "placement": "center", "presentation": { "backdrop": "dark" } }
                                                                   ^~~~~~ error: unknown value 'dark' of 'backdrop' [unknown-value]
            note: accepted: 'dim', 'blur', 'clear', or an object with 'style', 'dismissesOnTap'
            """,
            """
            { "placement": "center", "presentation": { "backdrop": { "style": "dimm", "tapToDismiss": true } } }
                                                                              ^~~~~~ error: unknown value 'dimm' of 'style' [unknown-value]
            note: did you mean 'dim'?
                                                                                      ^~~~~~~~~~~~~~ error: a backdrop has no key 'tapToDismiss' [unknown-key]
            note: did you mean 'dismissesOnTap'?
            """,
            """
            { "placement": "center", "presentation": { "backdrop": true } }
                                                                   ^~~~ error: 'backdrop' must be one of 'dim', 'blur', 'clear', or an object, not a Boolean [wrong-type]
            """,
        ])
    func backdrops(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "keys without an effect are reported",
        arguments: [
            """
            { "placement": { "order": "back" }, "accessibility": { "modal": true } }
                                                                            ^~~~ error: a plugin behind other views cannot be 'modal', because VoiceOver would skip the views in front of it [contradiction]
            note: leave out "modal", or change "order"
            """,
            """
            { "presentation": { "touches": "pass" }, "accessibility": { "modal": true } }
                                                                                 ^~~~ error: a 'modal' plugin blocks its container, where 'touches' lets them through [contradiction]
            note: leave out "modal", or change "touches"
            """,
            """
            { "presentation": { "touches": "scroll" }, "accessibility": { "modal": true } }
                                                                                   ^~~~ error: a 'modal' plugin blocks its container, where 'touches' lets them through [contradiction]
            note: leave out "modal", or change "touches"
            """,
            """
            { "placement": "center", "presentation": { "touches": "scroll", "backdrop": "dim" } }
                                                                                        ^~~~~ error: a backdrop blocks its container, where 'touches' lets them through [contradiction]
            note: leave out "backdrop", or change "touches"
            """,
            """
            { "content": { "label": "textLabel", "text": "a", "background": "systemBackground" }, "presentation": { "touches": "scroll" } }
            """,
            """
            { "content": { "label": "textLabel", "text": "a", "background": "systemBackground" }, "presentation": { "touches": "pass" } }
                                                                                                                               ^~~~~~ warning: the plugin's 'background' receives all touches, so touches cannot 'pass' [contradiction]
            note: leave out "touches" or "background"
            """,
            """
            { "presentation": { "touches": "pass" }, "placement": { "order": "back" }, "accessibility": { "modal": false } }
            """,
            """
            { "presentation": { "whenAlreadyShown": "reuse" }, "host": { "show": false, "while": true } }
            """,
            """
            { "inputs": [{ "name": "m", "type": "String" }], "handlers": [{ "name": "r" }],
              "presentation": { "whenAlreadyShown": "stack" }, "host": { "show": false, "recovery": { "message": "m", "retry": "r" } } }
                                                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a recovery shows the plugin, but 'show' is false [contradiction]
            """,
        ])
    func effects(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "sizes without enough room for the content are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "3" }, "placement": { "at": "topTrailing", "width": 24, "height": 24 } }
                                                                                                     ^~ error: 'width' is less than the 32 points that the content needs [contradiction]
            note: add "layout": { "to": "bounds" } to the content, to leave out these margins
            """,
            """
            { "content": { "label": "a", "text": "3", "layout": { "to": "bounds" } }, "placement": { "at": "topTrailing", "width": 24, "height": 24 } }
            """,
            """
            { "content": { "stack": [
                { "image": "a", "asset": "A", "decorative": true, "size": { "width": 300, "height": 40 } },
                { "spacer": 12.5 }, { "label": "b", "text": "B" }
              ], "spacing": 4, "margins": 10, "layout": { "insets": 5, "to": "safeArea" } },
              "placement": { "at": "top", "width": 300, "height": 90 } }
                                                   ^~~ error: 'width' is less than the 330 points that the content needs [contradiction]
                                                                  ^~ error: 'height' is less than the 90.5 points that the content needs [contradiction]
            """,
            """
            { "kits": ["AppKit"], "content": { "label": "a", "text": "3" }, "placement": { "at": "top", "width": 30 } }
            """,
            """
            { "inputs": [{ "name": "isBig", "type": "Bool" }], "content": { "stack": [
                { "label": "a", "text": "A", "hiddenWhen": "isBig" },
                { "image": "b", "asset": "A", "decorative": true, "size": { "width": 40, "height": 40 } }
              ], "axis": "horizontal", "layout": { "to": "bounds" } }, "placement": { "at": "top", "width": 40 } }
            """,
            """
            { "inputs": [{ "name": "isBig", "type": "Bool" }],
              "content": { "stack": [
                { "image": "a", "asset": "A", "decorative": true, "size": { "width": 300, "height": 40 }, "shownWhen": "isBig" },
                { "spacer": 12 }
              ] },
              "placement": { "at": "top", "width": 100 } }
            """,
        ])
    func sizes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "greatest widths of plugins with a fixed width, or with wider content, are reported",
        arguments: [
            """
            { "placement": { "at": "top", "width": 320, "maximumWidth": 560 } }
                                                                        ^~~ error: a plugin with a 'width' always has this width, and cannot have a 'maximumWidth' [contradiction]
            note: leave out "maximumWidth", or "width"
            """,
            """
            { "placement": { "at": "top", "maximumWidth": 0 } }
                                                          ^ error: 'maximumWidth' must be a number from 1 to 10000 [out-of-range]
            """,
            """
            { "placement": { "at": "top", "maximumWidth": "readable" } }
                                                          ^~~~~~~~~~ error: 'maximumWidth' must be a number from 1 to 10000, not a string [wrong-type]
            """,
            """
            { "placement": { "at": "top", "maxWidth": 560 } }
                                          ^~~~~~~~~~ error: a placement has no key 'maxWidth' [unknown-key]
            note: did you mean 'maximumWidth'?
            """,
            """
            { "placement": { "at": "top", "maximumWidth": 80 }, "content": {
                                                          ^~ error: 'maximumWidth' is less than the 122.5 points that the content needs [contradiction]
                "image": "a", "asset": "A", "decorative": true, "size": { "width": 90.5, "height": 40 } } }
            """,
            """
            { "placement": { "at": "topTrailing", "maximumWidth": 24 },
                                                                  ^~ error: 'maximumWidth' is less than the 32 points that the content needs [contradiction]
            note: add "layout": { "to": "bounds" } to the content, to leave out these margins
              "content": { "label": "a", "text": "3", "layout": { "to": "readable" } } }
            """,
            """
            { "placement": { "maximumWidth": 560 } }
            """,
            """
            { "placement": { "at": "bottom", "maximumWidth": 560, "height": 80, "mode": "push" },
              "content": { "label": "a", "text": "3" } }
            """,
        ])
    func maximumWidths(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a stacked plugin that cannot be on top of another one is reported",
        arguments: [
            """
            { "presentation": { "whenAlreadyShown": "stack", "group": "message" } }
                                                                      ^~~~~~~~~ error: plugins of a group replace each other [contradiction]
            note: leave out "group", or change "whenAlreadyShown"
            """,
            """
            { "placement": { "at": "fill", "order": "back" }, "presentation": { "whenAlreadyShown": "stack" } }
                                                    ^~~~~~ error: a plugin behind other views cannot be stacked on top of another one [contradiction]
            note: change "order", or "whenAlreadyShown"
            """,
            """
            { "placement": { "at": "fill", "order": "back" } }
            """,
            """
            { "presentation": { "whenAlreadyShown": "replace", "group": "message" } }
            """,
            """
            { "presentation": { "whenAlreadyShown": "stack" } }
            """,
        ])
    func groups(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "impossible placements are reported",
        arguments: [
            """
            { "placement": { "at": "fill", "mode": "push" } }
                                                   ^~~~~~ error: a plugin at 'fill' cannot push its host's content [contradiction]
            note: place the plugin at 'top' or 'bottom'
            """,
            """
            { "placement": { "at": "top", "within": "safeArea", "mode": "push" } }
                                                    ^~~~~~~~~~ error: a plugin that pushes its host's content is tied to the edge of its host [contradiction]
            note: change "within", or "mode"
            """,
            """
            { "placement": { "at": "bottom", "within": "keyboard", "mode": "push" } }
                                                       ^~~~~~~~~~ error: a plugin that pushes its host's content is tied to the edge of its host [contradiction]
            note: change "within", or "mode"
            """,
            """
            { "placement": { "at": "bottom", "within": "keybord" } }
                                                       ^~~~~~~~~ error: unknown value 'keybord' of 'within' [unknown-value]
            note: did you mean 'keyboard'?
            """,
            """
            {
              "inputs": [{ "name": "code", "type": "String" }],
              "content": { "textField": "codeField", "text": { "input": "code" }, "placeholder": "Code" },
              "placement": { "at": "bottom", "height": 120, "within": "bounds" }
                                                       ^~~ warning: a plugin with a fixed height in the bounds does not make room for the keyboard, which can cover its text fields [contradiction]
            note: write "within": "keyboard"
            }
            """,
            """
            {
              "inputs": [{ "name": "code", "type": "String" }],
              "content": { "textField": "codeField", "text": { "input": "code" }, "placeholder": "Code" },
              "placement": { "at": "bottom", "height": 120, "mode": "push" }
                                                       ^~~ warning: a plugin with a fixed height in the bounds does not make room for the keyboard, which can cover its text fields [contradiction]
            note: write "within": "keyboard"
            }
            """,
            """
            { "placement": "topp" }
                           ^~~~~~ error: unknown value 'topp' of 'placement' [unknown-value]
            """,
            """
            { "placement": { "att": "top", "insets": { "left": 1 } } }
                             ^~~~~ error: a placement has no key 'att' [unknown-key]
                                                       ^~~~~~ error: a set of insets has no key 'left' [unknown-key]
            """,
            """
            { "placement": 4 }
                           ^ error: 'placement' must be a string, or an object, not a number [wrong-type]
            """,
        ])
    func placement(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "invalid focus and announcement settings are reported",
        arguments: [
            """
            { "accessibility": { "focus": "titleLabel", "announcement": { "input": "text" } } }
                                          ^~~~~~~~~~~~ error: this plugin has no view 'titleLabel' [unknown-reference]
                                                                                   ^~~~~~ error: this plugin has no input 'text' [unknown-reference]
            """,
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "accessibility": { "announcement": { "input": "count" } }
                                                            ^~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'count' is of type 'Int' [mismatched-type]
            }
            """,
        ])
    func accessibility(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
