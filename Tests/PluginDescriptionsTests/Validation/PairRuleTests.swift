import Testing

@testable import PluginDescriptions

/// The rules for pairs of symbols, titles and labels, between which an input decides.
@Suite struct PairRuleTests {
    @Test(
        "pairs whose inputs cannot decide are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isPlaying", "type": "Bool?", "default": "nil" }, { "name": "count", "type": "Int" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": { "when": "isPlayin", "then": "Pause", "else": "Play" }, "triggers": "h" },
                { "button": "b", "title": "Play", "symbol": { "when": "isPlaying", "then": "pause", "else": "play" }, "triggers": "h" },
                { "image": "c", "symbol": { "when": "count", "then": "pause", "else": "play" }, "decorative": true },
                { "label": "d", "text": "e", "accessibility": { "label": { "when": "h", "then": "F", "else": "G" } } }
              ] }
            }
            """#,
        ])
    func inputs(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "pairs that are not complete are reported",
        arguments: [
            #"""
            { "content": { "image": "a", "symbol": { "when": "isOn", "then": "bell" }, "decorative": true } }
            """#,
            #"""
            { "content": { "image": "a", "symbol": { "then": "bell", "else": "bell.slash" }, "decorative": true } }
            """#,
            #"""
            { "content": { "button": "a", "title": { "when": "isOn", "else": "On" } } }
            """#,
            #"""
            { "content": { "button": "a", "title": { "then": "Off", "else": "On" } } }
            """#,
            #"""
            { "content": { "button": "a", "title": { "whenn": "isOn", "then": "Off", "else": "On" } } }
            """#,
            #"""
            { "content": { "button": "a", "title": { "when": "isOn", "then": "Off", "otherwise": "On" } } }
            """#,
            #"""
            { "content": { "button": "a", "title": { "when": true, "then": 1, "else": { "value": "On" } } } }
            """#,
            #"""
            { "content": { "image": "a", "symbol": { "when": "isOn", "then": "Bell", "else": "" }, "decorative": true } }
            """#,
            #"""
            { "content": { "image": "a", "symbol": { "when": "!isOn", "then": "bell", "else": "bell.slash" }, "decorative": true } }
            """#,
            #"""
            { "content": { "image": "a", "symbol": 1 } }
            """#,
        ])
    func parts(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "parts of a pair that come from inputs or are pairs are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }, { "name": "name", "type": "String" }],
              "content": { "stack": [
                { "button": "a", "title": { "when": "isOn", "then": { "input": "name" }, "else": "On" } },
                { "button": "b", "title": { "when": "isOn", "then": "Off", "else": { "when": "isOn", "then": "C", "else": "D" } } },
                { "button": "e", "title": { "when": "isOn", "then": "Off", "else": { "markdown": "**On**" } } }
              ] }
            }
            """#,
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "button": "a", "title": { "when": "isOn", "then": { "swift": "L10n.off(isOn)" }, "else": { "swift": "\"On\"" } }, "triggers": "h" }
            }
            """#,
        ])
    func halves(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "pairs as values of keys that do not take them are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }, { "name": "name", "type": "String" }],
              "content": { "stack": [
                { "label": "a", "text": { "when": "isOn", "then": "B", "else": "C" } },
                { "textField": "d", "text": { "input": "name" }, "placeholder": { "when": "isOn", "then": "E", "else": "F" } },
                { "label": "g", "text": "h", "accessibility": { "value": { "when": "isOn", "then": "I", "else": "J" } } }
              ] },
              "accessibility": { "announcement": { "when": "isOn", "then": "K", "else": "L" } }
            }
            """#,
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "content": {
                "contentUnavailable": "a", "text": { "when": "isOn", "then": "B", "else": "C" },
                "symbol": { "when": "isOn", "then": "bell", "else": "bell.slash" }
              }
            }
            """#,
        ])
    func places(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "a pair with a text that is empty is no label",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "button": "a", "title": { "when": "isOn", "then": "", "else": "On" }, "triggers": "h" }
            }
            """#,
        ])
    func emptyText(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test("a decorative image can have a pair, and all kinds of views a label")
    func correct() {
        expectDescriptionDiagnostics(
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "content": { "stack": [
                { "image": "a", "symbol": { "when": "isOn", "then": "bell", "else": "bell.slash" }, "decorative": true },
                { "activityIndicator": "b", "accessibility": { "label": { "when": "isOn", "then": "C", "else": { "swift": "L10n.on" } } } },
                { "label": "d", "text": "E" }
              ] }
            }
            """#)
    }
}
