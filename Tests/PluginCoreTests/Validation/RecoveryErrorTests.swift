import TestSupport
import Testing

@testable import PluginCore

/// The rules for recoveries whose hosts make values from errors.
@Suite(.timed) struct RecoveryErrorTests {
    @Test(
        "an input for an error exists, and there is one input",
        arguments: [
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "error": "problm", "retry": "retry" } }
                                               ^~~~~~~~ error: this plugin has no input 'problm' [unknown-reference]
            }
            """,
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "error": "problem", "message": "problem", "retry": "retry" } }
                                                          ^~~~~~~~~ error: a recovery can have only one of 'message', 'error' [exclusive-keys]
            }
            """,
            """
            {
              "inputs": [{ "name": "problem", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
              "host": { "recovery": { "message": "problem", "retry": "retry" } }
                                                 ^~~~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'problem' is of type 'Problem' [mismatched-type]
            }
            """,
            """
            {
              "inputs": [{ "name": "operation", "type": "Problem" }], "handlers": [{ "name": "retry" }], "hooks": ["viewDidLoad"],
                                   ^~~~~~~~~~~ error: input 'operation' has the same name as a generated variable [name-collision]
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
