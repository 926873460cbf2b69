import TestSupport
import Testing

/// Inputs as the values of keys that take only constants.
@Suite(.timed) struct MisplacedInputTests {
    @Test(
        "one error says that only a constant fits, and what to do instead",
        arguments: [
            """
            { "inputs": [{ "name": "b", "type": "Int" }], "content": { "label": "a", "text": "t", "numberOfLines": { "input": "b" } } }
                                                                                                                   ^~~~~~~~~~~~~~~~ error: 'numberOfLines' must be a constant, not an input [misplaced-input]
            note: set it in Swift: add '"hooks": ["viewDidLoad"]' to the description, and 'func pluginViewDidLoad()' to an extension
            """,
            """
            { "inputs": [{ "name": "b", "type": "Int" }], "content": { "label": "a", "text": "t", "numberOfLines": "$b" } }
                                                                                                                   ^~~~ error: 'numberOfLines' must be a constant, not an input [misplaced-input]
            note: set it in Swift: add '"hooks": ["viewDidLoad"]' to the description, and 'func pluginViewDidLoad()' to an extension
            """,
            """
            { "inputs": [{ "name": "b", "type": "String" }], "content": { "label": "a", "text": "t", "textStyle": "b" } }
                                                                                                                  ^~~ error: 'textStyle' must be a constant, not an input [misplaced-input]
            """,
            """
            { "inputs": [{ "name": "b", "type": "String" }], "content": { "image": "a", "symbol": { "input": "b" } } }
                                                                                                  ^~~~~~~~~~~~~~~~ error: 'symbol' must be a constant, not an input [misplaced-input]
            note: an input of type 'Bool' can decide between two symbols: '"symbol": { "when": "isOn", "then": "star.fill", "else": "star" }'; an image can show an input of type 'UIImage': '"input": "b"'
            """,
            """
            { "kits": ["AppKit"], "content": { "image": "a", "asset": { "input": "b" } } }
                                                                      ^~~~~~~~~~~~~~~~ error: 'asset' must be a constant, not an input [misplaced-input]
            note: an image can show an input of type 'NSImage': '"input": "b"'
            """,
            """
            { "inputs": [{ "name": "b", "type": "Double" }], "presentation": { "delay": { "input": "b" } } }
                                                                                        ^~~~~~~~~~~~~~~~ error: 'delay' must be a constant, not an input [misplaced-input]
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }], "margins": { "input": "c" }, "spacing": { "input": "d" } } }
                                                                                ^~~~~~~~~~~~~~~~ error: 'margins' must be a constant, not an input [misplaced-input]
                                                                                                             ^~~~~~~~~~~~~~~~ error: 'spacing' must be a constant, not an input [misplaced-input]
            """,
        ])
    func constants(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "a constant with the name of an input is a constant",
        arguments: [
            """
            {
              "inputs": [{ "name": "star", "type": "String" }, { "name": "body", "type": "String" }],
              "hooks": ["viewDidLoad"],
              "content": { "stack": [
                { "image": "a", "symbol": "star", "decorative": true }, { "label": "b", "text": "c", "textStyle": "body" }
              ] }
            }
            """,
            """
            {
              "inputs": [{ "name": "b", "type": "Double" }, { "name": "c", "type": "String" }],
              "content": { "stack": [
                { "progress": "a", "value": { "input": "b" } }, { "label": "d", "text": { "input": "c" } }
              ] }
            }
            """,
        ])
    func words(marked: String) { expectDescriptionDiagnostics(marked) }
}
