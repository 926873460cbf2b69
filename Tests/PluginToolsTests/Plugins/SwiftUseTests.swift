import PluginCore
import TestSupport
import Testing

@testable import PluginTools

@Suite("Uses of generated names in the app's own Swift")
struct SwiftUseTests {
    private func description(_ name: String, _ text: String) throws -> PluginDescription {
        var diagnostics = DiagnosticCollector()
        return try #require(
            readDescription(
                SourceFile(path: "\(name).plugin.json", text: text), name: name,
                reporting: &diagnostics))
    }

    private func uses(of names: [ChangedName], in source: String) -> [String] {
        swiftUses(of: names, in: SourceFile(path: "A.swift", text: source)).map(\.text)
    }

    @Test("Each place has the old and the new name")
    func places() throws {
        let names = ChangedName.names(
            of: try description("Loading", #"{ "host": { "while": true, "swiftUI": true } }"#),
            becoming: try description("Busy", #"{ "host": { "while": true, "swiftUI": true } }"#))
        let source = """
            final class List: LoadingViewController {
                let loading = true
                func load() { showLoading(); try await whileLoading { hideLoading() } }
                var shown: Any? { shownLoading }
            }
            let view = Text("a").loading(isPresented: loading)
            """
        #expect(
            uses(of: names, in: source) == [
                "A.swift:1:19: LoadingViewController is now BusyViewController",
                "A.swift:3:19: showLoading() is now showBusy()",
                "A.swift:3:44: whileLoading() is now whileBusy()",
                "A.swift:3:59: hideLoading() is now hideBusy()",
                "A.swift:4:23: shownLoading is now shownBusy",
                "A.swift:6:22: .loading() is now .busy()",
            ])
    }

    @Test("Helpers that keep their names are not listed")
    func keptNames() throws {
        let helpers = #"{ "host": { "show": "present", "hide": false } }"#
        let names = ChangedName.names(
            of: try description("Loading", helpers), becoming: try description("Busy", helpers))
        #expect(names.map(\.old.text) == ["LoadingViewController", "shownLoading"])
        #expect(uses(of: names, in: "present(); hideLoading()") == [])
    }

    @Test("Names of a removed plugin have no new name")
    func removal() throws {
        let names = ChangedName.names(of: try description("Loading", "{}"), becoming: nil)
        #expect(uses(of: names, in: "showLoading()") == ["A.swift:1:1: showLoading()"])
    }
}
