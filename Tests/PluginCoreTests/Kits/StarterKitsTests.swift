import PluginTools
import TestSupport
import Testing

@testable import PluginCore

/// Tests of the starters, in modules for each framework and for several.
@Suite("Starters", .timed)
struct StarterKitsTests {
    /// The remarks about AppKit that starters cause. Without these keys, the starters would be
    /// worse on iOS.
    private static let remarks = [
        "Banner": ["\"insets\"", "\"columnWhere\""],
        "EmptyState": ["\"header\"", "\"capsule\"", "\"readable\""],
        "Error": ["\"header\"", "\"capsule\"", "\"readable\""],
        "Header": ["\"header\"", "\"insets\"", "\"columnWhere\""],
        "MapOverlay": ["\"header\"", "\"capsule\"", "\"insets\""],
        "MiniPlayer": ["\"updatesFrequently\"", "\"systemChromeMaterial\""],
        "Paywall": [
            "\"capsule\"", "\"insets\"", "\"header\"", "\"columnWhere\"", "\"readable\"",
        ],
        "Permission": ["\"header\"", "\"secondarySystemGroupedBackground\""],
        "Progress": ["\"updatesFrequently\"", "\"systemMaterial\""],
        "SearchResults": ["\"insets\"", "\"columnWhere\"", "\"updatesFrequently\""],
        "Toast": ["\"insets\"", "\"columnWhere\""],
    ]

    @Test(
        "have no mistakes for any framework, and warnings only about AppKit",
        arguments: Starter.all.map(\.name))
    func kits(name: String) throws {
        let starter = try #require(Starter.named(name))
        for kits in [["UIKit"], ["AppKit"], ["UIKit", "AppKit"]] {
            var found = DiagnosticCollector()
            let file = SourceFile(path: name + ".plugin.json", text: starter.text)
            let configuration = ModuleConfiguration(kits: Kit.all.filter { kits.contains($0.name) })
            let plugin = readDescription(file, name: name, configuration: configuration, reporting: &found)
            expect(plugin?.controller.kits.map(\.name), equals: kits)
            let marked = found.diagnostics.map { $0.place.file.text(in: $0.place.range) }
            expect(marked, equals: (kits == ["UIKit"] ? [] : Self.remarks[name] ?? []), "\(name)")
            expect(found.diagnostics.allSatisfy { $0.identifier.name == "framework-difference" })
        }
    }

    @Test(
        "generate in each region the same code as for the framework alone",
        arguments: Starter.all.map(\.name))
    func regions(name: String) throws {
        let both = try code(of: name, for: Kit.all)
        let alone = try Kit.all.map { try code(of: name, for: [$0]) }
        for file in [name + "ViewController.swift", name + "ViewControllerTests.swift"] {
            let expected = zip(Kit.all.indices, Kit.all).map { index, kit in
                let body = alone[index][file]?.split(separator: "\n").dropFirst().dropLast() ?? []
                let condition =
                    index == 0 ? "#if \(kit.condition)" : "#elseif \(kit.conditionBesideOthers)"
                expect(body.count > 10)
                return ([Substring(condition)] + body).joined(separator: "\n")
            }
            let present = both[file]?.split(separator: "\n").joined(separator: "\n")
            expect(present, equals: (expected + ["#endif"]).joined(separator: "\n"))
        }
    }

    /// Returns the code of all files without their headers, by their names.
    private func code(of name: String, for kits: [Kit]) throws -> [String: String] {
        let starter = try #require(Starter.named(name))
        let configuration = ModuleConfiguration(kits: kits)
        var found = DiagnosticCollector()
        let file = SourceFile(path: name + ".plugin.json", text: starter.textWithoutWhile)
        let plugin = try #require(readDescription(file, name: name, configuration: configuration, reporting: &found))
        let tests = GenerationOptions.Tests(directory: "Tests", module: "App")
        let files = Module([plugin], configuration: configuration).files(
            GenerationOptions(sourcesDirectory: "", tests: tests), reporting: &found)
        expect(!found.hasErrors)
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let text = String(decoding: file.bytes, as: UTF8.self)
                let start = text.firstRange(of: "#if")?.lowerBound ?? text.endIndex
                return (fileName(ofPath: file.path), String(text[start...]))
            })
    }
}
