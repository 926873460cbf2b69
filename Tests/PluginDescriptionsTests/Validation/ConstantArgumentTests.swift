import Testing

@testable import PluginDescriptions

/// The rules for constants that buttons pass to handlers.
@Suite struct ConstantArgumentTests {
    @Test(
        "unknown handlers and parameters, and constants of another type, are reported",
        arguments: [
            #"""
            {
              "handlers": [
                { "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }] },
                { "name": "close" }
              ],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": { "handler": "rat", "arguments": { "stars": "1" } } },
                { "button": "b", "title": "B", "triggers": { "handler": "rate", "arguments": { "star": "1", "stars": "2" } } },
                { "button": "c", "title": "C", "triggers": { "handler": "rate", "arguments": { "stars": "\"3\"" } } },
                { "button": "d", "title": "D", "triggers": { "handler": "close", "arguments": { "stars": "1" } } },
                { "button": "e", "title": "E", "triggers": { "handler": "rate", "arguments": { "stars": "nil" } } },
                { "button": "f", "title": "F", "triggers": { "handler": "rate", "arguments": { "stars": "Rating.five" } } }
              ] }
            }
            """#,
        ])
    func references(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "constants that use members of the controller are reported",
        arguments: [
            #"""
            {
              "inputs": [{ "name": "stars", "type": "Int" }, { "name": "count", "type": "Int" }],
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }] }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": { "handler": "rate", "arguments": { "stars": "stars" } } },
                { "button": "b", "title": "B", "triggers": { "handler": "rate", "arguments": { "stars": "count + 1" } } },
                { "button": "c", "title": "C", "triggers": { "handler": "rate", "arguments": { "stars": "self.count" } } },
                { "button": "d", "title": "D", "triggers": "rate" }
              ] }
            }
            """#,
        ])
    func members(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "parameters that are neither constants nor inputs are reported",
        arguments: [
            #"""
            {
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }, { "name": "text", "type": "String" }] }],
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": { "handler": "rate", "arguments": { "stars": "1" } } },
                { "button": "b", "title": "B", "triggers": { "handler": "rate", "arguments": { "stars": "2", "text": "\"C\"" } } }
              ] }
            }
            """#,
        ])
    func missing(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "values of the wrong type are reported",
        arguments: [
            #"""
            { "content": { "button": "a", "title": "b", "triggers": 1 } }
            """#,
            #"""
            { "content": { "button": "a", "title": "b", "triggers": { "handlr": "rate" } } }
            """#,
            #"""
            { "content": { "button": "a", "title": "b", "triggers": { "arguments": { "stars": "1" } } } }
            """#,
            #"""
            {
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }] }],
              "content": { "button": "a", "title": "b", "triggers": { "handler": "rate", "arguments": { "stars": 1 } } }
            }
            """#,
            #"""
            {
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }] }],
              "content": { "button": "a", "title": "b", "triggers": { "handler": "rate", "arguments": { "stars": "1", "stars": "(2" } } }
            }
            """#,
            #"""
            { "content": { "button": "a", "title": "b", "triggers": { "handler": "rate", "arguments": ["1"] } } }
            """#,
        ])
    func types(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test("a handler can be called with constants alone, in place of inputs with other types")
    func correct() {
        expectDescriptionDiagnostics(
            #"""
            {
              "inputs": [{ "name": "stars", "type": "String" }],
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int?" }] }],
              "content": { "stack": [
                { "label": "a", "text": { "input": "stars" } },
                { "button": "b", "title": "C", "triggers": { "handler": "rate", "arguments": { "stars": "nil" } } },
                { "button": "d", "title": "E", "triggers": { "handler": "rate", "arguments": { "stars": "Stars(2).count" } } }
              ] }
            }
            """#)
    }
}
