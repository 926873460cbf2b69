import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the states of screens in configurations.
@Suite(.timed) struct StateConfigurationTests {
    @Test(
        "names that Swift's conventions do not allow, and states without a meaning of their own, are reported",
        arguments: [
            """
            { "states": { "loadState": { "loading": "Loading" } } }
                          ^~~~~~~~~~~ error: 'loadState' is the name of a type, which begins with a capital letter [invalid-name]
            note: write '"LoadState"'
            """,
            """
            { "states": { "UIState": { "loading": "Loading" } } }
                          ^~~~~~~~~ error: 'UIState' looks like a type of UIKit [invalid-name]
            """,
            """
            { "states": { "Load State": { "loading": "Loading" } } }
                          ^~~~~~~~~~~~ error: the name of an enumeration of states is 'Load State', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "states": { "LoadState": {} } }
                          ^~~~~~~~~~~ error: 'LoadState' names no state [invalid-name]
            note: name one and its plugin, as in '"loading": "Loading"'
            """,
            """
            { "states": { "LoadState": { "content": "Loading" } } }
                                         ^~~~~~~~~ error: 'content' is the state without a plugin [invalid-name]
            note: choose another name, or leave it out
            """,
            """
            { "states": { "LoadState": { "Loading": "Loading" } } }
                                         ^~~~~~~~~ error: the name of a state begins with a lowercase letter [invalid-name]
            note: write '"loading"'
            """,
            """
            { "states": { "LoadState": { "loading": "Loading", "saving": "Loading" } } }
                                                                         ^~~~~~~~~ error: the state 'loading' shows 'Loading' already [invalid-name]
            note: name another plugin: a host recognizes the state by it
            """,
            """
            { "states": { "LoadState": ["Loading"] } }
                                       ^~~~~~~~~~~ error: 'LoadState' must be an object with names, each for a string that is a Swift identifier, not an array [wrong-type]
            """,
        ])
    func names(marked: String) {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            var found = DiagnosticCollector()
            _ = readConfiguration(file, reporting: &found)
            return found.sorted
        }
    }

    @Test(
        "plugins that cannot show a state are reported",
        arguments: [
            (
                "{}",
                """
                { "states": { "LoadState": { "loading": "Loadin" } } }
                                                        ^~~~~~~~ error: unknown plugin 'Loadin' [unknown-plugin]
                note: did you mean 'Loading'?
                """
            ),
            (
                "{}",
                """
                { "states": { "LoadingViewController": { "loading": "Loading" } } }
                              ^~~~~~~~~~~~~~~~~~~~~~~ error: 'LoadingViewController' is generated for the plugin 'Loading' [name-collision]
                """
            ),
            (
                "{}",
                """
                { "states": { "Sendable": { "loading": "Loading" } }, "appearance": { "colors": { "UIColor": { "light": "#112233" } } } }
                              ^~~~~~~~~~ error: 'Sendable' is a type that generated code uses [name-collision]
                                                                                                  ^~~~~~~~~ error: 'UIColor' is a type that generated code uses [name-collision]
                """
            ),
            (
                "{}",
                """
                { "states": { "PluginPresentation": { "loading": "Loading" } } }
                              ^~~~~~~~~~~~~~~~~~~~ error: 'PluginPresentation' is a type that generated code uses [name-collision]
                """
            ),
            (
                #"{ "placement": { "container": true } }"#,
                """
                { "states": { "LoadState": { "loading": "Loading" } } }
                                                        ^~~~~~~~~ error: a state has no container to show 'Loading' in [unusable-plugin]
                note: leave out "container"
                """
            ),
            (
                #"{ "presentation": { "whenAlreadyShown": "queue" } }"#,
                """
                { "states": { "LoadState": { "loading": "Loading" } } }
                                                        ^~~~~~~~~ error: a state shows one plugin, but 'Loading' can be shown several times [unusable-plugin]
                note: leave out "whenAlreadyShown"
                """
            ),
            (
                #"{ "presentation": { "dismissesAfter": 3 } }"#,
                """
                { "states": { "LoadState": { "loading": "Loading" } } }
                                                        ^~~~~~~~~ error: a state stays until the next one, but 'Loading' dismisses itself [unusable-plugin]
                note: leave out "dismissesAfter"
                """
            ),
            (
                #"{ "placement": "bottom", "presentation": { "swipeToDismiss": true } }"#,
                """
                { "states": { "LoadState": { "loading": "Loading" } } }
                                                        ^~~~~~~~~ error: a state stays until the next one, but 'Loading' can be swiped away [unusable-plugin]
                note: leave out "swipeToDismiss"
                """
            ),
            (
                #"{ "placement": "bottom", "presentation": { "backdrop": { "style": "dim", "dismissesOnTap": true } } }"#,
                """
                { "states": { "LoadState": { "loading": "Loading" } } }
                                                        ^~~~~~~~~ error: a state stays until the next one, but a tap on its backdrop dismisses 'Loading' [unusable-plugin]
                note: leave out "dismissesOnTap"
                """
            ),
            (
                #"{ "presentation": { "group": "wait" } }"#,
                """
                { "states": { "LoadState": { "loading": "Loading", "failed": "Error" } } }
                                                                             ^~~~~~~ error: 'Error' is in the group 'state', but 'Loading' in 'wait': the plugins of states replace each other [unusable-plugin]
                note: leave out "group" in both: without it, the group is 'state'
                """
            ),
            (
                #"{ "kits": ["AppKit"] }"#,
                """
                { "states": { "LoadState": { "loading": "Loading", "failed": "Error" } } }
                                                                             ^~~~~~~ error: 'Error' is not for the frameworks of 'Loading', another state [unusable-plugin]
                note: give both descriptions the same "kits"
                """
            ),
            (
                #"{ "placement": "tableHeader" }"#,
                """
                { "host": { "swiftUI": true }, "states": { "LoadState": { "loading": "Loading" } } }
                                                                                     ^~~~~~~~~ warning: the states get no SwiftUI modifier: a SwiftUI view does not show its list to plugins, so the plugin cannot be at 'tableHeader' [unusable-plugin]
                note: name another plugin, or write "host": {}
                """
            ),
            (
                #"{ "presentation": { "delay": 1 } }"#,
                #"{ "states": { "LoadState": { "loading": "Loading", "failed": "Error" } } }"#
            ),
        ])
    func plugins(loading: String, marked: String) {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            var found = DiagnosticCollector()
            guard let configuration = readConfiguration(file, reporting: &found) else {
                return found.sorted
            }
            let descriptions = ["Loading": loading, "Error": "{}"].map { name, text in
                SourceFile(path: "\(name).plugin.json", text: text)
            }
            let module = Module(descriptions, configuration: configuration, reporting: &found)
            module.check(reporting: &found)
            return found.sorted.filter { $0.place.file.path == file.path }
        }
    }

    @Test("a plugin with mistakes is not reported as unknown")
    func mistakes() {
        var found = DiagnosticCollector()
        let configuration = readConfiguration(
            SourceFile(
                path: "plugingen.json",
                text: #"{ "states": { "LoadState": { "loading": "Loading" } } }"#),
            reporting: &found)
        let module = Module(
            [SourceFile(path: "Loading.plugin.json", text: #"{ "inputs": 1 }"#)],
            configuration: configuration ?? ModuleConfiguration(), reporting: &found)
        module.check(reporting: &found)
        expect(found.diagnostics.map(\.message), equals: ["'inputs' must be an array, not a number"])
    }
}
