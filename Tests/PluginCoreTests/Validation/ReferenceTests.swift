import Foundation
import TestSupport
import Testing

@Suite(.timed) struct ReferenceTests {
    @Test(
        "unknown inputs are reported",
        arguments: [
            """
            { "content": { "label": "a", "text": { "input": "message" } } }
                                                            ^~~~~~~~~ error: this plugin has no input 'message' [unknown-reference]
            note: add it to "inputs"
            """,
            """
            {
              "inputs": [{ "name": "message", "type": "String" }, { "name": "icon", "type": "UIImage" }],
              "content": { "stack": [
                { "label": "a", "text": { "input": "mesage" } },
                                                   ^~~~~~~~ error: this plugin has no input 'mesage' [unknown-reference]
            note: did you mean 'message'?
                { "label": "b", "text": { "input": "other" } },
                                                   ^~~~~~~ error: this plugin has no input 'other' [unknown-reference]
            note: its inputs are 'message', 'icon'
                { "image": "c", "input": "icom" }
                                         ^~~~~~ error: this plugin has no input 'icom' [unknown-reference]
            note: did you mean 'icon'?
              ] }
            }
            """,
            """
            {
              "handlers": [{ "name": "done" }],
              "content": { "button": "a", "title": { "input": "done" }, "triggers": "done" }
                                                              ^~~~~~ error: this plugin has no input 'done' [unknown-reference]
            note: 'done' is a handler
            }
            """,
        ])
    func inputs(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "unknown handlers are reported",
        arguments: [
            """
            { "content": { "button": "a", "title": "b", "triggers": "done" } }
                                                                    ^~~~~~ error: this plugin has no handler 'done' [unknown-reference]
            note: add it to "handlers"
            """,
            """
            {
              "handlers": [{ "name": "doneHandler" }],
              "content": { "stack": [
                { "button": "a", "title": "b", "triggers": "doneHandle" },
                                                           ^~~~~~~~~~~~ error: this plugin has no handler 'doneHandle' [unknown-reference]
            note: did you mean 'doneHandler'?
                { "button": "c", "title": "d", "triggers": "retry" }
                                                           ^~~~~~~ error: this plugin has no handler 'retry' [unknown-reference]
            note: its handlers are 'doneHandler'
              ] }
            }
            """,
        ])
    func handlers(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a parameter without an input for its value is reported",
        arguments: [
            """
            {
              "handlers": [{ "name": "done", "parameters": [{ "name": "id", "type": "Int" }] }],
                                                                      ^~~~ error: this plugin has no input 'id' for the handler's parameter [unknown-reference]
            note: add it to "inputs"; or pass a constant: '"triggers": { "handler": "done", "arguments": { "id": … } }'
              "content": { "button": "a", "title": "b", "triggers": "done" }
            }
            """
        ])
    func parameters(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a reference to something with another problem is not reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "message" }],
                         ^ error: an input needs 'type' [required-key]
              "content": { "label": "a", "text": { "input": "message" } }
            }
            """,
            """
            {
              "handlers": [{ "nam": "done" }],
                             ^~~~~ error: a handler has no key 'nam' [unknown-key]
            note: did you mean 'name'?
              "content": { "button": "a", "title": "b", "triggers": "done" }
            }
            """,
        ])
    func secondary(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an input that is used before it has a value is reported",
        arguments: [
            """
            { "content": { "custom": "a", "type": "Stars", "create": "{ view in view.name = \\"x\\"; return view }(Stars())" } }
            """,
            """
            { "inputs": [{ "name": "a", "type": "[String]", "default": "names.map { title in title + \\"x\\" + title }" }] }
            """,
            """
            { "content": { "custom": "stars", "type": "Stars", "create": "{ let stars: Stars = .init(); let title = 1; return stars + title }()" } }
            """,
            """
            { "inputs": [{ "name": "a", "type": "String", "default": "\\"\\\\(1 + 2) a (\\\\(\\"b\\")) c\\"" }] }
            """,
        ])
    func usedEarly(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names that only look like those of inputs are accepted",
        arguments: [
            "points.map { points in points }", "Chart(points: 1)", "Chart.points", "\"points\"",
            "\"\\(f(\"points\"))\"", "pointsOfAll", "#/points/#",
            "{ var points = [1]; points.append(2); return points }()",
            "TableView { table in table.register(Cell.self) }", "names.map(\\.self)",
            "f { item in item.`self`() }",
            "names.map { points in \"\\(points) of 3\" + \"\\(points)\" }",
            "{ points in String(points) + \"x\" + String(points) }",
            "{ (points: Int, b: Int) in points + b }", "{ let (a, points) = f(); return points }()",
            "\"\\(\"a\\\"b\") points\"",
            "\"\\(\"\\\")\") points\"", "\"\\(\"a \\(String(\"(\")) b\") points\"",
            "#/a/b points self/#", "#/self/#.ignoresCase()",
        ])
    func otherNames(expression: String) throws {
        let text = String(decoding: try JSONEncoder().encode(expression), as: UTF8.self)
        expectDescriptionDiagnostics(
            """
            { "inputs": [{ "name": "points", "type": "[Int]" }, { "name": "b", "type": "B", "default": \(text) }] }
            """)
    }
}
