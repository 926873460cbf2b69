import TestSupport
import Testing

@Suite(.timed) struct SwiftKeyTests {
    @Test(
        "every key for a name requires an identifier",
        arguments: [
            """
            { "handlers": [{ "name": "on done" }] }
                                     ^~~~~~~~~ error: 'name' is 'on done', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "handlers": [{ "name": "done", "parameters": [{ "name": "", "type": "Int" }] }] }
                                                                      ^~ error: 'name' must not be empty [invalid-identifier]
            """,
            """
            { "content": { "label": "a", "text": "b", "shownWhen": "!isBusy" } }
                                                                   ^~~~~~~~~ error: 'shownWhen' is '!isBusy', which is not a Swift identifier [invalid-identifier]
            note: write '"hiddenWhen": "isBusy"'
            """,
            """
            { "content": { "button": "a", "title": "b", "enabledWhen": "!isBusy" } }
                                                                       ^~~~~~~~~ error: 'enabledWhen' is '!isBusy', which is not a Swift identifier [invalid-identifier]
            note: add an input with the opposite meaning
            """,
            """
            { "content": { "label": "a b", "text": { "input": "c d" } } }
                                    ^~~~~ error: 'label' names the property, and 'a b' is not a Swift identifier [invalid-identifier]
                                                              ^~~~~ error: 'input' is 'c d', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "content": { "button": "a b", "title": "c", "triggers": "d e" } }
                                     ^~~~~ error: 'button' names the property, and 'a b' is not a Swift identifier [invalid-identifier]
                                                                      ^~~~~ error: 'triggers' is 'd e', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "content": { "image": "a b", "input": "c d" } }
                                    ^~~~~ error: 'image' names the property, and 'a b' is not a Swift identifier [invalid-identifier]
                                                    ^~~~~ error: 'input' is 'c d', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "content": { "activityIndicator": "a b" } }
                                                ^~~~~ error: 'activityIndicator' names the property, and 'a b' is not a Swift identifier [invalid-identifier]
            """,
        ])
    func everyName(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a name with a problem is reported once",
        arguments: [
            """
            { "handlers": [{ "name": "done", "parameters": [
              { "name": "a b", "type": "Int" }, { "name": "a b", "type": "Int" }
                        ^~~~~ error: 'name' is 'a b', which is not a Swift identifier [invalid-identifier]
                                                          ^~~~~ error: 'name' is 'a b', which is not a Swift identifier [invalid-identifier]
            ] }] }
            """,
            """
            { "inputs": [{ "name": "a b", "type": "Int" }, { "name": "a b", "type": "Int" }] }
                                   ^~~~~ error: 'name' is 'a b', which is not a Swift identifier [invalid-identifier]
                                                                     ^~~~~ error: 'name' is 'a b', which is not a Swift identifier [invalid-identifier]
            """,
        ])
    func once(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "the type of a parameter is checked",
        arguments: [
            """
            { "handlers": [{ "name": "done", "parameters": [{ "name": "id", "type": "Int>" }] }] }
                                                                                    ^~~~~~ error: 'type' has a '>' that closes nothing [invalid-type]
            """
        ])
    func parameters(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "the example of an input is checked",
        arguments: [
            """
            { "inputs": [{ "name": "a", "type": "Person", "example": "Person(" }] }
                                                                     ^~~~~~~~~ error: 'example' lacks the end of a '(' [invalid-expression]
            """
        ])
    func examples(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}
