import Foundation
import PluginTools
import TestSupport
import Testing

@testable import PluginCore

/// The table of template data in the reference, compared to the data of all described modules.
@Suite("The reference of template data", .timed)
struct TemplateDataTests {
    private let rows: [[String]]

    init() throws {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/Templates.md") })
        let section = try #require(page.sections.first { $0.heading == "Data" })
        rows = section.table.dropFirst(2).map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
                $0.trimmingCharacters(in: [" ", "`"])
            }
        }
    }

    @Test("lists each name that templates for a plugin have, with an example and its meaning")
    func names() throws {
        let controllers = try names(areTests: false)
        let tests = try names(areTests: true)
        let listed = rows.map { $0[0] }
        expect(Set(listed).subtracting(controllers.union(tests)).sorted(), equals: [], "in no data")
        expect(controllers.union(tests).subtracting(listed).sorted(), equals: [], "not in the page")
        expect(Set(listed).count, equals: listed.count)
        expect(listed.count < 60)
        let onlyInTests = tests.subtracting(controllers).sorted()
        expect(rows.filter { $0[2].hasPrefix("Tests: ") }.map { $0[0] }, equals: onlyInTests)
        for row in rows { expect(row[2].hasSuffix(".") && row[2].count > 8, "\(row)") }
    }

    @Test("lists first the names that all templates have")
    func commonNames() throws {
        let names = Array(KitDialect(kit: .uiKit).context.keys) + ContainmentNames().context.keys
        expect(rows.prefix(names.count).map { $0[0] }, equals: names.sorted())
        for row in rows.prefix(names.count) {
            let value = KitDialect(kit: .uiKit).context[row[0]]
            if case .text(let text) = value { expect(row[1], equals: text) }
            if case .flag(let flag) = value { expect(row[1], equals: "\(flag)") }
        }
    }

    @Test("lists the names of templates for all plugins")
    func sharedNames() throws {
        let common = Set(KitDialect(kit: .uiKit).context.keys).union(ContainmentNames().context.keys)
        let shared = try names(areTests: false, areShared: true).filter { !$0.contains("[") }
        expect(shared.subtracting(common), equals: ["plugins"])
        let tests = try names(areTests: true, areShared: true).filter { !$0.contains("[") }
        expect(tests.subtracting(common), equals: ["imports", "module", "plugins", "prefix", "testableImports"])
    }

    /// Returns the names in the data of all described modules, for example `inputs[].name`.
    private func names(areTests: Bool, areShared: Bool = false) throws -> Set<String> {
        var names: Set<String> = []
        func add(_ json: Any, at path: String) {
            if let object = json as? [String: Any] {
                for (name, value) in object {
                    let inner = path.isEmpty ? name : "\(path).\(name)"
                    if !(value is [Any]) { names.insert(inner) }
                    if areShared, value is [Any] { names.insert(inner) }
                    add(value, at: inner)
                }
            } else if let list = json as? [Any] {
                for element in list { add(element, at: path + "[]") }
            }
        }
        for module in DescribedModule.all {
            var found = DiagnosticCollector()
            let configuration = Repository.path("\(module.folder)/plugingen.json")
            let module = Module(
                reading: ModuleFiles(
                    descriptions: try Repository.files(in: module.folder, withSuffix: ".plugin.json").map {
                        Repository.path($0)
                    }, configuration: FileManager.default.fileExists(atPath: configuration) ? configuration : nil),
                advisor: nil, reporting: &found)
            for plugin in areShared ? [nil] : module.descriptions.map(Optional.some) {
                let json = try #require(module.contextJSON(of: plugin, for: nil, areTests: areTests))
                add(try JSONSerialization.jsonObject(with: Data(json.utf8)), at: "")
            }
        }
        return names
    }
}
