import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct CommonMistakeTests {
    @Test(
        "a text in place of the name of the property that shows it",
        arguments: [
            """
            { "content": { "label": "Loading…" } }
                                    ^~~~~~~~~~ error: 'Loading…' belongs in 'text': 'label' names the property [required-key]
            note: write '{ "label": "loadingLabel", "text": "Loading…" }'
            """,
            """
            { "handlers": [{ "name": "retry" }], "content": { "button": "Try again", "triggers": "retry" } }
                                                                        ^~~~~~~~~~~ error: 'Try again' belongs in 'title': 'button' names the property [required-key]
            note: write '{ "button": "tryAgainButton", "title": "Try again" }'
            """,
            """
            { "content": { "image": "wifi.slash" } }
                                    ^~~~~~~~~~~~ error: 'wifi.slash' belongs in 'symbol': 'image' names the property [required-key]
            note: write '{ "image": "imageView", "symbol": "wifi.slash" }'
            """,
            """
            { "content": { "label": "Lädt …", "text": "Lädt …" } }
                                    ^~~~~~~~ error: 'label' names the property, and 'Lädt …' is not a Swift identifier [invalid-identifier]
            note: write '"label": "messageLabel"'
            """,
            """
            { "content": { "label": "message-label", "text": "Loading" } }
                                    ^~~~~~~~~~~~~~~ error: 'label' names the property, and 'message-label' is not a Swift identifier [invalid-identifier]
            note: write '"label": "messageLabel"'
            """,
            """
            { "content": { "label": "Loading" } }
                         ^ error: a label needs 'text' [required-key]
            note: 'label' names the property: write '"label": "loadingLabel", "text": "Loading"'
            """,
            """
            { "content": { "image": "Logo.png" } }
                                    ^~~~~~~~~~ error: 'Logo.png' belongs in 'asset': 'image' names the property [required-key]
            note: write '{ "image": "imageView", "asset": "Logo" }'
            """,
            """
            { "content": { "custom": "WKWebView()" } }
                                     ^~~~~~~~~~~~~ error: 'WKWebView()' belongs in 'type': 'custom' names the property [required-key]
            note: write '{ "custom": "webView", "type": "WKWebView" }'
            """,
            """
            { "content": { "custom": "MapView" } }
                                     ^~~~~~~~~ error: 'MapView' belongs in 'type': 'custom' names the property [required-key]
            note: write '{ "custom": "customView", "type": "MapView" }'
            """,
            """
            { "content": { "activityIndicator": true } }
                                                ^~~~ error: 'activityIndicator' must be a string that is a Swift identifier, not a Boolean [wrong-type]
            note: write '"activityIndicator": "activityIndicator"'
            """,
            """
            { "content": { "textField": "field", "text": "message", "placeholder": "a" } }
                                                         ^~~~~~~~~ error: 'text' must be an object, not a string [wrong-type]
            note: write '{ "input": "message" }'
            """,
            """
            { "content": { "image": "wifi" } }
                         ^ error: an image needs one of 'symbol', 'asset', 'input', 'swift' [required-key]
            note: 'image' names the property: add '"symbol": "wifi"'
            """,
        ])
    func textAsName(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a stack with something else than its views",
        arguments: [
            """
            { "content": { "stack": "main" } }
                                    ^~~~~~ error: 'stack' must be an array of views, not 'main' [wrong-type]
            note: write '{ "stack": [ … ], "name": "main" }'
            """,
            """
            { "content": { "stack": { "axis": "horizontal", "views": [{ "label": "a", "text": "b" }] } } }
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'stack' must be an array, not an object [wrong-type]
            note: write '{ "stack": [{ "label": "a", "text": "b" }], "axis": "horizontal" }'
            """,
            """
            { "content": { "stack": { "stack": [], "axis": "vertical" } } }
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'stack' must be an array, not an object [wrong-type]
            note: write '{ "stack": [], "axis": "vertical" }'
            """,
            """
            { "content": { "stack": { "orientation": "vertical", "gap": 4 } } }
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'stack' must be an array, not an object [wrong-type]
            note: write '{ "stack": [ … ], "axis": "vertical", "spacing": 4 }'
            """,
        ])
    func stack(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a view with its keys in an object",
        arguments: [
            """
            { "content": { "label": { "text": "Loading", "font": "body" } } }
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'label' must be a string that is a Swift identifier, not an object [wrong-type]
            note: write '{ "label": "messageLabel", "text": "Loading", "textStyle": "body" }'
            """,
            """
            { "content": { "button": {} } }
                                     ^~ error: 'button' must be a string that is a Swift identifier, not an object [wrong-type]
            note: write '{ "button": "button", "title": "…" }'
            """,
            """
            { "content": { "activityIndicator": {} } }
                                                ^~ error: 'activityIndicator' must be a string that is a Swift identifier, not an object [wrong-type]
            note: write '{ "activityIndicator": "activityIndicator" }'
            """,
        ])
    func nestedView(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "null in place of a value that turns something off",
        arguments: [
            """
            { "host": { "hide": null, "shown": null, "while": null } }
                                ^~~~ error: 'hide' must be a string that is a Swift identifier, or true or false, not null [wrong-type]
            note: write 'false'
                                               ^~~~ error: 'shown' must be a string that is a Swift identifier, or true or false, not null [wrong-type]
            note: write 'false'
                                                              ^~~~ error: 'while' must be a string that is a Swift identifier, or true or false, or an object, not null [wrong-type]
            note: remove the key
            """,
            """
            { "presentation": { "transition": null }, "accessibility": { "modal": null } }
                                              ^~~~ error: 'transition' must be a string, or an object, not null [wrong-type]
            note: write '"none"'
                                                                                  ^~~~ error: 'modal' must be true or false, not null [wrong-type]
            note: write 'false', or remove the key
            """,
            """
            { "presentation": { "transition": false }, "tests": false }
                                              ^~~~~ error: 'transition' must be a string, or an object, not a Boolean [wrong-type]
            note: write '"none"'
                                                                ^~~~~ error: 'tests' must be 'none', not a Boolean [wrong-type]
            note: write '"none"'
            """,
        ])
    func null(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a value of another key",
        arguments: [
            """
            { "handlers": [{ "name": "h" }], "content": { "button": "a", "title": "b", "triggers": "h", "style": "primary" } }
                                                                                                                 ^~~~~~~~~ error: unknown value 'primary' of 'style' [unknown-value]
            note: 'primary' is a value of 'role': write '"role": "primary"'
            """,
            """
            { "content": { "label": "a", "text": "b", "textStyle": "bold" } }
                                                                   ^~~~~~ error: unknown value 'bold' of 'textStyle' [unknown-value]
            note: 'bold' is a value of 'weight': write '"weight": "bold"'
            """,
        ])
    func otherKey(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
