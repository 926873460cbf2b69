import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests that the vocabulary's entry for each key matches the key's effect.
@Suite(.timed) struct VocabularyTests {
    /// All objects of a description, each before the objects in it. The outermost view has the keys
    /// of all kinds of views.
    static let shapes = Vocabulary.description.objects

    /// All objects of a configuration.
    static let configurationShapes = Vocabulary.configuration.objects

    /// All keys that a description can have, with the names of their objects.
    static let keys: [String: KeyShape] = {
        var keys: [String: KeyShape] = [:]
        for shape in shapes {
            for key in shape.keys { keys["\(shape.name).\(key.name)"] = key }
        }
        return keys
    }()

    @Test("objects with different keys have different names, which the schema uses for definitions")
    func names() {
        // The schema also defines text and the outermost view.
        let names = Self.shapes.map(\.name) + ["text", "outermost view"]
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        expect(counts.filter { $0.value > 1 }.keys.sorted(), equals: [])
    }

    @Test("a key is required if a description without it is wrong", arguments: Snippet.all)
    func isRequired(snippet: Snippet) throws {
        let key = try #require(Self.keys[snippet.key])
        let file = SourceFile(path: "Example.plugin.json", text: snippet.description(with: nil))
        let (description, found) = readDescription(file)
        let isNeeded = found.contains { $0.identifier == .requiredKey }
        expect((description == nil), equals: isNeeded)
        let isAlternative = ["one of the four is required", "one of the two is required"].contains(key.whenAbsent)
        expect(isNeeded, equals: (key.isRequired || isAlternative))
    }

    @Test("each stated default is the default that is used", arguments: Snippet.all)
    func defaults(snippet: Snippet) throws {
        let key = try #require(Self.keys[snippet.key])
        var collector = DiagnosticCollector()
        let stated = readJSON(SourceFile(path: "", text: key.whenAbsent), reporting: &collector)
        guard !key.isRequired, stated != nil, !collector.hasErrors else { return }
        let explicit = controllerLines(snippet.description(with: key.whenAbsent), for: "UIKit")
        expect(explicit, equals: controllerLines(snippet.description(with: nil), for: "UIKit"))
    }

    @Test("a value that needs a newer platform version is one of a key's")
    func newerValues() throws {
        for platform in Platform.all {
            for (path, version) in platform.requiredVersions {
                let parts = path.split(separator: ".")
                let values = Self.keys.filter { $0.value.name == parts[0] }.compactMap(\.value.value.listedChoices)
                expect(values.contains { $0.contains(String(parts[1])) }, "\(path)")
                expect(version > platform.oldestVersion)
            }
        }
        expect(
            Platform.requirements(of: "textContentType.birthdate").map(\.platform),
            equals: [
                "iOS", "tvOS",
            ])
    }

    @Test("shapes are found by their first keys")
    func kinds() {
        expect(Vocabulary.viewShapes.map { $0.keys[0].name }, equals: Vocabulary.viewKinds.map(\.key))
        for kinds in [TextKinds.plain, .orMarkdown, .orPair, .half] {
            expect(kinds.shapes.map { $0.keys[0].name }, equals: kinds.keys)
        }
    }

    @Test("objects have few enough keys for a set of indices")
    func keyCounts() {
        for shape in Self.shapes + Self.configurationShapes {
            expect(shape.keys.count + Vocabulary.outermostKeys.count <= UInt64.bitWidth)
        }
    }

    @Test("every key and every object has a description")
    func summaries() {
        let ofConfiguration = Self.configurationShapes.flatMap { shape in
            shape.keys.map { ("\(shape.name).\($0.name)", $0) }
        }
        for (name, key) in Array(Self.keys) + ofConfiguration {
            expect(key.summary.hasSuffix("."), "\(name)")
            expect(key.isRequired, equals: key.whenAbsent.isEmpty, "\(name)")
        }
    }
}

extension ModuleConfiguration {
    /// A configuration for platforms that have every value.
    static let newest = ModuleConfiguration(minimumVersions: MinimumVersions { _ in "99" })
}

extension ValueShape {
    /// The possible values, or the possible elements of a list; nil if there is no choice.
    fileprivate var listedChoices: [String]? {
        if case .list(let element) = self { element.choices } else { choices }
    }

    /// The possible values; nil if there is no choice.
    fileprivate var choices: [String]? {
        switch self {
        case .choice(let choice): choice.values
        case .anyOf(let shapes): shapes.lazy.compactMap(\.choices).first
        default: nil
        }
    }
}
