import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the pages in `PluginCore.docc`. The keys in their tables and the values come from the vocabulary:
///
/// `PLUGINGEN_RECORD=1 swift test --filter LanguageReferenceTests` writes each table under the
/// heading with the object's name. The defaults and the meanings of keys are written on the pages alone.
@Suite(.timed) struct LanguageReferenceTests {
    private static let shapes = VocabularyTests.shapes + VocabularyTests.configurationShapes

    @Test("the table of each object matches the vocabulary")
    func tables() throws {
        var described: [String] = []
        for var page in try ReferencePage.all() {
            for section in page.sections.reversed() {
                guard section.table.first?.hasPrefix("| Key |") == true else { continue }
                let name = section.heading.lowercased()
                described.append(name)
                let shape = Self.shapes.first { $0.name.lowercased() == name }
                let expected = shape?.referenceTable ?? []
                expect(section.table, equals: expected, "\(page.path): \(section.heading)")
                guard Repository.isRecording,
                    let first = section.range.first(where: {
                        page.lines[$0].hasPrefix("|")
                    })
                else { continue }
                page.lines.replaceSubrange(first..<(first + section.table.count), with: expected)
            }
            if Repository.isRecording { try page.write() }
        }
        expect(described.sorted(), equals: Self.shapes.map { $0.name.lowercased() }.sorted())
        if Repository.isRecording { Issue.record("recorded: read what changed") }
    }

    @Test("each key has an example, with the generated code")
    func examples() throws {
        // A key that means the same in several objects needs an example of one of them. Modules are for commands.
        var shown: Set<String> = []
        var keys: [String] = []
        for section in try ReferencePage.all().flatMap(\.sections) {
            guard
                let shape = Self.shapes.first(where: {
                    $0.name.lowercased() == section.heading.lowercased()
                })
            else { continue }
            let examples = section.blocks.filter { $0.language == "json" }.map(\.text)
            for key in shape.keys {
                let meaning = "\(key.name): \(key.summary)"
                keys.append(meaning)
                if examples.contains(where: { $0.contains("\"\(key.name)\":") }) { shown.insert(meaning) }
            }
            let isListed = shape.name.hasPrefix("module")
            expect(isListed || section.blocks.contains { $0.language == "swift" }, "\(shape.name)")
        }
        expect(Set(keys).subtracting(shown).sorted(), equals: [], "these keys have no example")
    }

    @Test("colors and text styles are listed once", arguments: ValueShape.listed.map(\.heading))
    func lists(heading: String) throws {
        let listed = try #require(ValueShape.listed.first { $0.heading == heading })
        let list = listed.values.map { ValueShape.reference(to: $0, of: listed.key) }.joined(separator: ", ")
        let sections = try ReferencePage.all().flatMap(\.sections).filter {
            $0.lines.contains(list)
        }
        expect(sections.map(\.heading), equals: [heading], "\(list)")
    }

    @Test("each example is read without a diagnostic")
    func readable() throws {
        for page in try ReferencePage.all() {
            var configuration = ModuleConfiguration()
            for block in page.blocks where block.language == "json" {
                let file = SourceFile(path: page.path, text: block.text)
                var found = DiagnosticCollector()
                if block.isConfiguration {
                    configuration = try #require(readConfiguration(file, reporting: &found))
                } else {
                    let result = readDescription(file, configuration: configuration)
                    result.diagnostics.forEach { found.add($0) }
                }
                expect(found.diagnostics.map(\.message), equals: [], "\(block.text)")
            }
        }
    }
}

extension ObjectShape {
    /// The keys as a Markdown table.
    fileprivate var referenceTable: [String] {
        ["| Key | Value | Default | Meaning |", "| --- | --- | --- | --- |"]
            + keys.map { key in
                "| `\(key.name)` | \(key.value.shortReference(of: key.name)) | \(key.referenceDefault) "
                    + "| \(key.summary) |"
            }
    }
}

extension KeyShape {
    fileprivate var referenceDefault: String {
        isRequired ? "required" : defaultValue == nil ? whenAbsent : "`\(whenAbsent)`"
    }
}

extension ValueShape {
    /// Returns the values of a key, as tables list them: a Swift name, type or expression is always a string.
    fileprivate func shortReference(of key: String) -> String {
        [
            ("a string that is ", ""), ("an array, each element ", "an array: "),
            ("a Swift identifier", "an identifier"),
            ("a Swift type", "a type"), ("a Swift expression", "an expression"), ("a number from ", "from "),
            ("a number of seconds from ", "seconds from "), (", or an app color, or ", ", an app color, or "),
        ].reduce(reference(of: key)) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns the values of a key.
    private func reference(of key: String) -> String {
        switch self {
        case .choice(let choice):
            [reference(to: choice, of: key), reference(to: choice.token)].compactMap(\.self).joined(separator: ", or ")
        case .list(.object(let shape)): "an array of objects: \(shape.name)"
        case .list(.choice(let choice)): "an array of \(ValueShape.choice(choice).reference(of: key))"
        case .anyOf(let shapes): shapes.map { $0.reference(of: key) }.joined(separator: ", or ")
        case .list(let element): "an array, each element \(element.reference(of: key))"
        case .object(let shape): "an object: \(shape.name)"
        case .text(let kinds):
            kinds.keys.contains("markdown")
                ? "a text, or one with Markdown"
                : kinds.keys.contains("when")
                    ? "a text, or an object: text pair"
                    : kinds.keys.contains("input") ? "a text" : "a text that does not come from an input"
        case .view: "a view"
        default: description
        }
    }

    private func reference(to choice: Choice, of key: String) -> String? {
        if choice.values.isEmpty { return nil }
        return Self.listed.first { $0.values == choice.values }.map { "a \($0.heading.lowercased())" }
            ?? choice.values.map { Self.reference(to: $0, of: key) }.joined(separator: ", ")
    }

    private func reference(to token: AppearanceToken?) -> String? {
        token.map { "an app \($0.rawValue)" }
    }

    /// Values of several keys: their tables name the heading below which the values are listed.
    fileprivate static let listed = [
        (heading: "Color", key: "color", values: SemanticColor.allCases.map(\.rawValue)),
        (heading: "Text style", key: "textStyle", values: TextStyle.allCases.map(\.rawValue)),
    ]

    /// Returns a value of a key, with the platform versions that it needs.
    fileprivate static func reference(to value: String, of key: String) -> String {
        let needed = Platform.requirements(of: "\(key).\(value)")
        if needed.isEmpty { return "`\"\(value)\"`" }
        let versions = needed.map { "\($0.platform) \($0.version)" }.joined(separator: " and ")
        return "`\"\(value)\"` (from \(versions))"
    }
}
