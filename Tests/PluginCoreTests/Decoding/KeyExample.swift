/// A key of the vocabulary, with descriptions that show that the key is decoded.
struct KeyExample: Sendable {
    /// The names of the object and the key: `input.type`.
    let key: String
    /// The value of the first description; nil to leave out the key.
    private let first: String?
    private let second: String
    /// A description with `<>` in place of the key.
    private let template: String

    /// Creates an example.
    ///
    /// - Parameter other: another value of the key, if the description requires the key.
    init(_ key: String, _ value: String, _ other: String? = nil, in template: String) {
        self.key = key
        first = other == nil ? nil : value
        second = other ?? value
        self.template = template
    }

    var keyName: Substring { key.split(separator: ".")[1] }

    var firstDescription: String { description(with: first) }
    var secondDescription: String { description(with: second) }

    /// Returns the description with a value of the key, or without the key.
    func description(with value: String?) -> String {
        let parts = template.split(separator: "<>", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.joined(separator: value.map { "\"\(keyName)\": \($0), " } ?? "")
    }
}

extension KeyExample {
    static let all =
        ofDescriptions + ofInputs + ofHandlers + ofViews + ofLabels + ofImages + ofText + ofPairs
        + ofTriggers + ofControls
        + ofClasses + ofPlacements
        + ofPresentations
        + ofAccessibility
        + ofContent
        + ofControllers
        + ofHosts

    private static let ofDescriptions = [
        KeyExample("description.$schema", #""../plugin.schema.json""#, in: "{ <> }"),
        KeyExample("description.summary", #""A""#, in: "{ <> }"),
        KeyExample("description.inputs", #"[{ "name": "a", "type": "Int" }]"#, in: "{ <> }"),
        KeyExample("description.handlers", #"[{ "name": "a" }]"#, in: "{ <> }"),
        KeyExample("description.content", #"{ "activityIndicator": "a" }"#, in: "{ <> }"),
        KeyExample("description.presentation", #"{ "delay": 1 }"#, in: "{ <> }"),
        KeyExample("description.placement", #""top""#, in: "{ <> }"),
        KeyExample("description.accessibility", #"{ "modal": true }"#, in: "{ <> }"),
    ]

    private static let ofControllers = [
        KeyExample("description.access", #""public""#, in: "{ <> }"),
        KeyExample("description.kits", #"["UIKit", "AppKit"]"#, in: "{ <> }"),
        KeyExample("description.tests", #""none""#, in: "{ <> }"),
        KeyExample("description.previews", "true", in: "{ <> }"),
        KeyExample("description.imports", #"["Combine"]"#, in: "{ <> }"),
        KeyExample("description.superclass", #""Base""#, in: "{ <> }"),
        KeyExample("description.hooks", #"["viewDidLoad"]"#, in: "{ <> }"),
    ]

    private static let host = #"{ "host": { <> } }"#
    private static let recovery = #"""
        {
          "inputs": [
            { "name": "a", "type": "String", "default": "" }, { "name": "b", "type": "String?", "default": "nil" }
          ],
          "handlers": [{ "name": "c" }, { "name": "d" }],
          "host": { "recovery": { <> } }
        }
        """#.replacing(#""default": """#, with: #""default": "\"\"""#)
    private static let ofHosts = [
        KeyExample("description.host", #"{ "while": true }"#, in: "{ <> }"),
        KeyExample("host.show", #""present""#, in: host),
        KeyExample("host.hide", "false", in: host),
        KeyExample("host.shown", #""current""#, in: host),
        KeyExample("host.while", "true", in: host),
        KeyExample("host.swiftUI", "true", in: host),
        KeyExample("host.scene", "true", in: host),
        KeyExample(
            "host.recovery", #"{ "message": "a", "retry": "c" }"#,
            in: recovery.replacing(#"{ "recovery": { <> } }"#, with: "{ <> }")),
        KeyExample(
            "recovery.message", #""a""#, #""b""#,
            in: recovery.replacing("<>", with: #"<> "retry": "c""#)),
        KeyExample(
            "operation with progress.progress", #""i""#, #""j""#,
            in: #"""
                {
                  "inputs": [
                    { "name": "i", "type": "Double", "default": "0" },
                    { "name": "j", "type": "Float?", "default": "nil" }
                  ],
                  "host": { "while": { <> } }
                }
                """#),
        KeyExample(
            "operation with progress.name", #""whileUploading""#,
            in: #"""
                {
                  "inputs": [{ "name": "i", "type": "Double", "default": "0" }],
                  "host": { "while": { <> "progress": "i" } }
                }
                """#),
        KeyExample(
            "recovery.error", #""a""#, #""b""#,
            in: recovery.replacing("<>", with: #"<> "retry": "c""#)),
        KeyExample(
            "recovery.retry", #""c""#, #""d""#,
            in: recovery.replacing("<>", with: #"<> "message": "a""#)),
        KeyExample(
            "recovery.while", #""Loading""#,
            in: recovery.replacing("<>", with: #"<> "message": "a", "retry": "c""#)),
        KeyExample(
            "recovery.name", #""retrying""#,
            in: recovery.replacing("<>", with: #"<> "message": "a", "retry": "c""#)),
    ]

    private static let input = #"{ "inputs": [{ <> "name": "a", "type": "Int" }] }"#
    private static let ofInputs = [
        KeyExample("input.name", #""a""#, #""b""#, in: #"{ "inputs": [{ <> "type": "Int" }] }"#),
        KeyExample("input.type", #""Int""#, #""Bool""#, in: #"{ "inputs": [{ <> "name": "a" }] }"#),
        KeyExample("input.default", #""1""#, in: input),
        KeyExample(
            "input.escaping", "true", in: #"{ "inputs": [{ <> "name": "a", "type": "Done" }] }"#),
        KeyExample("input.example", #""1""#, in: input),
        KeyExample("input.summary", #""A""#, in: input),
    ]

    private static let handler = #"{ "handlers": [{ <> "name": "a" }] }"#
    private static let ofHandlers = [
        KeyExample("handler.name", #""a""#, #""b""#, in: #"{ "handlers": [{ <> }] }"#),
        KeyExample("handler.parameters", #"[{ "name": "b", "type": "Int" }]"#, in: handler),
        KeyExample("handler.dismissesPlugin", "true", in: handler),
        KeyExample("handler.summary", #""A""#, in: handler),
        KeyExample(
            "parameter.name", #""b""#, #""c""#,
            in: #"{ "handlers": [{ "name": "a", "parameters": [{ <> "type": "Int" }] }] }"#),
        KeyExample(
            "parameter.type", #""Int""#, #""Bool""#,
            in: #"{ "handlers": [{ "name": "a", "parameters": [{ <> "name": "b" }] }] }"#),
    ]

    private static let stack = #"{ "content": { <> "stack": [] } }"#
    private static let ofViews = [
        KeyExample("view.layout", #""fill""#, in: stack),
        KeyExample("stack.stack", "[]", "[{ \"stack\": [] }]", in: #"{ "content": { <> } }"#),
        KeyExample("stack.name", #""a""#, in: stack),
        KeyExample("stack.axis", #""horizontal""#, in: stack),
        KeyExample("stack.spacing", "8.5", in: stack),
        KeyExample("stack.alignment", #""leading""#, in: stack),
        KeyExample(
            "activity indicator.activityIndicator", #""a""#, #""b""#, in: #"{ "content": { <> } }"#),
        KeyExample(
            "activity indicator.size", #""large""#,
            in: #"{ "content": { <> "activityIndicator": "a" } }"#),
    ]

    private static let label = #"{ "content": { <> "label": "a", "text": "b" } }"#
    private static let button = #"""
        { "handlers": [{ "name": "h" }], "content": { <> "button": "a", "title": "b" } }
        """#
    private static let ofLabels = [
        KeyExample("label.label", #""a""#, #""b""#, in: #"{ "content": { <> "text": "c" } }"#),
        KeyExample("label.text", #""a""#, #""b""#, in: #"{ "content": { <> "label": "c" } }"#),
        KeyExample(
            "label.opensLinks", #""h""#,
            in: #"""
                {
                  "handlers": [{ "name": "h", "parameters": [{ "name": "url", "type": "URL" }] }],
                  "content": { <> "label": "a", "text": { "markdown": "[b](https://c.d)" } }
                }
                """#),
        KeyExample("label.textStyle", #""title1""#, in: label),
        KeyExample("label.numberOfLines", "2", in: label),
        KeyExample("button.button", #""a""#, #""b""#, in: #"{ "content": { <> "title": "c" } }"#),
        KeyExample("button.title", #""a""#, #""b""#, in: #"{ "content": { <> "button": "c" } }"#),
        KeyExample("button.triggers", #""h""#, in: button),
    ]

    private static let image = #"{ "content": { <> "image": "a" } }"#
    private static let ofImages = [
        KeyExample("image.image", #""a""#, #""b""#, in: #"{ "content": { <> "symbol": "c" } }"#),
        KeyExample("image.symbol", #""a""#, #""b""#, in: image),
        KeyExample("image.asset", #""a""#, #""b""#, in: image),
        KeyExample("image.swift", #""A.b""#, #""A.c""#, in: image),
        KeyExample(
            "expression.swift", #""A.b""#, #""A.c""#,
            in: #"{ "content": { "label": "c", "text": "d", "color": { <> } } }"#),
        KeyExample(
            "text from an expression.swift", #""A.b""#, #""A.c""#,
            in: #"{ "content": { "label": "c", "text": { <> } } }"#),
        KeyExample(
            "text from an expression.example", #""b""#,
            in: #"{ "content": { "label": "c", "text": { <> "swift": "A.b" } } }"#),
        KeyExample(
            "image.input", #""b""#, #""c""#,
            in: #"""
                {
                  "inputs": [{ "name": "b", "type": "UIImage" }, { "name": "c", "type": "UIImage" }],
                  "content": { <> "image": "a" }
                }
                """#),
        KeyExample(
            "image.textStyle", #""body""#, in: #"{ "content": { <> "image": "a", "symbol": "b" } }"#
        ),
    ]

    private static let ofText = [
        KeyExample(
            "localized text.localized", #""a""#, #""b""#,
            in: #"{ "content": { "label": "c", "text": { <> "value": "d" } } }"#),
        KeyExample(
            "localized text.value", #""a""#, #""b""#,
            in: #"{ "content": { "label": "c", "text": { <> "localized": "d" } } }"#),
        KeyExample(
            "localized text.comment", #""a""#,
            in: #"{ "content": { "label": "c", "text": { <> "localized": "d", "value": "e" } } }"#),
        KeyExample(
            "text from an input.input", #""a""#, #""b""#,
            in: #"""
                {
                  "inputs": [{ "name": "a", "type": "String" }, { "name": "b", "type": "String" }],
                  "content": { "label": "c", "text": { <> } }
                }
                """#),
        KeyExample(
            "text with markup.markdown", #""a""#, #""b""#,
            in: #"{ "content": { "label": "c", "text": { <> } } }"#),
    ]
}
