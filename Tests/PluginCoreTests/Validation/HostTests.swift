import TestSupport
import Testing

@Suite(.timed) struct HostTests {
    @Test(
        "helpers without a name, or with an invalid one, are reported",
        arguments: [
            """
            { "host": { "show": 1, "hide": "true", "shown": "is shown", "while": "class", "whil": true } }
                                ^ error: 'show' must be a string that is a Swift identifier, or true or false, not a number [wrong-type]
                                           ^~~~~~ error: 'hide' is 'true', which is a reserved word in Swift [invalid-identifier]
                                                            ^~~~~~~~~~ error: 'shown' is 'is shown', which is not a Swift identifier [invalid-identifier]
                                                                                          ^~~~~~ error: a host has no key 'whil' [unknown-key]
            """
        ])
    func names(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "two helpers with one name, and helpers with names of controller members, are reported",
        arguments: [
            """
            { "host": { "show": "offline", "hide": "offline", "shown": "view", "while": "remove" } }
                                                                                        ^~~~~~~~ error: a host helper has the same name as a generated member: 'remove' [name-collision]
            """,
            """
            { "host": { "show": "LoadState" } }
                                ^~~~~~~~~~~ error: 'LoadState' is the name of a method, which begins with a lowercase letter [invalid-name]
            note: write '"loadState"'
            """,
            """
            { "inputs": [{ "name": "offline", "type": "Int" }], "host": { "show": "offline" } }
                                   ^~~~~~~~~ error: input 'offline' has the same name as a generated member [name-collision]
            """,
            """
            { "handlers": [{ "name": "operation" }, { "name": "operations" }], "host": { "while": true } }
                                     ^~~~~~~~~~~ error: handler 'operation' has the same name as a generated variable [name-collision]
                                                              ^~~~~~~~~~~~ error: handler 'operations' has the same name as a generated member [name-collision]
            """,
            """
            { "inputs": [{ "name": "makeValue", "type": "Int", "default": "0" }], "handlers": [{ "name": "retry" }], "content": { "button": "b", "title": "B", "triggers": "retry" }, "host": { "recovery": { "error": "makeValue", "retry": "retry" } } }
                                   ^~~~~~~~~~~ error: input 'makeValue' has the same name as a generated variable [name-collision]
            """,
        ])
    func collisions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "recoveries without the keys that they need are reported",
        arguments: [
            """
            { "host": { "recovery": { "message": "a", "retry": "b" } } }
                                                 ^~~ error: this plugin has no input 'a' [unknown-reference]
            note: add it to "inputs"
                                                               ^~~ error: this plugin has no handler 'b' [unknown-reference]
            note: add it to "handlers"
            """,
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "handlers": [{ "name": "retry" }],
              "host": { "recovery": { "message": "count", "retry": "retri" } }
                                                 ^~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'count' is of type 'Int' [mismatched-type]
            note: to let the host make the value from the error, write '"error": "count"' in place of "message"
                                                                   ^~~~~~~ error: this plugin has no handler 'retri' [unknown-reference]
            note: did you mean 'retry'?
            }
            """,
            """
            {
              "inputs": [{ "name": "message", "type": "String" }, { "name": "count", "type": "Int" }],
              "handlers": [{ "name": "retry" }],
              "host": { "show": false, "recovery": { "message": "message", "retry": "retry", "name": "retrying" } }
                                                                                                     ^~~~~~~~~~ error: a recovery shows the plugin, but 'show' is false [contradiction]
            note: leave out "recovery", or change "show"
                                                                                                     ^~~~~~~~~~ error: a recovery has no value for the input 'count', which has no default [contradiction]
            note: it is declared here
            }
            """,
            """
            { "host": { "recovery": { "message": "a", "while": "b" } } }
                                    ^ error: a recovery needs 'retry' [required-key]
            """,
        ])
    func recoveries(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "SwiftUI modifiers with names that SwiftUI has, or of plugins that need a view controller, are reported",
        arguments: [
            """
            { "host": { "swiftUI": true }, "placement": { "at": "top", "container": true, "order": "back" } }
                                   ^~~~ error: a SwiftUI view has no container to show the plugin in [contradiction]
                                                                                                   ^~~~~~ error: a SwiftUI modifier shows the plugin in front of the view [contradiction]
            """,
            """
            { "inputs": [{ "name": "isPresented", "type": "Bool" }, { "name": "id", "type": "Int" }], "host": { "swiftUI": "modal" } }
                                   ^~~~~~~~~~~~~ error: input 'isPresented' has the same name as a generated variable [name-collision]
                                                                              ^~~~ error: input 'id' has the same name as a generated variable [name-collision]
            """,
        ])
    func modifiers(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "plugins that cannot be shown in a scene are reported",
        arguments: [
            """
            { "host": { "scene": true }, "placement": { "at": "top", "container": true, "order": "back" } }
                                 ^~~~ error: a scene has no container to show the plugin in [contradiction]
                                                                                                 ^~~~~~ error: a scene shows the plugin in front of everything else [contradiction]
            """,
            """
            { "host": { "scene": true }, "placement": { "at": "top", "mode": "push" }, "presentation": { "touches": "scroll" } }
                                                                             ^~~~~~ error: a scene has no content that the plugin could push [contradiction]
                                                                                                                    ^~~~~~~~ error: a scene has no content that the plugin could scroll [contradiction]
            """,
            """
            { "host": { "scene": true, "show": false } }
                                 ^~~~ error: a scene shows the plugin, but 'show' is false [contradiction]
            """,
            """
            { "inputs": [{ "name": "scene", "type": "Int" }, { "name": "dismissesAfter", "type": "Int" }], "host": { "scene": true } }
                                   ^~~~~~~ error: input 'scene' has the same name as a generated variable [name-collision]
                                                                       ^~~~~~~~~~~~~~~~ error: input 'dismissesAfter' has the same name as a generated variable [name-collision]
            """,
        ])
    func scenes(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
