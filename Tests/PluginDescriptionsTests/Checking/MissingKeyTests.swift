import Testing

@Suite struct MissingKeyTests {
    @Test(
        "an object without a required key is reported",
        arguments: [
            """
            { "inputs": [{}] }
                         ^ error: an input needs 'name' [required-key]
                         ^ error: an input needs 'type' [required-key]
            """,
            """
            { "inputs": [{ "name": "a" }, { "type": "Int" }] }
                         ^ error: an input needs 'type' [required-key]
                                          ^ error: an input needs 'name' [required-key]
            """,
            """
            { "handlers": [{ "summary": "Called." }] }
                           ^ error: a handler needs 'name' [required-key]
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [{}] }] }
                                                            ^ error: a parameter needs 'name' [required-key]
                                                            ^ error: a parameter needs 'type' [required-key]
            """,
            """
            { "content": { "label": "a" } }
                         ^ error: a label needs 'text' [required-key]
            """,
            """
            { "content": { "button": "a" } }
                         ^ error: a button needs 'title' [required-key]
            """,
            """
            { "content": { "label": "a", "text": { "localized": "k" } } }
                                                 ^ error: a localized text needs 'value' [required-key]
            """,
        ])
    func required(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a view or text without a kind is reported",
        arguments: [
            """
            { "content": {} }
                         ^ error: a view needs a key that says its kind: one of 'stack', 'label', 'button', 'image', 'activityIndicator', 'progress', 'textField', 'spacer', 'custom' [required-key]
            """,
            """
            { "content": { "stack": [{ "type": "label", "text": "b" }, { "view": "spinner" }, { "imageView": "a", "symbol": "b" }] } }
                                     ^ error: a view needs a key that says its kind: one of 'stack', 'label', 'button', 'image', 'activityIndicator', 'progress', 'textField', 'spacer', 'custom' [required-key]
            note: write '{ "label": … }'
                                                                       ^ error: a view needs a key that says its kind: one of 'stack', 'label', 'button', 'image', 'activityIndicator', 'progress', 'textField', 'spacer', 'custom' [required-key]
            note: write '{ "activityIndicator": … }'
                                                                                              ^ error: an image needs 'image' [required-key]
                                                                                                ^~~~~~~~~~~ error: an image has no key 'imageView' [unknown-key]
            note: did you mean 'image'? accepted: 'image', …
            """,
            """
            { "content": { "title": "a" } }
                         ^ error: a view needs a key that says its kind: one of 'stack', 'label', 'button', 'image', 'activityIndicator', 'progress', 'textField', 'spacer', 'custom' [required-key]
            """,
            """
            { "content": { "stack": [{ "image2": "a" }, { "webView": "b" }] } }
                                     ^ error: an image needs one of 'symbol', 'asset', 'input' [required-key]
                                       ^~~~~~~~ error: an image has no key 'image2' [unknown-key]
            note: did you mean 'image'? accepted: 'image', …
                                                        ^ error: a view needs a key that says its kind: one of 'stack', 'label', 'button', 'image', 'activityIndicator', 'progress', 'textField', 'spacer', 'custom' [required-key]
            """,
            """
            { "content": { "label": "a", "text": {} } }
                                                 ^ error: a text needs 'localized' or 'input' [required-key]
            """,
            """
            { "content": { "label": "a", "text": { "value": "b" } } }
                                                 ^ error: a text needs 'localized' or 'input' [required-key]
            """,
        ])
    func kind(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a misspelled key is not also reported as missing",
        arguments: [
            """
            { "inputs": [{ "nam": "a", "typ": "Int" }] }
                           ^~~~~ error: an input has no key 'nam' [unknown-key]
            note: did you mean 'name'? accepted: 'name', …
                                       ^~~~~ error: an input has no key 'typ' [unknown-key]
            note: did you mean 'type'? accepted: 'name', …
            """
        ])
    func misspelled(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an image without a source is reported",
        arguments: [
            """
            { "content": { "image": "a", "textStyle": "body" } }
                         ^ error: an image needs one of 'symbol', 'asset', 'input' [required-key]
            """
        ])
    func source(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
