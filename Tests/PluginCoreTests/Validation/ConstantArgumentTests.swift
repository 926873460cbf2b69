import TestSupport
import Testing

@testable import PluginCore

/// The rules for constants that buttons pass to handlers.
@Suite(.timed) struct ConstantArgumentTests {
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
                                                                        ^~~~~ error: this plugin has no handler 'rat' [unknown-reference]
            note: did you mean 'rate'?
                { "button": "b", "title": "B", "triggers": { "handler": "rate", "arguments": { "star": "1", "stars": "2" } } },
                                                                                               ^~~~~~ error: handler 'rate' has no parameter 'star' [unknown-reference]
            note: did you mean 'stars'?
                { "button": "c", "title": "C", "triggers": { "handler": "rate", "arguments": { "stars": "\"3\"" } } },
                { "button": "d", "title": "D", "triggers": { "handler": "close", "arguments": { "stars": "1" } } },
                                                                                                ^~~~~~~ error: handler 'close' has no parameter 'stars' [unknown-reference]
            note: add it to the handler's "parameters"
                { "button": "e", "title": "E", "triggers": { "handler": "rate", "arguments": { "stars": "nil" } } },
                { "button": "f", "title": "F", "triggers": { "handler": "rate", "arguments": { "stars": "Rating.five" } } }
              ] }
            }
            """#
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
                                                                                                        ^~~~~~~ error: the constant argument 'stars' uses the input 'stars' [invalid-expression]
                { "button": "b", "title": "B", "triggers": { "handler": "rate", "arguments": { "stars": "count + 1" } } },
                                                                                                        ^~~~~~~~~~~ error: the constant argument 'stars' uses the input 'count' [invalid-expression]
                { "button": "c", "title": "C", "triggers": { "handler": "rate", "arguments": { "stars": "self.count" } } },
                                                                                                        ^~~~~~~~~~~~ error: the constant argument 'stars' uses 'self' [invalid-expression]
                { "button": "d", "title": "D", "triggers": "rate" }
              ] }
            }
            """#
        ])
    func members(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "parameters that are neither constants nor inputs are reported",
        arguments: [
            #"""
            {
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }, { "name": "text", "type": "String" }] }],
                                                                                                          ^~~~~~ error: this plugin has no input 'text' for the handler's parameter [unknown-reference]
            note: add it to "inputs"; or pass a constant: '"triggers": { "handler": "rate", "arguments": { "text": … } }'
              "content": { "stack": [
                { "button": "a", "title": "A", "triggers": { "handler": "rate", "arguments": { "stars": "1" } } },
                { "button": "b", "title": "B", "triggers": { "handler": "rate", "arguments": { "stars": "2", "text": "\"C\"" } } }
              ] }
            }
            """#
        ])
    func missing(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "values of the wrong type are reported",
        arguments: [
            #"""
            { "content": { "button": "a", "title": "b", "triggers": 1 } }
                                                                    ^ error: 'triggers' must be a string that is a Swift identifier, or an object, not a number [wrong-type]
            """#,
            #"""
            { "content": { "button": "a", "title": "b", "triggers": { "handlr": "rate" } } }
                                                                      ^~~~~~~~ error: a trigger has no key 'handlr' [unknown-key]
            note: did you mean 'handler'?
            """#,
            #"""
            { "content": { "button": "a", "title": "b", "triggers": { "arguments": { "stars": "1" } } } }
                                                                    ^ error: a trigger needs 'handler' [required-key]
            note: add '"handler": "retry"'
            """#,
            #"""
            {
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }] }],
              "content": { "button": "a", "title": "b", "triggers": { "handler": "rate", "arguments": { "stars": 1 } } }
                                                                                                                 ^ error: 'stars' must be a string that is a Swift expression, not a number [wrong-type]
            note: put Swift into quotation marks: '"1"'
            }
            """#,
            #"""
            {
              "handlers": [{ "name": "rate", "parameters": [{ "name": "stars", "type": "Int" }] }],
              "content": { "button": "a", "title": "b", "triggers": { "handler": "rate", "arguments": { "stars": "1", "stars": "(2" } } }
                                                                                                                      ^~~~~~~ error: 'stars' is declared twice [duplicate-key]
            note: it is first declared here
                                                                                                                               ^~~~ error: 'stars' lacks the end of a '(' [invalid-expression]
            }
            """#,
            #"""
            { "content": { "button": "a", "title": "b", "triggers": { "handler": "rate", "arguments": ["1"] } } }
                                                                                                      ^~~~~ error: 'arguments' must be an object with names, each for a Swift expression, not an array [wrong-type]
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
