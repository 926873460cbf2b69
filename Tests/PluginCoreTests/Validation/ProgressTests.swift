import TestSupport
import Testing

@testable import PluginCore

/// The rules for operations that report their progress.
@Suite(.timed) struct ProgressTests {
    @Test(
        "the input for the progress exists and is a number",
        arguments: [
            """
            {
              "inputs": [{ "name": "fraction", "type": "Int", "default": "0" }], "hooks": ["viewDidLoad"],
              "host": { "while": { "progress": "fraction" } }
                                               ^~~~~~~~~~ error: the progress of an operation needs an input of type 'Float', 'Double', 'Float?' or 'Double?'; 'fraction' is of type 'Int' [mismatched-type]
            }
            """,
            """
            {
              "inputs": [{ "name": "fraction", "type": "Double?", "default": "nil" }], "hooks": ["viewDidLoad"],
              "host": { "while": { "progress": "fractoin" } }
                                               ^~~~~~~~~~ error: this plugin has no input 'fractoin' [unknown-reference]
            }
            """,
            """
            { "host": { "while": { "name": "whileUploading" } } }
                                 ^ error: an operation with progress needs 'progress' [required-key]
            """,
            """
            { "host": { "while": 1 } }
                                 ^ error: 'while' must be a string that is a Swift identifier, or true or false, or an object, not a number [wrong-type]
            """,
            """
            {
              "inputs": [{ "name": "fraction", "type": "Float", "default": "0" }],
              "host": { "while": { "progress": "fraction", "name": "whileUploading" } }
            }
            """,
        ])
    func inputs(marked: String) { expectDescriptionDiagnostics(marked) }
}
