import TestSupport
import Testing

@testable import PluginCore

/// The rules for pairs of symbols, titles and labels, between which an input decides.
@Suite(.timed) struct PairRuleTests {
    @Test(
        "pairs whose inputs cannot decide are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isPlaying", "type": "Bool?", "default": "nil" }, { "name": "count", "type": "Int" }],
              "handlers": [{ "name": "h" }],
              "content": { "stack": [
                { "button": "a", "title": { "when": "isPlayin", "then": "Pause", "else": "Play" }, "triggers": "h" },
                                                    ^~~~~~~~~~ error: this plugin has no input 'isPlayin' [unknown-reference]
            note: did you mean 'isPlaying'?
                { "button": "b", "title": "Play", "symbol": { "when": "isPlaying", "then": "pause", "else": "play" }, "triggers": "h" },
                                                                      ^~~~~~~~~~~ error: 'when' needs an input of type 'Bool'; 'isPlaying' is of type 'Bool?' [mismatched-type]
            note: it is declared here
                { "image": "c", "symbol": { "when": "count", "then": "pause", "else": "play" }, "decorative": true },
                                                    ^~~~~~~ error: 'when' needs an input of type 'Bool'; 'count' is of type 'Int' [mismatched-type]
            note: it is declared here
                { "label": "d", "text": "e", "accessibility": { "label": { "when": "h", "then": "F", "else": "G" } } }
                                                                                   ^~~ error: this plugin has no input 'h' [unknown-reference]
            note: 'h' is a handler
              ] }
            }
            """#
        ])
    func inputs(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "pairs that are not complete are reported",
        arguments: [
            #"""
            { "content": { "image": "a", "symbol": { "when": "isOn", "then": "bell" }, "decorative": true } }
                                                   ^ error: a symbol pair needs 'else' [required-key]
            note: add '"else": "play.fill"'
            """#,
            #"""
            { "content": { "image": "a", "symbol": { "then": "bell", "else": "bell.slash" }, "decorative": true } }
                                                   ^ error: a symbol pair needs 'when' [required-key]
            note: add '"when": "isPlaying"'
            """#,
            #"""
            { "content": { "button": "a", "title": { "when": "isOn", "else": "On" } } }
                                                   ^ error: a text pair needs 'then' [required-key]
            note: add '"then": "Pause"'
            """#,
            #"""
            { "content": { "button": "a", "title": { "then": "Off", "else": "On" } } }
                                                   ^ error: a text pair needs 'when' [required-key]
            note: add '"when": "isPlaying"'
            """#,
            #"""
            { "content": { "button": "a", "title": { "whenn": "isOn", "then": "Off", "else": "On" } } }
                                                     ^~~~~~~ error: a text pair has no key 'whenn' [unknown-key]
            note: did you mean 'when'?
            """#,
            #"""
            { "content": { "button": "a", "title": { "when": "isOn", "then": "Off", "otherwise": "On" } } }
                                                                                    ^~~~~~~~~~~ error: a text pair has no key 'otherwise' [unknown-key]
            note: accepted: 'when', 'then', 'else'
            """#,
            #"""
            { "content": { "button": "a", "title": { "when": true, "then": 1, "else": { "value": "On" } } } }
                                                             ^~~~ error: 'when' must be a string that is a Swift identifier, not a Boolean [wrong-type]
                                                                           ^ error: 'then' must be a string, or an object with 'localized' or 'swift', not a number [wrong-type]
                                                                                      ^ error: one text of a pair needs 'localized' or 'swift' [required-key]
            note: write '{ "localized": "message", "value": "On" }', or the text itself
            """#,
            #"""
            { "content": { "image": "a", "symbol": { "when": "isOn", "then": "Bell", "else": "" }, "decorative": true } }
                                                                             ^~~~~~ error: 'Bell' is not an SF Symbol: their names are lowercase words, digits and dots [invalid-symbol]
            note: write '"symbol": "bell"'
                                                                                             ^~ error: 'else' must not be empty [out-of-range]
            """#,
            #"""
            { "content": { "image": "a", "symbol": { "when": "!isOn", "then": "bell", "else": "bell.slash" }, "decorative": true } }
                                                             ^~~~~~~ error: 'when' is '!isOn', which is not a Swift identifier [invalid-identifier]
            note: write '"when": "isOn"', and swap 'then' and 'else'
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
                                                                      ^~~~~~~ error: 'then' of a pair cannot come from an input [misplaced-pair]
            note: write the text, or leave out the pair and let the host set the whole text: '{ "input": … }'
                { "button": "b", "title": { "when": "isOn", "then": "Off", "else": { "when": "isOn", "then": "C", "else": "D" } } },
                                                                                     ^~~~~~ error: 'else' cannot be a pair [misplaced-pair]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
                { "button": "e", "title": { "when": "isOn", "then": "Off", "else": { "markdown": "**On**" } } }
                                                                                     ^~~~~~~~~~ error: 'else' is plain text; only the 'text' of a label can have Markdown [misplaced-markdown]
            note: write '"else": "**On**"'
              ] }
            }
            """#,
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "button": "a", "title": { "when": "isOn", "then": { "swift": "L10n.off(isOn)" }, "else": { "swift": "\"On\"" } }, "triggers": "h" }
                                                                                        ^~~~~~~~~~~~~~~~ error: 'swift' uses the input 'isOn', whose changes it does not follow [invalid-expression]
            note: set the property in a method of your own, which "hooks": ["viewDidLoad"] calls
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
                                          ^~~~~~ error: 'text' cannot be a pair [misplaced-pair]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
                { "textField": "d", "text": { "input": "name" }, "placeholder": { "when": "isOn", "then": "E", "else": "F" } },
                                                                                  ^~~~~~ error: 'placeholder' cannot be a pair [misplaced-pair]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
                { "label": "g", "text": "h", "accessibility": { "value": { "when": "isOn", "then": "I", "else": "J" } } }
                                                                           ^~~~~~ error: 'value' cannot be a pair [misplaced-pair]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
              ] },
              "accessibility": { "announcement": { "when": "isOn", "then": "K", "else": "L" } }
                                                   ^~~~~~ error: 'announcement' cannot be a pair [misplaced-pair]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
            }
            """#,
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "content": {
                "contentUnavailable": "a", "text": { "when": "isOn", "then": "B", "else": "C" },
                                                     ^~~~~~ error: 'text' cannot be a pair [misplaced-pair]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
                "symbol": { "when": "isOn", "then": "bell", "else": "bell.slash" }
                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'symbol' must be a string, not an object [wrong-type]
            note: only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair
              }
            }
            """#,
        ])
    func places(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "a pair with an empty part does not label a button",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "handlers": [{ "name": "h" }],
              "content": { "button": "a", "title": { "when": "isOn", "then": "", "else": "On" }, "triggers": "h" }
                                     ^~~ warning: button 'a' has no accessibility label [missing-accessibility]
            note: add a "title"; "iconOnly" can hide it
            }
            """#
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
