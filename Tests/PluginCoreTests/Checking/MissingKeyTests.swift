import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct MissingKeyTests {
    @Test(
        "an object without a required key is reported",
        arguments: [
            """
            { "inputs": [{}] }
                         ^ error: an input needs 'name' and 'type' [required-key]
            note: add '"name": "message", "type": "String"'
            """,
            """
            { "inputs": [{ "name": "a" }, { "type": "Int" }] }
                         ^ error: an input needs 'type' [required-key]
            note: add '"type": "String"'
                                          ^ error: an input needs 'name' [required-key]
            note: add '"name": "message"'
            """,
            """
            { "handlers": [{ "summary": "Called." }] }
                           ^ error: a handler needs 'name' [required-key]
            note: add '"name": "retry"'
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [{}] }] }
                                                            ^ error: a parameter needs 'name' and 'type' [required-key]
            note: add '"name": "id", "type": "Int"'
            """,
            """
            { "content": { "label": "a" } }
                         ^ error: a label needs 'text' [required-key]
            note: add '"text": "…"'
            """,
            """
            { "content": { "button": "a" } }
                         ^ error: a button needs 'title' [required-key]
            note: add '"title": "…"'
            """,
            """
            { "content": { "label": "a", "text": { "localized": "k" } } }
                                                 ^ error: a localized text needs 'value' [required-key]
            note: add '"value": "…"'
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
                         ^ error: a view needs a key that says its kind [required-key]
            note: accepted: 'stack', …
            """,
            """
            { "content": { "stack": [{ "type": "label", "text": "b" }, { "view": "spinner" }, { "imageView": "a", "symbol": "star" }] } }
                                     ^ error: a view needs a key that says its kind [required-key]
            note: write '{ "label": "messageLabel", "text": "b" }'
                                                                       ^ error: a view needs a key that says its kind [required-key]
            note: write '{ "activityIndicator": "activityIndicator" }'
                                                                                                ^~~~~~~~~~~ error: an image has no key 'imageView' [unknown-key]
            note: did you mean 'image'?
            """,
            """
            { "content": { "title": "a" } }
                         ^ error: a view needs a key that says its kind [required-key]
            note: write '{ "button": "button", "title": "a" }'
            """,
            """
            { "content": { "stack": [{ "image2": "a" }, { "webView": "b" }] } }
                                       ^~~~~~~~ error: an image has no key 'image2' [unknown-key]
            note: did you mean 'image'?
                                                          ^~~~~~~~~ error: a view has no key 'webView' [unknown-key]
            note: write '{ "custom": "b", "type": "WKWebView" }', and '"imports": ["WebKit"]' in the description
            """,
            """
            { "content": { "label": "a", "text": {} } }
                                                 ^ error: a text needs 'localized', 'input' or 'swift' [required-key]
            note: write '{ "localized": "message", "value": "…" }', or '{ "input": "message" }'
            """,
            """
            { "content": { "label": "a", "text": { "value": "b" } } }
                                                 ^ error: a text needs 'localized', 'input' or 'swift' [required-key]
            note: write '{ "localized": "message", "value": "b" }', or '{ "input": "message" }'
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
            note: did you mean 'name'?
                                       ^~~~~ error: an input has no key 'typ' [unknown-key]
            note: did you mean 'type'?
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
                         ^ error: an image needs one of 'symbol', 'asset', 'input', 'swift' [required-key]
            note: add '"symbol": "star"'
            """
        ])
    func source(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

/// The code that notes suggest.
@Suite(.timed) struct SnippetTests {
    private static let objects = VocabularyTests.shapes.filter { !$0.requiredNames.isEmpty }

    @Test("the suggested members of each object are what it needs", arguments: objects.map(\.name))
    func snippets(name: String) throws {
        let shape = try #require(Self.objects.first { $0.name == name })
        let empty = LanguageAdvisor(CheckedFile(file: SourceFile(path: "Example.json", text: "")))
        let text = empty.snippet(of: shape, [], with: []).replacing("[ … ]", with: "[]")
        let file = SourceFile(path: "Example.json", text: text)
        var checker = ShapeChecker(CheckedFile(file: file), advisor: nil)
        checker.check(try node(text), is: .object(shape), of: .file(shape))
        expect(checker.diagnostics.diagnostics.map(\.message), equals: [], "\(text)")
    }
}
