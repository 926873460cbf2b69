import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// The names of SF Symbols.
@Suite(.timed) struct SymbolTests {
    @Test(
        "a symbol that does not exist gets a warning with the nearest name",
        arguments: [
            """
            { "content": { "image": "a", "symbol": "exclamationmark.tringle", "decorative": true } }
                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~ warning: 'exclamationmark.tringle' is not a name of SF Symbols 7.0 [unknown-symbol]
            note: did you mean 'exclamationmark.triangle'?
            """,
            """
            { "content": { "image": "a", "symbol": "circle.checkmark", "decorative": true } }
                                                   ^~~~~~~~~~~~~~~~~~ warning: 'circle.checkmark' is not a name of SF Symbols 7.0 [unknown-symbol]
            note: did you mean 'checkmark.circle'?
            """,
            """
            { "content": { "image": "a", "symbol": "close", "decorative": true } }
                                                   ^~~~~~~ warning: 'close' is not a name of SF Symbols 7.0 [unknown-symbol]
            note: did you mean 'xmark'?
            """,
            """
            { "content": { "image": "a", "symbol": "brand.logotype", "decorative": true } }
                                                   ^~~~~~~~~~~~~~~~ warning: 'brand.logotype' is not a name of SF Symbols 7.0 [unknown-symbol]
            note: copy the name from the app SF Symbols; a symbol of your asset catalog is an '"asset": "brand.logotype"'
            """,
            """
            {
              "inputs": [{ "name": "b", "type": "Bool" }],
              "content": { "image": "a", "symbol": { "when": "b", "then": "star.fill", "else": "starr" }, "decorative": true }
                                                                                               ^~~~~~~ warning: 'starr' is not a name of SF Symbols 7.0 [unknown-symbol]
            note: did you mean 'star'?
            }
            """,
            """
            { "content": { "image": "a", "asset": "brand.logotype", "decorative": true } }
            """,
            """
            { "content": { "image": "a", "symbol": "Star", "decorative": true } }
                                                   ^~~~~~ error: 'Star' is not an SF Symbol: their names are lowercase words, digits and dots [invalid-symbol]
            note: write '"symbol": "star"'
            """,
        ])
    func unknown(marked: String) { expectDescriptionDiagnostics(marked) }

    @Test("a symbol that the configured versions do not have gets a warning")
    func newer() {
        let marked = """
            { "content": { "stack": [
              { "image": "a", "symbol": "dumbbell", "decorative": true },
                                        ^~~~~~~~~~ warning: the symbol 'dumbbell' needs iOS 16.0 [newer-symbol]
            note: this target's minimum is iOS 15.4, where the image is empty; write another name
              { "image": "b", "symbol": "star", "decorative": true }
            ] } }
            """
        let versions = MinimumVersions { ["iOS": "15.4", "tvOS": "16"][$0] }
        expectDescriptionDiagnostics(marked, configuration: ModuleConfiguration(minimumVersions: versions))
        expectDescriptionDiagnostics(
            #"{ "content": { "image": "a", "symbol": "dumbbell", "decorative": true } }"#)
    }

    @Test("builds do not look names up")
    func builds() {
        var found = DiagnosticCollector()
        let text = #"{ "content": { "image": "a", "symbol": "starr", "decorative": true } }"#
        let description = readDescription(
            SourceFile(path: "A.plugin.json", text: text), name: "A",
            configuration: ModuleConfiguration(), advisor: nil, reporting: &found)
        expect(description != nil && found.diagnostics.isEmpty)
    }

    @Test("the list has all releases, and each name once")
    func list() {
        let symbols = SFSymbols(EmbeddedSymbols.text)
        expect(symbols.releases.first?.name, equals: "1.0")
        expect(symbols.releases.last?.versions["iOS"], equals: "26.0")
        expect(symbols.names.count == 9155 && Set(symbols.names).count == 9155)
        expect(symbols.release(of: "wifi.slash")?.name, equals: "1.0")
        expect(symbols.release(of: "0.circle.fill.ar")?.name, equals: "4.1")
        expect(symbols.release(of: "wifi.slashed") == nil)
    }
}
