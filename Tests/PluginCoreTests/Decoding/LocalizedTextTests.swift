import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the list of localized text in a description.
@Suite(.timed) struct LocalizedTextTests {
    @Test("all text of a view is listed, in the order of the description")
    func texts() throws {
        let text = """
            {
              "inputs": [{ "name": "isSending", "type": "Bool", "default": "false" }],
              "handlers": [{ "name": "send" }],
              "content": {
                "button": "sendButton", "triggers": "send", "busyWhen": "isSending",
                "title": { "localized": "title", "value": "Send" },
                "busyLabel": { "localized": "busy", "value": "Sending" },
                "accessibility": { "hint": { "localized": "hint", "value": "Sends it" } }
              },
              "accessibility": { "announcement": { "localized": "announcement", "value": "Ready" } }
            }
            """
        var found = DiagnosticCollector()
        let description = try #require(
            readDescription(SourceFile(path: "Form.plugin.json", text: text), name: "Form", reporting: &found))
        expect(found.diagnostics.map(\.message), equals: [])
        expect(description.localizedTexts.map(\.key), equals: ["title", "busy", "hint", "announcement"])
    }

    @Test("all text of a content-unavailable view is listed")
    func state() throws {
        let text = """
            {
              "handlers": [{ "name": "retry" }],
              "content": {
                "contentUnavailable": "stateView", "triggers": "retry",
                "text": { "localized": "text", "value": "Offline" },
                "secondaryText": { "localized": "secondary", "value": "Check the connection." },
                "buttonTitle": { "localized": "button", "value": "Try Again" }
              }
            }
            """
        var found = DiagnosticCollector()
        let description = try #require(
            readDescription(SourceFile(path: "Offline.plugin.json", text: text), name: "Offline", reporting: &found))
        expect(found.diagnostics.map(\.identifier), equals: [.uncoveredText])
        expect(description.localizedTexts.map(\.key), equals: ["text", "secondary", "button"])
    }

    @Test("both parts of a pair are listed")
    func pairs() throws {
        let text = """
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "content": {
                "button": "a", "title": {
                  "when": "isOn", "then": { "localized": "off", "value": "Off", "comment": "A" },
                  "else": { "localized": "on", "value": "On" }
                },
                "accessibility": { "label": {
                  "when": "isOn", "then": "B", "else": { "localized": "label", "value": "Switch" }
                } }
              }
            }
            """
        let found = try #require(readDescription(SourceFile(path: "A.plugin.json", text: text)).description)
        expect(found.localizedTexts.map(\.key), equals: ["off", "on", "label"])
        expect(found.localizedTexts.map(\.defaultValue.value), equals: ["Off", "On", "Switch"])
    }

    @Test("text with Markdown is listed as other text")
    func markdown() throws {
        let text = """
            {
              "content": {
                "label": "a",
                "text": { "markdown": { "localized": "terms", "value": "The **terms**", "comment": "A" } }
              }
            }
            """
        let found = try #require(readDescription(SourceFile(path: "A.plugin.json", text: text)).description)
        let listed = try #require(found.localizedTexts.first)
        expect(found.localizedTexts.count, equals: 1)
        expect(listed.key == "terms" && listed.defaultValue.value == "The **terms**")
    }
}
