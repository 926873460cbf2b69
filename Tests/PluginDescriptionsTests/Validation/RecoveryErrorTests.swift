import Testing

@testable import PluginDescriptions

/// The rules for recoveries whose hosts make values from errors.
@Suite struct RecoveryErrorTests {
    @Test(
        "an input for an error exists, and there is one input",
        arguments: [
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "error": "problm", "retry": "retry" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "error": "problem", "message": "problem", "retry": "retry" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "message": "problem", "retry": "retry" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "operation", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "error": "operation", "retry": "retry" } }
            }
            """,
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "error": "problem", "retry": "retry" } }
            }
            """,
        ])
    func errors(marked: String) { expectDescriptionDiagnostics(marked) }
}
