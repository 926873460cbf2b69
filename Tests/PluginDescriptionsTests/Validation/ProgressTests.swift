import Testing

@testable import PluginDescriptions

/// The rules for operations that report their progress.
@Suite struct ProgressTests {
    @Test(
        "the input for the progress exists and is a number",
        arguments: [
            """
            {
              "inputs": [{ "name": "fraction", "type": "Int", "default": "0" }], "hooks": ["viewDidLoad"],
              "host": { "while": { "progress": "fraction" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "fraction", "type": "Double?", "default": "nil" }], "hooks": ["viewDidLoad"],
              "host": { "while": { "progress": "fractoin" } }
            }
            """,
            """
            { "host": { "while": { "name": "whileUploading" } } }
            """,
            """
            { "host": { "while": 1 } }
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
