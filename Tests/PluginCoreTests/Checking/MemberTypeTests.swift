import TestSupport
import Testing

@Suite(.timed) struct MemberTypeTests {
    @Test(
        "an input key with a value of the wrong type is reported",
        arguments: [
            """
            { "inputs": [{ "name": 1, "type": "String" }] }
                                   ^ error: 'name' must be a string that is a Swift identifier, not a number [wrong-type]
            """,
            """
            { "inputs": [{ "name": "text", "type": ["String"] }] }
                                                   ^~~~~~~~~~ error: 'type' must be a string that is a Swift type, not an array [wrong-type]
            """,
            """
            { "inputs": [{ "name": "count", "type": "Int", "default": 5 }] }
                                                                      ^ error: 'default' must be a string that is a Swift expression, not a number [wrong-type]
            note: put Swift into quotation marks: '"5"'
            """,
            """
            { "inputs": [{ "name": "text", "type": "String?", "default": null }] }
                                                                         ^~~~ error: 'default' must be a string that is a Swift expression, not null [wrong-type]
            note: put Swift into quotation marks: '"nil"'
            """,
            """
            { "inputs": [{ "name": "isOn", "type": "Bool", "example": true }] }
                                                                      ^~~~ error: 'example' must be a string that is a Swift expression, not a Boolean [wrong-type]
            note: put Swift into quotation marks: '"true"'
            """,
            """
            { "inputs": [{ "name": "text", "type": "String", "summary": {} }] }
                                                                        ^~ error: 'summary' must be a string, not an object [wrong-type]
            """,
        ])
    func inputKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a handler key with a value of the wrong type is reported",
        arguments: [
            """
            { "handlers": [{ "name": false }] }
                                     ^~~~~ error: 'name' must be a string that is a Swift identifier, not a Boolean [wrong-type]
            """,
            """
            { "handlers": [{ "name": "done", "parameters": { "name": "id", "type": "Int" } }] }
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'parameters' must be an array, not an object [wrong-type]
            note: put it into brackets: '[{ … }]'
            """,
            """
            { "handlers": [{ "name": "done", "dismissesPlugin": "true" }] }
                                                                ^~~~~~ error: 'dismissesPlugin' must be true or false, not a string [wrong-type]
            note: remove the quotation marks
            """,
            """
            { "handlers": [{ "name": "done", "dismissesPlugin": 1 }] }
                                                                ^ error: 'dismissesPlugin' must be true or false, not a number [wrong-type]
            """,
            """
            { "handlers": [{ "name": "done", "summary": 1 }] }
                                                        ^ error: 'summary' must be a string, not a number [wrong-type]
            """,
        ])
    func handlerKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a parameter key with a value of the wrong type is reported",
        arguments: [
            """
            { "handlers": [{ "name": "done", "parameters": [{ "name": 1, "type": "Int" }] }] }
                                                                      ^ error: 'name' must be a string that is a Swift identifier, not a number [wrong-type]
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [{ "name": "id", "type": 1 }] }] }
                                                                                    ^ error: 'type' must be a string that is a Swift type, not a number [wrong-type]
            """,
        ])
    func parameterKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
