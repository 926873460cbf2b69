import Foundation
import PluginTools
import TestSupport
import Testing

@testable import PluginCore

/// The page that lists the names of template data, compared to the data of golden descriptions.
@Suite("The reference of template data", .timed)
struct TemplateDataTests {
    @Test(
        "The page lists each name once, with its kind, an example and its meaning", .serialized,
        arguments: [
            ("Names for a plugin", false), ("Names for tests", true),
        ])
    func names(heading: String, areTests: Bool) throws {
        let page = try #require(
            ReferencePage.all().first { $0.path.hasSuffix("/TemplateData.md") })
        let section = try #require(page.sections.first { $0.heading == heading })
        let rows = section.table.dropFirst(2).map(Row.init)
        let all = try TemplateData(areTests: areTests)

        expect(Self.kitNames.subtracting(all.values.keys), equals: [])
        let data = all.without(Self.kitNames)
        expect(data.values.count > 150)
        if Repository.isRecording { try record(rows, of: data, in: section, of: page) }
        let names = rows.map(\.name)
        expect(Set(names).subtracting(data.values.keys).sorted(), equals: [], "in no data")
        expect(Set(data.values.keys).subtracting(names).sorted(), equals: [], "not in the page")
        expect(names == names.sorted() && Set(names).count == names.count)
        for row in rows {
            let values = data.values[row.name] ?? []
            let kinds = Set(values.map(\.kind))
            let documented = Set(row.kind.split(separator: " ").map(String.init))
            expect(kinds.isSubset(of: documented), "\(row)")
            // The data has each kind that the row lists, including "nothing".
            if kinds != ["nothing"] {
                expect(documented.subtracting(kinds).subtracting(["or"]), equals: [], "\(row)")
            }
            expect(row.meaning.hasSuffix(".") && row.meaning.count > 8, "\(row)")
            let texts = values.compactMap { value in
                if case .text(let text) = value, !text.isEmpty { text } else { nil }
            }
            if let example = row.example {
                expect(texts.contains(example), "\(row)")
            } else {
                expect(texts.allSatisfy { $0.contains("\n") }, "no example: \(row)")
            }
        }
    }

    /// The names that all templates can use.
    private static let kitNames = Set(contexts[0].keys)

    private static let contexts = Kit.all.map { kit in
        KitDialect(kit: kit).context
    }

    @Test("The page lists the values and meanings of the names for each framework")
    func kitWords() throws {
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/TemplateData.md") })
        let section = try #require(page.sections.first { $0.heading == "Names for each framework" })
        let rows = section.table.dropFirst(2).map { row in
            row.replacing(" | ", with: "\n").split(separator: "\n").map {
                $0.trimmingCharacters(in: ["|", " "])
            }
        }
        expect(rows.map { $0[0] }, equals: Self.kitNames.sorted().map { "`\($0)`" })
        for row in rows where row[0] != "`isShared`" {
            let name = row[0].trimmingCharacters(in: ["`"])
            let texts = Self.contexts.map { context in
                switch context[name] {
                case .text(let text): "`\(text)`"
                case .flag(let flag): "`\(flag)`"
                default: "nothing"
                }
            }
            expect(row[1], equals: texts.joined(separator: ", "))
            expect(row[2].hasSuffix(".") && row[2].count > 8, "\(row)")
        }
    }

    /// Adds rows without a meaning for new names, and removes the rows of old names.
    private func record(
        _ rows: [Row], of data: TemplateData, in section: ReferencePage.Section,
        of page: ReferencePage
    ) throws {
        var page = page
        let known = Set(rows.map(\.name))
        let new = data.values.filter { !known.contains($0.key) }.map { name, values in
            (name, TemplateData.row(for: name, values: values))
        }
        let kept = rows.filter { data.values[$0.name] != nil }.map { ($0.name, $0.description) }
        let first = try #require(section.range.first { page.lines[$0].hasPrefix("|") }) + 2
        page.lines.replaceSubrange(first..<(first + rows.count), with: (kept + new).sorted { $0.0 < $1.0 }.map(\.1))
        try page.write()
        Issue.record("recorded: write the meanings, and run without recording")
    }

    @Test("The page lists the names for shared files and for other templates")
    func sharedNames() throws {
        for (areTests, names) in [
            (false, ["add", "plugins", "remove"]),
            (
                true,
                [
                    "add", "imports", "module", "plugins", "prefix", "remove", "testableImports",
                    "usesXCTest",
                ]
            ),
        ] {
            let data = try TemplateData(areTests: areTests, areShared: true, modules: ["Tests/Fixtures/Modules/Hosts"])
            let own = data.values.keys.filter { !$0.contains("[") && !Self.kitNames.contains($0) }
            expect(own.sorted(), equals: names)
        }
        let page = try #require(ReferencePage.all().first { $0.path.hasSuffix("/TemplateData.md") })
        for name in [
            "plugins", "add", "remove", "imports", "platformTypes", "module", "prefix", "reason",
            "usesXCTest",
        ] {
            expect(page.lines.joined(separator: " ").contains("`\(name)`"), "\(name)")
        }
    }
}

/// A row of a table on the page.
private struct Row: CustomStringConvertible {
    let description: String
    let name: String
    let kind: String
    /// The example as it is in the data, or nil if the row has no example.
    let example: String?
    let meaning: String

    init(_ line: String) {
        description = line
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
            .map { $0.trimmingCharacters(in: .whitespaces) }
        name = cells[0].trimmingCharacters(in: ["`"])
        kind = cells[1]
        meaning = cells[3]
        var example = cells[2][...]
        // An example with backticks is not in a code span, because DocC reads two backticks as a
        // link: each has a backslash. An example with outer white space is in quotation marks.
        if example.contains("\\`") {
            example = example.replacing("\\`", with: "`")[...]
        } else {
            example = example.dropFirst().dropLast()
        }
        if example.hasPrefix("\" ") || example.hasSuffix(" \"") {
            example = example.dropFirst().dropLast()
        }
        self.example = example.isEmpty ? nil : String(example)
    }
}

/// The data of all golden descriptions by name, for example `inputs[].name`.
private struct TemplateData {
    enum Value {
        case text(String)
        case flag, list, object, nothing

        var kind: String {
            if case .text = self { "text" } else { "\(self)" }
        }
    }

    private(set) var values: [String: [Value]] = [:]

    func without(_ names: Set<String>) -> Self {
        var copy = self
        copy.values = values.filter { !names.contains($0.key) }
        return copy
    }

    /// - Parameters:
    ///   - areShared: whether it is the data of templates for all plugins.
    ///   - modules: the folders of the descriptions; nil for all.
    init(areTests: Bool, areShared: Bool = false, modules: [String]? = nil) throws {
        for folder in modules ?? DescribedModule.all.map(\.folder) + ["Tests/Fixtures/Walk"] {
            var found = DiagnosticCollector()
            let paths = try Repository.files(in: folder, withSuffix: ".plugin.json")
            let configuration = Repository.path("\(folder)/plugingen.json")
            let hasConfiguration = FileManager.default.fileExists(atPath: configuration)
            let module = Module(
                reading: ModuleFiles(
                    descriptions: paths.map { Repository.path($0) },
                    configuration: hasConfiguration ? configuration : nil), advisor: nil, reporting: &found)
            expect(!found.hasErrors && !module.descriptions.isEmpty, "\(folder)")
            for plugin in areShared ? [nil] : module.descriptions.map(Optional.some) {
                let json = try #require(module.contextJSON(of: plugin, for: nil, areTests: areTests), "\(folder)")
                add(try JSONSerialization.jsonObject(with: Data(json.utf8)), at: "")
            }
        }
    }

    /// Returns a row without a meaning.
    static func row(for name: String, values: [Value]) -> String {
        let kinds = Set(values.map(\.kind)).sorted { $0 != "nothing" && $1 == "nothing" }
        let texts = values.compactMap { value in
            if case .text(let text) = value, !text.isEmpty, !text.contains("\n") {
                text
            } else {
                nil
            }
        }
        let example = texts.min { ($0.count, $0) < ($1.count, $1) }.map { text in
            let quoted = text.hasPrefix(" ") || text.hasSuffix(" ") ? "\"\(text)\"" : text
            return quoted.contains("`") ? quoted.replacing("`", with: "\\`") : "`\(quoted)`"
        }
        return "| `\(name)` | \(kinds.joined(separator: " or ")) | \(example ?? "") |  |"
    }

    private mutating func add(_ json: Any, at path: String) {
        switch json {
        case let object as [String: Any]:
            for (name, value) in object {
                let inner = path.isEmpty ? name : "\(path).\(name)"
                values[inner, default: []].append(Self.value(value))
                add(value, at: inner)
            }
        case let list as [Any]: for element in list { add(element, at: path + "[]") }
        default: break
        }
    }

    private static func value(_ json: Any) -> Value {
        switch json {
        case let text as String: .text(text)
        case is [String: Any]: .object
        case is [Any]: .list
        case is NSNull: .nothing
        default: .flag
        }
    }
}
