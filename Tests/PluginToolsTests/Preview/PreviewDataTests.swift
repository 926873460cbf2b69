import Foundation
import TestSupport
import Testing

@testable import PluginTools

/// Tests of the data that the scripts of a page read. The browser tests check them against the types in data.d.ts.
@Suite("The data of a preview", .timed)
struct PreviewDataTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns the data of a page about the folder.
    private func data() throws -> [String: Any] {
        let preview = Preview(of: [folder.path], configuration: nil)
        let page = preview.page(version: "1.2.3", reloadsItself: false)
        let match = try #require(page.firstMatch(of: /<script type="application\/json" id="data">(.*)<\/script>/))
        let object = try JSONSerialization.jsonObject(with: Data(match.1.utf8))
        return try #require(object as? [String: Any])
    }

    private func plugin(_ text: String) throws -> [String: Any] {
        try folder.write(text, to: "Sample.plugin.json")
        let plugins = try #require(try data()["plugins"] as? [[String: Any]])
        return try #require(plugins.first)
    }

    @Test(
        "has a value for each input: of the example, of the default, or one that fits the type",
        arguments: [
            (#""type": "String", "default": "\"a\"", "example": "\"b\\u{41}\"""#, "text", "bA"),
            (#""type": "String", "default": "\"a \\\"b\\\"\"""#, "text", #"a "b""#),
            (#""type": "String", "default": "\"a\\(1)\"""#, "text", "a1"),
            (#""type": "String", "default": "L10n.loading""#, "text", "Loading"),
            (#""type": "Int", "default": "Theme.count""#, "number", "0"),
            (#""type": "String""#, "text", "Place name"),
            (#""type": "Bool", "default": "true""#, "flag", "true"),
            (#""type": "Bool""#, "flag", "false"),
            (#""type": "Double", "default": "1_000.5""#, "number", "1000.5"),
            (#""type": "Int", "example": "-3""#, "number", "-3"),
            (#""type": "String?", "default": "nil""#, "text", "null"),
            (#""type": "String?""#, "text", "null"),
            (
                #""type": "AttributedString", "default": "AttributedString(\"Hello\")""#, "text",
                "Hello"
            ),
            (#""type": "AttributedString", "default": "L10n.terms""#, "text", "Terms"),
            (#""type": "PlatformImage""#, "image", "true"),
            (#""type": "PlatformImage?", "default": "nil""#, "image", "null"),
            (#""type": "Theme", "default": ".standard""#, "other", ".standard"),
        ])
    func inputs(keys: String, kind: String, value: String) throws {
        let plugin = try plugin(#"{ "inputs": [{ "name": "placeName", \#(keys) }] }"#)
        let input = try #require((plugin["inputs"] as? [[String: Any]])?.first)
        expect(input["kind"] as? String, equals: kind)
        expect(try text(of: input["value"]), equals: value)
        expect(input["isOptional"] as? Bool, equals: keys.contains("?"))
    }

    @Test(
        "has the expression of a value that only the app knows",
        arguments: [
            (#""type": "String", "default": "\"a\"""#, true),
            (#""type": "String", "default": "L10n.a""#, false),
            (#""type": "Bool", "default": "Flags.isOn""#, false),
            (#""type": "Int", "default": "3""#, true),
            (#""type": "Int", "default": "Theme.count""#, false),
            (#""type": "String?", "default": "nil""#, true),
            (#""type": "String""#, true),
            (#""type": "AttributedString", "default": "AttributedString(\"Hello\")""#, true),
        ])
    func evaluation(keys: String, isEvaluated: Bool) throws {
        let plugin = try plugin(#"{ "inputs": [{ "name": "a", \#(keys) }] }"#)
        let input = try #require((plugin["inputs"] as? [[String: Any]])?.first)
        expect((input["expression"] as? String == nil), equals: isEvaluated)
    }

    @Test(
        "has words for expressions",
        arguments: [
            (#"L10n.retry("now")"#, "Retry"), ("item.title", "Title"), ("String(item)", "Item"),
            (#"String(localized: "Try again", table: "Errors")"#, "Try again"),
            (#"NSLocalizedString("Try \"it\"", comment: "")"#, #"Try "it""#),
            (#""Hello \(user.firstName)!""#, "Hello First name!"),
            (#""\(L10n.count(3, of: "x")) of""#, "Count of"),
            ("Theme.current.imageURL2", "Image URL 2"),
            ("user?.name ?? fallback", "user?.name ?? fallback"),
            (#"AttributedString(localized: "Hi")"#, "Hi"), ("item.übersicht", "Übersicht"),
        ])
    func words(expression: String, text: String) {
        expect(readableText(for: expression), equals: text)
    }

    @Test(
        "has a value that is not nil for each optional input",
        arguments: [
            (#""type": "String?", "default": "nil""#, "Place name"),
            (#""type": "Int?", "default": "nil""#, "0"), (#""type": "Theme?""#, "null"),
        ])
    func sample(keys: String, value: String) throws {
        let plugin = try plugin(#"{ "inputs": [{ "name": "placeName", \#(keys) }] }"#)
        let input = try #require((plugin["inputs"] as? [[String: Any]])?.first)
        expect(try text(of: input["sample"]), equals: value)
    }

    @Test(
        "has rows with the text of an example, or three rows with words",
        arguments: [
            (#""[\"Milk\", \"Rye \\\"bread\\\"\"]""#, ["Milk", #"Rye "bread""#]), (#""[]""#, []),
            (#""[item, \"Milk\"]""#, ["Item", "Item", "Item"]),
        ])
    func rows(example: String, texts: [String]) throws {
        let plugin = try plugin(
            """
            { "inputs": [{ "name": "things", "type": "[String]", "example": \(example) }],
              "content": { "rows": "thingStack", "items": "things",
                "row": { "label": "thingLabel", "text": { "swift": "item" } } } }
            """)
        let content = try #require(plugin["content"] as? [String: Any])
        let stack = content["view"] as? [String: Any] ?? content
        let labels = try #require(stack["views"] as? [[String: Any]])
        let shown = labels.map { label in
            let text = label["text"] as? [String: Any]
            return text?["text"] as? String ?? text?["example"] as? String
        }
        expect(shown, equals: texts)
    }

    @Test("has the colors of inputs, and the async handlers that make buttons busy")
    func busyHandlers() throws {
        let plugin = try plugin(
            """
            { "inputs": [{ "name": "accent", "type": "PlatformColor", "default": ".systemGreen" }],
              "handlers": [{ "name": "buy", "async": true }, { "name": "close" }],
              "content": { "stack": [
                { "button": "buyButton", "title": "Buy", "triggers": "buy", "busyWhen": "buy",
                  "busyLabel": "Buying" },
                { "button": "closeButton", "title": "Close", "triggers": "close" },
                { "label": "textLabel", "text": "A", "color": { "input": "accent" } } ] } }
            """)
        let handlers = try #require(plugin["handlers"] as? [[String: Any]])
        expect(handlers.map { $0["makesBusy"] as? Bool }, equals: [true, false])
        let content = try #require(plugin["content"] as? [String: Any])
        let views = try #require(content["views"] as? [[String: Any]])
        expect(views[0]["busyWhen"] as? String, equals: "buy")
        expect(views[2]["color"] as? [String: String], equals: ["kind": "expression", "expression": ".systemGreen"])
    }

    private func text(of value: Any?) throws -> String {
        let json = try JSONSerialization.data(withJSONObject: value as Any, options: .fragmentsAllowed)
        return value as? String ?? String(decoding: json, as: UTF8.self)
    }

    @Test("has the colors and fonts that the configuration declares")
    func tokens() throws {
        try folder.write(
            """
            {
              "appearance": {
                "colors": {
                  "brand": { "light": "#112233", "dark": "#44556680" }, "mark": { "asset": "Mark" },
                  "theme": { "swift": "Theme.mark" }
                },
                "fonts": { "heading": { "custom": "Inter-Bold", "size": 21, "textStyle": "title3" } }
              }
            }
            """, to: "plugingen.json")
        let plugin = try plugin(
            """
            { "content": { "stack": [
                { "label": "a", "text": "A", "color": "brand", "font": "heading" },
                { "label": "b", "text": "B", "color": "mark" },
                { "label": "c", "text": "C", "color": "theme" },
                { "label": "d", "text": "D", "color": "systemRed" } ] } }
            """)
        let content = try #require(plugin["content"] as? [String: Any])
        let views = try #require(content["views"] as? [[String: Any]])
        let colors = views.map { $0["color"] as? [String: String] }
        expect(
            colors,
            equals: [
                ["kind": "adaptive", "light": "#112233FF", "dark": "#44556680"],
                ["kind": "asset", "name": "Mark"],
                ["kind": "expression", "expression": "Theme.mark"],
                ["kind": "semantic", "name": "systemRed"],
            ])
        let font = try #require(views[0]["font"] as? [String: Any])
        expect(font["name"] as? String, equals: "Inter-Bold")
        expect(font["size"] as? Double, equals: 21)
        expect(font["textStyle"] as? String, equals: "title3")
    }

    @Test(
        "puts a plugin into a popover, a cell or a SwiftUI view that is shown only there",
        arguments: [
            (#""popover": true, "show": false"#, "popover", "center", 320),
            (#""popover": true"#, "host", "fill", nil),
            (#""cell": true, "show": false"#, "cell", "top", nil),
            (#""cell": true"#, "host", "fill", nil),
            (#""view": true, "show": false"#, "SwiftUI view", "center", nil),
            (#""view": true, "show": false, "while": true"#, "host", "fill", nil),
        ] as [(String, String, String, Double?)])
    func place(keys: String, place: String, position: String, width: Double?) throws {
        let plugin = try plugin(
            """
            { "content": { "label": "a", "text": "A" }, "host": { \(keys) } }
            """)
        let placement = try #require(plugin["placement"] as? [String: Any])
        expect(placement["shownIn"] as? String, equals: place)
        expect(placement["position"] as? String, equals: position)
        expect(placement["maximumWidth"] as? Double, equals: width)
    }

    @Test("has both symbols and both titles of a pair")
    func pairs() throws {
        let plugin = try plugin(
            """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "content": {
                "button": "a", "title": { "when": "isOn", "then": "Off", "else": "On" },
                "symbol": { "when": "isOn", "then": "bell.slash", "else": "bell" }
              }
            }
            """)
        let button = try #require(plugin["content"] as? [String: Any])
        let title = try #require(button["title"] as? [String: Any])
        expect(title["kind"] as? String == "pair" && title["input"] as? String == "isOn")
        expect(title["then"] as? [String: String], equals: ["kind": "literal", "text": "Off"])
        expect(title["otherwise"] as? [String: String], equals: ["kind": "literal", "text": "On"])
        let image = try #require(button["image"] as? [String: Any])
        expect(image["kind"] as? String == "pair" && image["input"] as? String == "isOn")
        expect(image["then"] as? [String: String], equals: ["kind": "symbol", "name": "bell.slash"])
        expect(image["otherwise"] as? [String: String], equals: ["kind": "symbol", "name": "bell"])
    }

    @Test("has the constant arguments of buttons")
    func constants() throws {
        let plugin = try plugin(
            """
            {
              "handlers": [{ "name": "h", "parameters": [{ "name": "stars", "type": "Int" }, { "name": "isGood", "type": "Bool" }] }],
              "content": {
                "button": "a", "title": "A",
                "triggers": { "handler": "h", "arguments": { "stars": "5", "isGood": "true" } }
              }
            }
            """)
        let button = try #require(plugin["content"] as? [String: Any])
        expect(button["triggers"] as? String, equals: "h")
        expect(button["arguments"] as? String, equals: "stars: 5, isGood: true")
    }

    @Test("has Swift for all host helpers")
    func usage() throws {
        let plugin = try plugin(
            """
            {
              "inputs": [{ "name": "message", "type": "String?", "default": "nil" }],
              "handlers": [{ "name": "retry", "dismissesPlugin": true }],
              "content": { "button": "b", "title": "T", "triggers": "retry" },
              "host": { "while": true, "swiftUI": true, "recovery": { "message": "message", "retry": "retry" } }
            }
            """)
        expect(
            plugin["usage"] as? [String],
            equals: [
                #"showSample(message: "…", retry: { … })"#, "hideSample()",
                #"try await whileSample(message: "…") { … }"#, "withSampleRecovery { … }",
                #".sample(isPresented: $isPresented, message: "…", retry: { … })"#,
            ])
    }

    @Test("has the problems of each file, and the plugins without errors")
    func problems() throws {
        try folder.write(#"{ "placement": "topp" }"#, to: "Bad.plugin.json")
        try folder.write("{}", to: "Good.plugin.json")
        let data = try data()
        let files = try #require(data["problems"] as? [[String: Any]])
        expect(files.count, equals: 1)
        let problems = try #require(files.first?["diagnostics"] as? [[String: Any]])
        expect(problems.count, equals: 1)
        expect(problems.first?["message"] as? String, equals: "unknown value 'topp' of 'placement'")
        expect(problems.first?["column"] as? Int, equals: 16)
        expect(
            problems.first?["excerpt"] as? String,
            equals: """
                1 | { "placement": "topp" }
                  |                ^~~~~~

                """)
        expect(problems.first?["notes"] as? [String] != [])
        expect((data["plugins"] as? [[String: Any]])?.map { $0["name"] as? String }, equals: ["Good"])
    }

    @Test("has a stamp that changes with the data, if the page reloads itself")
    func stamp() throws {
        func stamp() -> Substring? {
            Preview(of: [folder.path], configuration: nil)
                .page(version: "1.2.3", reloadsItself: true)
                .firstMatch(of: /id="data" data-stamp="([0-9a-f]+)"/)?.1
        }
        try folder.write("{}", to: "Loading.plugin.json")
        let first = try #require(stamp())
        expect(stamp(), equals: first)
        try folder.write(#"{ "summary": "Shows it." }"#, to: "Loading.plugin.json")
        expect(try #require(stamp()) != first)
    }
}
