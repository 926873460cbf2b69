import Testing

@testable import PluginDescriptions

/// What the vocabulary says of a key, and what becomes of the key.
@Suite struct VocabularyTests {
    /// All objects of a description, each before those that it holds. That of the outermost view has
    /// the keys that all kinds of views have there.
    static let shapes = shapes(of: Vocabulary.description)

    /// All objects of a configuration.
    static let configurationShapes = shapes(of: Vocabulary.configuration)

    private static func shapes(of root: ObjectShape) -> [ObjectShape] {
        var shapes: [ObjectShape] = []
        var known: Set<ObjectIdentifier> = []
        let outermost = ObjectShape("view", "", Vocabulary.outermostKeys)
        var open = [ValueShape.object(root)]
        func add(_ shape: ObjectShape) {
            guard known.insert(ObjectIdentifier(shape)).inserted else { return }
            shapes.append(shape)
            open += shape.keys.map(\.value)
        }
        while !open.isEmpty {
            switch open.removeFirst() {
            case .object(let shape): add(shape)
            case .list(let element): open.append(element)
            case .view:
                add(outermost)
                Vocabulary.views.forEach(add)
            case .text: Vocabulary.texts.forEach(add)
            case .anyOf(let shapes): open += shapes
            default: break
            }
        }
        return shapes
    }

    /// All keys that a description can have, with the names of their objects.
    static let keys: [String: KeyShape] = {
        var keys: [String: KeyShape] = [:]
        for shape in shapes {
            for key in shape.keys { keys["\(shape.name).\(key.name)"] = key }
        }
        return keys
    }()

    @Test("objects of different shape have different names, by which the schema defines them")
    func names() {
        // The schema also defines texts and the outermost view.
        let names = Self.shapes.map(\.name) + ["text", "outermost view"]
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }

    @Test("each key of the vocabulary has an example, and each example a key")
    func examples() {
        let examples = KeyExample.all.map(\.key)
        #expect(examples.count == Set(examples).count)
        #expect(Set(examples) == Set(Self.keys.keys))
    }

    @Test("each key changes what is decoded, but those for tools", arguments: KeyExample.all)
    func isDecoded(example: KeyExample) throws {
        let key = try #require(Self.keys[example.key])
        let first = try decode(example.firstDescription)
        let second = try decode(example.secondDescription)
        #expect((outline(first) == outline(second)) == key.isForTools)
    }

    @Test("a key is required where a description without it is wrong", arguments: KeyExample.all)
    func isRequired(example: KeyExample) throws {
        let key = try #require(Self.keys[example.key])
        let file = SourceFile(path: "Example.plugin.json", text: example.description(with: nil))
        let (description, found) = readDescription(file)
        let isNeeded = found.contains { $0.identifier == .requiredKey }
        #expect((description == nil) == isNeeded)
        let isAlternative = key.whenAbsent == "one of the three is required"
        #expect(isNeeded == (key.isRequired || isAlternative))
    }

    @Test("a default that is stated is the one that is used", arguments: KeyExample.all)
    func defaults(example: KeyExample) throws {
        let key = try #require(Self.keys[example.key])
        var collector = DiagnosticCollector()
        let stated = readJSON(SourceFile(path: "", text: key.whenAbsent), reporting: &collector)
        guard !key.isRequired, stated != nil, !collector.hasErrors else { return }
        let explicit = try decode(example.description(with: key.whenAbsent))
        #expect(outline(explicit) == outline(try decode(example.description(with: nil))))
    }

    @Test("each word of a choice is decoded as itself", arguments: KeyExample.all)
    func words(example: KeyExample) throws {
        let key = try #require(Self.keys[example.key])
        guard let words = key.value.choices else { return }
        // The alignments of rows are not those of columns.
        let rowsOnly = ["top", "bottom", "firstBaseline", "lastBaseline"]
        let isAlignment = example.key == "stack.alignment"
        let shown = words.filter { !isAlignment || !rowsOnly.contains($0) }
        let outlines = try shown.map { word in
            let text = example.description(with: "\"\(word)\"")
            return try outline(decode(text, configuration: .newest))
        }
        #expect(Set(outlines).count == shown.count)
    }

    @Test("a value that needs a newer platform version is one of a key's")
    func newerValues() throws {
        for platform in Platform.all {
            for (path, version) in platform.requiredVersions {
                let parts = path.split(separator: ".")
                let values = Self.keys.filter { $0.value.name == parts[0] }
                    .compactMap(\.value.value.listedChoices)
                #expect(values.contains { $0.contains(String(parts[1])) }, "\(path)")
                #expect(version > platform.oldestVersion)
            }
        }
        #expect(
            Platform.requirements(of: "contentType.birthdate").map(\.platform) == ["iOS", "tvOS"])
    }

    @Test("shapes are found by their first keys")
    func kinds() {
        #expect(Vocabulary.views.map { $0.keys[0].name } == Vocabulary.viewKinds.map(\.key))
        #expect(Vocabulary.texts.map { $0.keys[0].name } == Vocabulary.textKinds.map(\.key))
    }

    @Test("objects have no more keys than a set of places holds")
    func keyCounts() {
        for shape in Self.shapes + Self.configurationShapes {
            #expect(shape.keys.count + Vocabulary.outermostKeys.count <= UInt64.bitWidth)
        }
    }

    @Test("every key and every object is explained")
    func summaries() {
        let ofConfiguration = Self.configurationShapes.flatMap { shape in
            shape.keys.map { ("\(shape.name).\($0.name)", $0) }
        }
        for (name, key) in Array(Self.keys) + ofConfiguration {
            #expect(key.summary.hasSuffix("."), "\(name)")
            #expect(key.isRequired == key.whenAbsent.isEmpty, "\(name)")
        }
    }
}

extension ModuleConfiguration {
    /// For systems that know every word.
    static let newest = ModuleConfiguration(minimumVersions: MinimumVersions { _ in "99" })
}

extension ValueShape {
    /// The words that may stand as the value or in it; nil where there is no choice.
    fileprivate var listedChoices: [String]? {
        if case .list(let element) = self { element.choices } else { choices }
    }

    /// The words that may stand as the value; nil where there is no choice.
    fileprivate var choices: [String]? {
        switch self {
        case .choice(let choice): choice.words
        case .anyOf(let shapes): shapes.lazy.compactMap(\.choices).first
        default: nil
        }
    }
}
