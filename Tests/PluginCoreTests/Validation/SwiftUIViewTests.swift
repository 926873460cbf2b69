import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct SwiftUIViewTests {
    @Test(
        "a type that is not the name of a SwiftUI view is reported",
        arguments: [
            """
            { "content": { "stack": [
              { "swiftUI": "ErrorView?" }, { "swiftUI": "some View" }, { "swiftUI": "() -> ErrorView" },
                           ^~~~~~~~~~~~ error: 'ErrorView?' is not the name of a view [invalid-type]
            note: write the name of a type, as in '"swiftUI": "ErrorView"'
                                                        ^~~~~~~~~~~ error: 'some View' is not the name of a view [invalid-type]
            note: write the name of a type, as in '"swiftUI": "ErrorView"'
                                                                                    ^~~~~~~~~~~~~~~~~ error: '() -> ErrorView' is not the name of a view [invalid-type]
            note: write the name of a type, as in '"swiftUI": "ErrorView"'
              { "swiftUI": "errorView" },
              { "swiftUI": "UILabel" },
              { "swiftUI": "UIHostingController<ErrorView>" },
              { "swiftUI": "Int" },
              { "swiftUI": "Charts.ErrorView<Int>" }
                           ^~~~~~~~~~~~~~~~~~~~~~~ error: view 'errorView' has the same name as another view [name-collision]
            note: the property is named after the type; add a "name" to the view
            ] } }
            """,
            """
            { "content": { "swiftUI": "ErrorView(message: 1)" } }
                                      ^~~~~~~~~~~~~~~~~~~~~~~ error: 'ErrorView(message: 1)' belongs in 'create': 'swiftUI' is the type of the view [invalid-type]
            note: write '{ "swiftUI": "ErrorView", "create": "ErrorView(message: 1)" }'
            """,
            """
            { "content": { "swiftUI": "ErrorView()", "create": "ErrorView()" } }
                                      ^~~~~~~~~~~~~ error: 'ErrorView()' is not the name of a view [invalid-type]
            note: write the name of a type, as in '"swiftUI": "ErrorView"'
            """,
            """
            { "content": { "swiftUI": true } }
                                      ^~~~ error: 'swiftUI' must be a string that is a Swift type, not a Boolean [wrong-type]
            note: write '"swiftUI": "ErrorView"'
            """,
            """
            { "content": { "swiftUI": "ErrorView", "type": "A" } }
                                                   ^~~~~~ error: a SwiftUI view has no key 'type' [unknown-key]
            note: 'type' is a key of a label; accepted: 'swiftUI', …
            """,
        ])
    func types(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an expression that uses more than inputs and handlers is reported",
        arguments: [
            """
            {
              "inputs": [{ "name": "message", "type": "String" }],
              "handlers": [{ "name": "retry" }],
              "content": { "stack": [
                { "label": "messageLabel", "text": { "input": "message" } },
                { "button": "retryButton", "title": "Retry", "triggers": "retry" },
                { "swiftUI": "AView", "create": "AView(mesage, { retry() })" },
                { "swiftUI": "BView", "create": "BView(messageLabel)" },
                                                ^~~~~~~~~~~~~~~~~~~~~ error: 'create' uses the view 'messageLabel' [invalid-expression]
                { "swiftUI": "CView", "create": "CView(self)" },
                                                ^~~~~~~~~~~~~ error: 'create' uses 'self' [invalid-expression]
                { "swiftUI": "EView", "create": "\\"text\\"" },
                { "swiftUI": "FView", "create": "FView" },
                { "swiftUI": "GView", "create": "GView(view)" },
                { "swiftUI": "HView", "create": "HView(message.count, messages)", "shownWhen": "isFull" }
                                                                                               ^~~~~~~~ error: this plugin has no input 'isFull' [unknown-reference]
              ] }
            }
            """
        ])
    func expressions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names, handlers and touches that do not fit a SwiftUI view are reported",
        arguments: [
            """
            {
              "content": { "stack": [{ "swiftUI": "ErrorView" }, { "swiftUI": "App.ErrorView" }, { "swiftUI": "View" }] },
                                                                              ^~~~~~~~~~~~~~~ error: view 'errorView' has the same name as another view [name-collision]
            note: the property is named after the type; add a "name" to the view
              "presentation": { "touches": "pass" }
                                           ^~~~~~ error: touches cannot pass a SwiftUI view, whose parts the framework does not know [contradiction]
            note: leave out "touches"
            }
            """,
            """
            {
              "inputs": [{ "name": "errorView", "type": "Int" }, { "name": "id", "type": "Int" }],
              "handlers": [{ "name": "pick", "parameters": [{ "name": "id", "type": "String" }] }],
              "content": { "swiftUI": "ErrorView" }
                                      ^~~~~~~~~~~ error: view 'errorView' has the same name as an input [name-collision]
            note: the property is named after the type; add a "name" to the view
            }
            """,
            """
            { "handlers": [{ "name": "retry" }], "content": { "swiftUI": "ErrorView", "create": "ErrorView()" } }
                                     ^~~~~~~ warning: handler 'retry' is never triggered [unused-handler]
            note: add "triggers" to a control, or add "hooks", and call it in one of their methods
            """,
        ])
    func uses(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "the name of the property is that of the type",
        arguments: [
            ("ErrorView", "errorView"), ("Charts.BarView", "barView"), ("Grid<Item>", "grid"),
            ("Charts.URLView<Charts.Item>", "urlView"),
        ])
    func derivedName(type: String, name: String) throws {
        let plugin = try decode(#"{ "content": { "swiftUI": "\#(type)" } }"#)
        expect(plugin.views.first?.name?.value, equals: name)
    }

    @Test("a SwiftUI view gets all inputs and handlers, or those that its expression names")
    func arguments() throws {
        let plugin = try decode(
            #"""
            {
              "inputs": [{ "name": "a", "type": "Int" }, { "name": "b", "type": "Int" }],
              "handlers": [{ "name": "c" }, { "name": "d" }],
              "content": { "stack": [
                { "swiftUI": "AView" }, { "swiftUI": "BView", "create": "BView(b, x.a, a: 1, action: { d() })" }
              ] }
            }
            """#)
        let views = plugin.views.ofSwiftUI
        expect(views.map { $0.inputs.map(\.name.value) }, equals: [["a", "b"], ["b"]])
        expect(views.map { $0.handlers.map(\.name.value) }, equals: [["c", "d"], ["d"]])
    }
}
