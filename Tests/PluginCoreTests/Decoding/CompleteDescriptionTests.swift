import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct CompleteDescriptionTests {
    private let text = #"""
        // Every key of the language, with comments and trailing commas.
        {
          "summary": "Shows \"what\" went wrong.",
          "inputs": [
            { "name": "message", "type": "String?", "default": "nil", "summary": "What went wrong." },
            { "name": "icon", "type": "UIImage", "example": "UIImage()", },
            { "name": "id", "type": "Int" },
          ],
          "handlers": [
            {
              "name": "retry", "dismissesPlugin": true, "summary": "Called on a tap.",
              "parameters": [{ "name": "id", "type": "Int" }],
            },
          ],
          "content": {
            "stack": [
              { "image": "iconView", "input": "icon", "textStyle": "headline" },
              { "image": "symbolView", "symbol": "star" /* filled? */ },
              { "image": "assetView", "asset": "Star" },
              { "label": "label", "text": { "input": "message" }, "textStyle": "caption2", "numberOfLines": 3 },
              {
                "button": "button", "triggers": "retry",
                "title": { "localized": "retry", "value": "Try again", "comment": "A button." },
              },
              { "activityIndicator": "indicator", "size": "large" },
            ],
            "axis": "horizontal", "spacing": 4.5, "alignment": "top", "layout": "fill",
          },
          "placement": "fill",
          "presentation": { "delay": 0.25, "minimumDuration": 1 },
        }
        """#

    @Test("every key is decoded without a problem")
    func everyKey() throws {
        let plugin = try decode(text, name: "Error")
        expect(plugin.summary, equals: "Shows \"what\" went wrong.")
        expect(plugin.inputs.map(\.name.value), equals: ["message", "icon", "id"])
        expect(plugin.inputs.map(\.type.value), equals: ["String?", "UIImage", "Int"])
        expect(plugin.inputs.map { $0.defaultValue?.value }, equals: ["nil", nil, nil])
        expect(plugin.inputs.map { $0.example?.value }, equals: [nil, "UIImage()", nil])
        expect(plugin.inputs.map(\.summary), equals: ["What went wrong.", nil, nil])
        let handler = try #require(plugin.handlers.first)
        expect(handler.name.value == "retry" && handler.dismissesPlugin)
        expect(handler.summary, equals: "Called on a tap.")
        expect(handler.parameters.map(\.name.value), equals: ["id"])
        expect(handler.parameters.map(\.type.value), equals: ["Int"])
        expect(plugin.presentation.delay.value, equals: 0.25)
        expect(plugin.presentation.minimumDuration.value, equals: 1)
        let file = SourceFile(path: "Error.plugin.json", text: text)
        expect(readDescription(named: "Error", file).diagnostics.isEmpty)
    }

    @Test("content is decoded in order")
    func content() throws {
        let content = try #require(try decode(text).content)
        expect(content.layout.edges, equals: ContentLayout.Edge.allCases)
        guard case .stack(let stack) = content.root else {
            Issue.record("the outermost view is no stack")
            return
        }
        expect((stack.axis, stack.spacing, stack.alignment.value) == (.horizontal, 4.5, .top))
        guard stack.views.count == 6, case .image(let icon) = stack.views[0],
            case .image(let symbol) = stack.views[1], case .image(let asset) = stack.views[2],
            case .label(let label) = stack.views[3], case .button(let button) = stack.views[4],
            case .activityIndicator(let indicator) = stack.views[5]
        else {
            Issue.record("the stack has other views")
            return
        }
        expect((icon.name.value, icon.textStyle.value) == ("iconView", .headline))
        expect(outline(icon.source).contains("input: "))
        expect(outline(symbol.source).contains(#"symbol: "star""#))
        expect(outline(asset.source).contains(#"asset: "Star""#))
        expect((label.textStyle, label.numberOfLines) == (.caption2, 3))
        expect(outline(label.text).contains(#""message""#))
        expect(button.handler?.value, equals: "retry")
        expect(outline(button.title).contains(#""Try again""#))
        expect(outline(button.title).contains(#""A button.""#))
        expect(indicator.size, equals: .large)
    }

    @Test("a value has the range of its own text")
    func ranges() throws {
        let plugin = try decode(text)
        func source(_ value: Located<String>) -> String { plugin.file.text(in: value.range) }
        expect(plugin.inputs.map { source($0.name) }, equals: [#""message""#, #""icon""#, #""id""#])
        expect(plugin.inputs.map { source($0.type) }, equals: [#""String?""#, #""UIImage""#, #""Int""#])
        expect(plugin.inputs.compactMap(\.defaultValue).map(source), equals: [#""nil""#])
        expect(plugin.handlers.map { source($0.name) }, equals: [#""retry""#])
        let names = plugin.content?.root.flattened.compactMap(\.name) ?? []
        expect(names.map { source($0) }, equals: names.map { "\"\($0.value)\"" })
    }
}
