import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the key `kits` in descriptions and configurations.
@Suite(.timed) struct KitsKeyTests {
    private func kits(_ text: String, _ configuration: [String] = ["UIKit"]) throws -> [String] {
        let kits = Kit.all.filter { configuration.contains($0.name) }
        return try decode(text, configuration: ModuleConfiguration(kits: kits)).controller.kits.map(\.name)
    }

    @Test("frameworks have a fixed order, and the configuration has the default")
    func decoding() throws {
        expect(try kits("{}"), equals: ["UIKit"])
        expect(try kits("{}", ["UIKit", "AppKit"]), equals: ["UIKit", "AppKit"])
        expect(try kits(#"{ "kits": ["AppKit"] }"#), equals: ["AppKit"])
        expect(try kits(#"{ "kits": ["UIKit"] }"#, ["AppKit"]), equals: ["UIKit"])
        expect(try kits(#"{ "kits": ["AppKit", "UIKit"] }"#), equals: ["UIKit", "AppKit"])
    }

    @Test("a configuration without the key is for UIKit")
    func configuration() throws {
        for (text, kits) in [
            ("{}", ["UIKit"]), (#"{ "kits": ["AppKit"] }"#, ["AppKit"]),
            (#"{ "kits": ["AppKit", "UIKit"] }"#, ["UIKit", "AppKit"]),
        ] {
            var found = DiagnosticCollector()
            let file = SourceFile(path: "plugingen.json", text: text)
            let configuration = try #require(readConfiguration(file, reporting: &found))
            expect(found.diagnostics.isEmpty && configuration.kits.map(\.name) == kits)
        }
    }

    static let mistakes = [
        """
        { "kits": ["Appkit"] }
                   ^~~~~~~~ error: unknown value 'Appkit' in 'kits' [unknown-value]
        note: did you mean 'AppKit'?
        """,
        """
        { "kits": ["SwiftUI", "UIKit"] }
                   ^~~~~~~~~ error: unknown value 'SwiftUI' in 'kits' [unknown-value]
        note: accepted: 'UIKit', 'AppKit'
        """,
        """
        { "kits": "AppKit" }
                  ^~~~~~~~ error: 'kits' must be an array, not a string [wrong-type]
        note: put it into brackets: '["AppKit"]'
        """,
        """
        { "kits": "macOS" }
                  ^~~~~~~ error: 'kits' must be an array, not a string [wrong-type]
        note: put it into brackets: '["AppKit"]'
        """,
        """
        { "kits": ["AppKit", "UIKit", "AppKit"] }
                                      ^~~~~~~~ error: 'AppKit' is declared twice [name-collision]
        note: it is first declared here
        """,
        """
        { "kits": [] }
                  ^~ error: 'kits' does not name a framework [contradiction]
        """,
    ]

    @Test("an invalid list of frameworks in a description is reported", arguments: mistakes)
    func descriptions(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test("an invalid list of frameworks in a configuration is reported", arguments: mistakes)
    func configurations(marked: String) {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            expectSchemaAgreement(on: file, of: .ofConfigurations)
            var found = DiagnosticCollector()
            expect(readConfiguration(file, reporting: &found) == nil)
            return found.sorted
        }
    }

    @Test("a framework can also be imported as a module", arguments: ["UIKit", "AppKit"])
    func importsOfKits(kit: String) throws {
        let plugin = try decode(#"{ "kits": ["\#(kit)"], "imports": ["\#(kit)", "MapKit"] }"#)
        expect(plugin.controller.imports, equals: [kit, "MapKit"].sorted())
    }

    @Test(
        "values that the oldest versions do not have are reported only for the platforms of the frameworks"
    )
    func newerPlatforms() {
        let text = #""content": { "label": "a", "text": "b", "textStyle": "extraLargeTitle" } }"#
        func found(_ kit: String) -> [String] {
            readDescription(SourceFile(path: "", text: #"{ "kits": ["\#(kit)"], "# + text))
                .diagnostics.map(\.identifier.name)
        }
        expect(found("UIKit") == ["newer-platform"] && found("AppKit") == ["framework-difference"])
    }
}
