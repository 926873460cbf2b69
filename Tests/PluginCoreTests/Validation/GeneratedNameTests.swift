import TestSupport
import Testing

@Suite(.timed) struct GeneratedNameTests {
    @Test(
        "names of generated members are reserved",
        arguments: [
            (
                "Example",
                """
                { "inputs": [{ "name": "presentation", "type": "Int" }] }
                                       ^~~~~~~~~~~~~~ error: input 'presentation' has the same name as a generated member [name-collision]
                note: choose another name, such as 'pluginPresentation'
                """
            ),
            (
                "Example",
                """
                { "handlers": [{ "name": "remove" }, { "name": "releaseHandlers" }] }
                                         ^~~~~~~~ error: handler 'remove' has the same name as a generated member [name-collision]
                note: choose another name, such as 'removeHandler'
                                                               ^~~~~~~~~~~~~~~~~ error: handler 'releaseHandlers' has the same name as a generated member [name-collision]
                note: choose another name, such as 'releaseHandlersHandler'
                """
            ),
            (
                "Loading",
                """
                { "inputs": [{ "name": "shownLoading", "type": "Bool" }] }
                                       ^~~~~~~~~~~~~~ error: input 'shownLoading' has the same name as a generated member [name-collision]
                note: choose another name, such as 'pluginShownLoading'
                """
            ),
            (
                "Loading",
                """
                { "handlers": [{ "name": "hideLoading" }, { "name": "showLoading" }] }
                                         ^~~~~~~~~~~~~ error: handler 'hideLoading' has the same name as a generated member [name-collision]
                note: choose another name, such as 'hideLoadingHandler'
                                                                    ^~~~~~~~~~~~~ error: handler 'showLoading' has the same name as a generated member [name-collision]
                note: choose another name, such as 'showLoadingHandler'
                """
            ),
            (
                "Example",
                """
                {
                  "inputs": [{ "name": "announcement", "type": "String" }],
                                       ^~~~~~~~~~~~~~ error: input 'announcement' has the same name as a generated member [name-collision]
                note: choose another name, such as 'pluginAnnouncement'
                  "content": { "label": "accessibilityFocus", "text": { "input": "announcement" } }
                                        ^~~~~~~~~~~~~~~~~~~~ error: view 'accessibilityFocus' has the same name as a generated member [name-collision]
                note: choose another name, such as 'pluginAccessibilityFocus'
                }
                """
            ),
        ])
    func generated(name: String, marked: String) {
        expectDescriptionDiagnostics(marked, name: name)
    }

    @Test(
        "names of generated stacks are reserved",
        arguments: [
            """
            { "content": { "stack": [{ "label": "contentStack", "text": "a" }] } }
                                                ^~~~~~~~~~~~~~ error: view 'contentStack' has the same name as a generated stack [name-collision]
            note: choose another name, such as 'pluginContentStack'
            """,
            """
            { "content": { "stack": [{ "stack": [{ "label": "contentStack2", "text": "a" }] }] } }
                                                            ^~~~~~~~~~~~~~~ error: view 'contentStack2' has the same name as a generated stack [name-collision]
            note: choose another name, such as 'pluginContentStack2'
            """,
            """
            {
              "handlers": [{ "name": "contentStack" }],
                                     ^~~~~~~~~~~~~~ error: handler 'contentStack' has the same name as a generated stack [name-collision]
            note: choose another name, such as 'contentStackHandler'
              "content": { "stack": [{ "label": "contentStack2", "text": "a" }] }
            }
            """,
            """
            { "content": { "stack": [{ "label": "contentStack2", "text": "a" }, { "stack": [{ "label": "a", "text": "a" }], "name": "inner" }] } }
            """,
            """
            { "content": { "stack": [{ "label": "contentStack", "text": "a" }], "name": "outer" } }
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "a" }], "name": "margins" } }
                                                                             ^~~~~~~~~ error: view 'margins' has the same name as a generated variable [name-collision]
            note: choose another name, such as 'pluginMargins'
            """,
        ])
    func stacks(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names of generated variables are reserved",
        arguments: [
            (
                "Loading",
                """
                { "inputs": [{ "name": "loadingViewController", "type": "Int" }] }
                                       ^~~~~~~~~~~~~~~~~~~~~~~ error: input 'loadingViewController' has the same name as a generated variable [name-collision]
                note: choose another name, such as 'pluginLoadingViewController'
                """
            ),
            (
                "URLBar",
                """
                { "handlers": [{ "name": "urlBarViewController" }] }
                                         ^~~~~~~~~~~~~~~~~~~~~~ error: handler 'urlBarViewController' has the same name as a generated variable [name-collision]
                note: choose another name, such as 'urlBarViewControllerHandler'
                """
            ),
            (
                "Example",
                """
                { "inputs": [{ "name": "coder", "type": "Coder?", "default": "nil" }] }
                                       ^~~~~~~ error: input 'coder' has the same name as a generated variable [name-collision]
                note: choose another name, such as 'pluginCoder'
                """
            ),
            (
                "Example",
                """
                { "content": { "label": "margins", "text": "a" } }
                                        ^~~~~~~~~ error: view 'margins' has the same name as a generated variable [name-collision]
                note: choose another name, such as 'pluginMargins'
                """
            ),
            (
                "Example",
                """
                { "handlers": [{ "name": "done", "dismissesPlugin": true, "parameters": [
                  { "name": "handler", "type": "Int" }
                            ^~~~~~~~~ error: parameter 'handler' has the same name as a generated variable [name-collision]
                note: choose another name, such as 'pluginHandler'
                ] }] }
                """
            ),
        ])
    func variables(name: String, marked: String) {
        expectDescriptionDiagnostics(marked, name: name)
    }

    @Test(
        "the container parameter of host helpers is reserved",
        arguments: [
            """
            {
              "inputs": [{ "name": "container", "type": "String" }],
                                   ^~~~~~~~~~~ error: input 'container' has the same name as a generated variable [name-collision]
            note: choose another name, such as 'pluginContainer'
              "content": { "label": "a", "text": { "input": "container" } },
              "placement": { "container": true }
            }
            """,
            """
            { "handlers": [{ "name": "container" }], "placement": { "container": true } }
                                     ^~~~~~~~~~~ error: handler 'container' has the same name as a generated variable [name-collision]
            note: choose another name, such as 'containerHandler'
            """,
            """
            { "content": { "label": "container", "text": "a" }, "placement": { "container": true } }
            """,
            """
            { "handlers": [{ "name": "container" }], "placement": { "container": false } }
            """,
        ])
    func containers(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "names of types that generated code uses are reserved",
        arguments: [
            (
                "Example",
                """
                { "content": { "label": "UILabel", "text": "a" } }
                                        ^~~~~~~~~ error: view 'UILabel' has the same name as something that generated code uses [name-collision]
                note: choose another name, such as 'pluginUILabel'
                """
            ),
            (
                "Loading",
                """
                { "inputs": [{ "name": "LoadingViewController", "type": "Int" }] }
                                       ^~~~~~~~~~~~~~~~~~~~~~~ error: input 'LoadingViewController' has the same name as something that generated code uses [name-collision]
                note: choose another name, such as 'pluginLoadingViewController'
                """
            ),
            (
                "Example",
                """
                { "inputs": [{ "name": "URL", "type": "URL?" }, { "name": "b", "type": "[Int]" }] }
                                       ^~~~~ error: input 'URL' has the same name as something that generated code uses [name-collision]
                note: choose another name, such as 'pluginURL'
                """
            ),
        ])
    func types(name: String, marked: String) {
        expectDescriptionDiagnostics(marked, name: name)
    }

    @Test(
        "names of types that all generated code uses are reserved",
        arguments: [
            "ChildPlacement", "PluginTransition", "PluginView", "UIFontMetrics",
            "UITraitCollection",
        ])
    func usedTypes(name: String) {
        let problem = "has the same name as something that generated code uses [name-collision]"
        let mark = "^" + String(repeating: "~", count: name.utf8.count + 1)
        expectDescriptionDiagnostics(
            """
            { "handlers": [{ "name": "\(name)" }] }
                                     \(mark) error: handler '\(name)' \(problem)
            note: choose another name, such as '\(name)Handler'
            """)
    }
}
