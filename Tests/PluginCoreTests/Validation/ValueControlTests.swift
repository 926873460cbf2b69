import TestSupport
import Testing

@testable import PluginCore

/// The rules for switches, sliders and segmented controls.
@Suite(.timed) struct ValueControlTests {
    @Test(
        "handlers that cannot get the value are reported",
        arguments: [
            #"""
            {
              "handlers": [
                { "name": "plain" },
                { "name": "level", "parameters": [{ "name": "value", "type": "Float" }] },
                { "name": "both", "parameters": [{ "name": "a", "type": "Int" }, { "name": "b", "type": "Int" }] },
                { "name": "close", "dismissesPlugin": true, "parameters": [{ "name": "isOn", "type": "Bool" }] },
                { "name": "fits", "parameters": [{ "name": "isOn", "type": "Bool" }] }
              ],
              "content": { "stack": [
                { "switch": "a", "isOn": true, "triggers": "plain", "accessibility": { "label": "A" } },
                                                           ^~~~~~~ error: a switch needs a handler with one parameter of type 'Bool' [mismatched-type]
                { "slider": "b", "value": 0.5, "triggers": "level", "accessibility": { "label": "B" } },
                                                           ^~~~~~~ error: a slider passes a value of type 'Double', and the parameter of 'level' is of type 'Float' [mismatched-type]
                { "segments": "c", "titles": ["A", "B"], "selected": 0, "triggers": "both" },
                                                                                    ^~~~~~ error: a segmented control needs a handler with one parameter of type 'Int' [mismatched-type]
                { "switch": "d", "isOn": true, "triggers": "close", "accessibility": { "label": "D" } },
                                                           ^~~~~~~ error: 'close' removes the plugin, and a switch calls it for every change [contradiction]
                { "switch": "e", "isOn": true, "triggers": "fits", "accessibility": { "label": "E" } },
                { "switch": "f", "isOn": true, "triggers": "fit", "accessibility": { "label": "F" } }
                                                           ^~~~~ error: this plugin has no handler 'fit' [unknown-reference]
              ] }
            }
            """#
        ])
    func handlers(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "inputs of another type are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "text", "type": "String" }, { "name": "level", "type": "Double?" }],
              "content": { "stack": [
                { "switch": "a", "isOn": { "input": "text" }, "accessibility": { "label": "A" } },
                                                    ^~~~~~ error: a switch needs an input of type 'Bool'; 'text' is of type 'String' [mismatched-type]
                { "slider": "b", "value": { "input": "level" }, "accessibility": { "label": "B" } },
                                                     ^~~~~~~ error: a slider needs an input of type 'Double'; 'level' is of type 'Double?' [mismatched-type]
                { "segments": "c", "titles": ["A", "B"], "selected": { "input": "level" } },
                                                                                ^~~~~~~ error: a segmented control needs an input of type 'Int'; 'level' is of type 'Double?' [mismatched-type]
                { "switch": "d", "isOn": { "input": "isOn" }, "accessibility": { "label": "D" } }
                                                    ^~~~~~ error: this plugin has no input 'isOn' [unknown-reference]
              ] }
            }
            """#
        ])
    func inputs(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "values and segments that do not fit are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "level", "type": "Double" }],
              "content": { "stack": [
                { "slider": "a", "value": { "input": "level" }, "minimum": 2, "accessibility": { "label": "A" } },
                                                                           ^ error: a slider needs a 'maximum' that is greater than its 'minimum' [out-of-range]
                { "slider": "b", "value": { "input": "level" }, "minimum": 0.5, "maximum": 0.5, "accessibility": { "label": "B" } },
                                                                                           ^~~ error: a slider needs a 'maximum' that is greater than its 'minimum' [out-of-range]
                { "slider": "c", "value": 1.5, "triggers": "h", "accessibility": { "label": "C" } }
                                          ^~~ error: the value of the slider is not between its 'minimum' and 'maximum' [out-of-range]
              ] },
              "handlers": [
                { "name": "h", "parameters": [{ "name": "value", "type": "Double" }] }
              ]
            }
            """#,
            #"""
            {
              "content": { "stack": [
                { "segments": "f", "titles": ["A", { "input": "t" }, ""], "selected": "0" },
                                                   ^~~~~~~~~~~~~~~~ error: an element of 'titles' must be a constant, not an input [misplaced-input]
                                                                     ^~ error: an element of 'titles' must not be empty [out-of-range]
                                                                                      ^~~ error: 'selected' must be a whole number from -1 to 99, or an object, not a string [wrong-type]
            note: remove the quotation marks
                { "switch": "g", "isOn": "true" }
                                         ^~~~~~ error: 'isOn' must be true or false, or an object, not a string [wrong-type]
            note: remove the quotation marks
              ] }
            }
            """#,
            #"""
            {
              "inputs": [{ "name": "index", "type": "Int" }],
              "handlers": [{ "name": "h", "parameters": [{ "name": "index", "type": "Int" }] }],
              "content": { "stack": [
                { "segments": "a", "titles": ["A"], "selected": { "input": "index" } },
                                             ^~~~~ error: a segmented control needs at least two titles [too-few-segments]
                { "segments": "b", "titles": ["A", "B"], "selected": 2, "triggers": "h" },
                                                                     ^ error: segment 2 does not exist; the last one is 1 [out-of-range]
                { "segments": "c", "titles": ["A", "B"], "selected": 1, "triggers": "h" }
              ] }
            }
            """#,
        ])
    func values(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "controls without labels and without handlers are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "isOn", "type": "Bool" }],
              "content": { "stack": [
                { "switch": "a", "isOn": { "input": "isOn" } },
                            ^~~ warning: switch 'a' has no accessibility label [missing-accessibility]
                { "slider": "b", "value": 0.5, "accessibility": { "label": "B" } },
                            ^~~ warning: slider 'b' neither changes an input nor triggers a handler [control-without-handler]
                { "segments": "c", "titles": ["A", "B"], "selected": -1 }
                              ^~~ warning: segmented control 'c' neither changes an input nor triggers a handler [control-without-handler]
              ] }
            }
            """#
        ])
    func labels(marked: String) { expectDescriptionDiagnostics(marked) }
}
