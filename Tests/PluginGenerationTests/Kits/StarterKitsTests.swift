import PluginDescriptions
import PluginTools
import Testing

/// The starters, in modules for each kit and for several.
@Suite("Starters")
struct StarterKitsTests {
    /// What a Mac does otherwise: no starter would be as good on iOS without it.
    private static let remarks = [
        "EmptyState": ["\"header\""], "Header": ["\"header\""], "Paywall": ["\"header\""],
        "MiniPlayer": ["\"updatesFrequently\""],
        "Progress": ["\"color\"", "\"updatesFrequently\""],
        "SearchResults": ["\"webSearch\"", "\"color\"", "\"updatesFrequently\""],
    ]

    @Test(
        "are right for all kits, and warned of only where AppKit lacks something",
        arguments: Starter.all.map(\.name))
    func kits(name: String) throws {
        let starter = try #require(Starter.named(name))
        for kits in [["UIKit"], ["AppKit"], ["UIKit", "AppKit"]] {
            var found = DiagnosticCollector()
            let file = SourceFile(path: name + ".plugin.json", text: starter.text)
            let configuration = ModuleConfiguration(kits: Kit.all.filter { kits.contains($0.name) })
            let plugin = readDescription(
                file, name: name, configuration: configuration, reporting: &found)
            #expect(plugin?.controller.kits.map(\.name) == kits)
            let marked = found.diagnostics.map { $0.place.file.text(in: $0.place.range) }
            #expect(marked == (kits == ["UIKit"] ? [] : Self.remarks[name] ?? []), "\(name)")
            #expect(found.diagnostics.allSatisfy { $0.identifier.name == "other-kit" })
        }
    }
}
