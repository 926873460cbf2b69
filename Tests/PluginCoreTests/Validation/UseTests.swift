import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct UseTests {
    @Test(
        "an empty stack is reported",
        arguments: [
            """
            { "content": { "stack": [] } }
                                    ^~ warning: this stack does not contain views [empty-stack]
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b" }, { "axis": "horizontal", "stack": [ ] }] } }
                                                                                                     ^~~ warning: this stack does not contain views [empty-stack]
            """,
            """
            { "content": { "stack": [{ "stack": [{ "spacer": 8 }] }] } }
            """,
        ])
    func stacks(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "text with format placeholders is reported",
        arguments: [
            #"""
            { "content": { "stack": [
              { "label": "a", "text": "Hello \\(name)!" },
                                      ^~~~~~~~~~~~~~~~~ warning: '\(name)' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "message" }'
              { "label": "b", "text": { "localized": "files", "value": "%d files" } },
                                                                       ^~~~~~~~~~ warning: '%d' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "message" }'
              { "label": "c", "text": "%2$d of %1$.2f", "accessibility": { "label": "%lld" } },
                                      ^~~~~~~~~~~~~~~~ warning: '%2$d' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "message" }'
                                                                                    ^~~~~~ warning: '%lld' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "message" }'
              { "label": "f", "text": "Hello {name}", "accessibility": { "label": "${user}", "hint": "{ a } {a, b} {", "value": "{{ userName }}" } },
                                      ^~~~~~~~~~~~~~ warning: '{name}' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "message" }'
                                                                                  ^~~~~~~~~ warning: '${user}' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "user" }'
                                                                                                                                ^~~~~~~~~~~~~~~~ warning: '{{ userName }}' will be displayed literally [literal-placeholder]
            note: to show a value, use an input for the whole text: '{ "input": "userName" }'
              { "label": "d", "text": "50% done, 20%discount, 100%, 50%d, %%d, \\(^o^)/" }, { "label": "e", "text": "C:\\dir (x)" }
            ] } }
            """#
        ])
    func placeholders(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test(
        "an input that is used, or may be used by the user's code, is accepted",
        arguments: [
            #""content": { "label": "a", "text": { "input": "x" } }"#,
            #""content": { "label": "a", "text": "b", "accessibility": { "hint": { "input": "x" } } }"#,
            #""content": { "label": "a", "text": "b" }, "accessibility": { "announcement": { "input": "x" } }"#,
            #""content": { "button": "a", "title": "b", "triggers": "h" }"#,
            #""content": { "button": "a", "title": "b", "triggers": "h" }, "host": { "recovery": { "message": "x", "retry": "h" } }"#,
            #""content": { "label": "a", "text": "b" }, "hooks": ["viewDidLoad"]"#,
            #""content": { "label": "a", "text": "b" }, "superclass": "BaseViewController""#,
            #""placement": "top""#,
        ])
    func usedInputs(keys: String) {
        let handler =
            #""handlers": [{ "name": "h", "parameters": [{ "name": "x", "type": "String" }] }],"#
        expectDescriptionDiagnostics(
            """
            {
              "inputs": [{ "name": "x", "type": "String" }],
              \(keys.contains("\"h\"") ? handler : "")
              \(keys)
            }
            """)
    }

    @Test("a warning does not prevent reading")
    func warnings() throws {
        var found = DiagnosticCollector()
        let file = SourceFile(
            path: "Example.plugin.json",
            text: #"{ "inputs": [{ "name": "x", "type": "Int" }], "content": { "stack": [] } }"#)
        expect(readDescription(file, name: "Example", reporting: &found) != nil)
        expect(found.diagnostics.map(\.identifier), equals: [.emptyStack, .unusedInput])
        expect(!found.hasErrors)
    }
}
