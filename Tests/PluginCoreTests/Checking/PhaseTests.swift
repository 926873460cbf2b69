import TestSupport
import Testing

/// Tests that an error ends the checks of a description before the next phase: JSON, keys and values, rules.
@Suite(.timed) struct PhaseTests {
    @Test("keys are not checked beside an error in JSON")
    func json() {
        expectDescriptionDiagnostics(
            """
            { "sumary": "a", "inputs": [{ "name": "view" }]
            ^ error: close this object with '}' [invalid-json]
            """)
    }

    @Test("all mistakes in keys and values are reported together, without names that collide")
    func keys() {
        expectDescriptionDiagnostics(
            """
            {
              "sumary": "a",
              ^~~~~~~~ error: a description has no key 'sumary' [unknown-key]
              "inputs": [{ "name": "view", "type": "Int" }, { "name": "a", "type": 1 }],
                                                                                   ^ error: 'type' must be a string that is a Swift type, not a number [wrong-type]
              "placement": "topp"
                           ^~~~~~ error: unknown value 'topp' of 'placement' [unknown-value]
            }
            """)
    }

    @Test(
        "required keys are not checked in an object with an unknown key, which may be one of them")
    func missingKeys() {
        expectDescriptionDiagnostics(
            """
            { "inputs": [{ "name": "a", "typ": "Int" }, { "name": "b" }] }
                                        ^~~~~ error: an input has no key 'typ' [unknown-key]
                                                        ^ error: an input needs 'type' [required-key]
            """)
    }

    @Test("all mistakes in names and references are reported together")
    func rules() {
        expectDescriptionDiagnostics(
            """
            {
              "inputs": [{ "name": "view", "type": "Int" }],
              "content": { "label": "a", "text": { "input": "b" } }
                                                            ^~~ error: this plugin has no input 'b' [unknown-reference]
            }
            """)
    }
}
