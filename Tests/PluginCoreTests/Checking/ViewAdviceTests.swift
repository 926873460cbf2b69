import TestSupport
import Testing

/// Advice on keys of views that many people expect, and on places that surprise them.
@Suite(.timed) struct ViewAdviceTests {
    @Test(
        "a key that the language does not have gets advice on what to write instead",
        arguments: [
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "height": 50 } }
                                                                                                        ^~~~~~~~ error: a button has no key 'height' [unknown-key]
            note: write '"frame": { "height": 50 }'
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b", "width": 50 }] } }
                                                                  ^~~~~~~ error: a label has no key 'width' [unknown-key]
            note: write '"frame": { "width": 50 }'
            """,
            """
            { "content": { "image": "a", "symbol": "star", "decorative": true, "height": 50 } }
                                                                               ^~~~~~~~ error: an image has no key 'height' [unknown-key]
            note: 'height' is a key of 'size'; accepted: 'image', …
            """,
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "offset": 4 } }
                                                                                                        ^~~~~~~~ error: a button has no key 'offset' [unknown-key]
            note: views cannot be moved: use the 'spacing' and the 'margins' of the stack, or a 'spacer'; the outermost view has '"layout": { "insets": 8 }'
            """,
            """
            { "content": { "custom": "a", "type": "Map", "titleColor": "label", "text": "b" } }
                                                         ^~~~~~~~~~~~ error: a custom view has no key 'titleColor' [unknown-key]
            note: set 'titleColor' in Swift: add '"hooks": ["viewDidLoad"]' to the description, and 'func pluginViewDidLoad()' to an extension
                                                                                ^~~~~~ error: a custom view has no key 'text' [unknown-key]
            note: set 'text' in Swift: add '"hooks": ["viewDidLoad"]' to the description, and 'func pluginViewDidLoad()' to an extension
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }], "background": "systemBackground", "shadow": { "offset": 4 } } }
                                                                                                                   ^~~~~~~~ error: a shadow has no key 'offset' [unknown-key]
            note: write '"x": 0, "y": 4'
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b", "titleColor": "label" }] } }
                                                                  ^~~~~~~~~~~~ error: a label has no key 'titleColor' [unknown-key]
            note: did you mean 'color'?
            """,
        ])
    func unsupported(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "attributed text is Markdown",
        arguments: [
            """
            { "content": { "label": "a", "attributedText": "c" } }
                                         ^~~~~~~~~~~~~~~~ error: a label has no key 'attributedText' [unknown-key]
            note: write '"text": { "markdown": "Some **strong** text" }'
            """,
            """
            { "inputs": [{ "name": "b", "type": "LocalizedStringKey" }], "content": { "label": "a", "text": { "input": "b" } } }
                                                                                                                       ^~~ error: a text needs an input of type 'String' or 'String?'; 'b' is of type 'LocalizedStringKey' [mismatched-type]
            note: let the input be of type 'AttributedString', or of type 'String' with Markdown: '"text": { "markdown": { "input": "b" } }'
            """,
        ])
    func attributedText(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "round corners of an outermost button are its own",
        arguments: [
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "style": "filled", "cornerRadius": 8 } }
            """,
            """
            { "content": { "image": "a", "asset": "b", "decorative": true, "cornerRadius": 8 } }
                                                                                           ^ error: without a background and a border, the corners are not visible [contradiction]
            note: add '"background": "systemBackground"'
            """,
            """
            { "content": { "label": "a", "text": "b", "cornerRadius": 8 } }
                                                                      ^ error: without a background and a border, the corners are not visible [contradiction]
            note: add '"background": "systemBackground"'
            """,
        ])
    func corners(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "an empty stack gets advice",
        arguments: [
            """
            { "content": { "stack": [] } }
                                    ^~ warning: this stack does not contain views [empty-stack]
            note: add views, or write '{ "spacer": 8 }' for empty space in a stack around it
            """
        ])
    func emptyStack(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "a flexible spacer without room is reported",
        arguments: [
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }, { "spacer": "flexible" }], "axis": "horizontal" }, "placement": "top" }
                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~ warning: this spacer has no room, because the row is as wide as its views [contradiction]
            note: add '"layout": { "edges": ["leading", "trailing"] }' to the content
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }, { "spacer": "flexible" }], "layout": { "edges": ["top", "leading"] } } }
                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~ warning: this spacer has no room, because the column is as high as its views [contradiction]
            note: add '"layout": { "edges": ["top", "leading", "bottom"] }' to the content
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }, { "spacer": "flexible" }], "axis": "horizontal", "layout": { "edges": ["leading", "trailing"] } }, "placement": "top" }
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }, { "spacer": 8 }], "axis": "horizontal" }, "placement": "top" }
            """,
        ])
    func spacers(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "a plugin that pushes and keeps to an area gets advice",
        arguments: [
            """
            { "placement": { "at": "top", "mode": "push", "within": "safeArea" } }
                                                                    ^~~~~~~~~~ error: a plugin that pushes its host's content is tied to the edge of its host [contradiction]
            note: change "within", or "mode"
            """,
            """
            { "placement": { "at": "bottom", "mode": "push", "within": "keyboard" } }
                                                                       ^~~~~~~~~~ error: a plugin that pushes its host's content is tied to the edge of its host [contradiction]
            note: change "within", or "mode"
            """,
        ])
    func pushing(marked: String) { expectDescriptionDiagnostics(marked) }
}
