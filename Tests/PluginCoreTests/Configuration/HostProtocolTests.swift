import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the protocols that hosts adopt.
@Suite(.timed) struct HostProtocolTests {
    @Test(
        "names that a protocol cannot have are reported",
        arguments: [
            """
            { "hosts": "pluginHost" }
                       ^~~~~~~~~~~~ error: 'pluginHost' is the name of a protocol, which begins with a capital letter [invalid-name]
            note: write '"PluginHost"'
            """,
            """
            { "hosts": "UIHost" }
                       ^~~~~~~~ error: 'UIHost' looks like a type of UIKit [invalid-name]
            """,
            """
            { "hosts": { "controllers": "PluginView", "views": "PluginRequest" } }
                                        ^~~~~~~~~~~~ error: 'PluginView' is a type that generated code uses [name-collision]
            note: choose another name
                                                               ^~~~~~~~~~~~~~~ error: 'PluginRequest' is a type that generated code uses [name-collision]
            note: choose another name
            """,
            """
            { "hosts": { "controllers": "PluginHost", "views": "PluginHost" } }
                                                               ^~~~~~~~~~~~ error: both protocols are named 'PluginHost' [name-collision]
            note: choose another name
            """,
            """
            { "hosts": "PluginHost", "states": { "PluginHost": { "loading": "Loading" } } }
            """,
            """
            { "hosts": { "controllers": "PluginHost", "views": "PluginScreen" } }
            """,
        ])
    func names(marked: String) {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            var found = DiagnosticCollector()
            _ = readConfiguration(file, reporting: &found)
            return found.sorted
        }
    }

    @Test("states cannot have the name of a protocol")
    func states() {
        var found = DiagnosticCollector()
        let file = SourceFile(
            path: "plugingen.json",
            text:
                #"{ "hosts": "PluginHost", "states": { "PluginHost": { "loading": "Loading" } } }"#)
        let configuration = readConfiguration(file, reporting: &found) ?? ModuleConfiguration()
        let module = Module(
            [SourceFile(path: "Loading.plugin.json", text: "{}")], configuration: configuration, reporting: &found)
        module.check(reporting: &found)
        expect(found.diagnostics.map(\.message), equals: ["'PluginHost' is a type that generated code uses"])
    }
}
