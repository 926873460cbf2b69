import SourceDiagnostics
import Testing

@testable import PluginDescriptions

/// What the vocabulary says of a key, and what becomes of the key.
@Suite struct VocabularyTests {
    /// Keys that have one value only, and so cannot change anything.
    private static let keysOfOneValue: Set = ["description.placement"]

    /// All objects of a description, each before those that it holds. That of the outermost view has
    /// the keys that all kinds of views have there.
    static var shapes: [ObjectShape] {
        var shapes: [ObjectShape] = []
        var open = [ValueShape.object(Vocabulary.description)]
        func add(_ shape: ObjectShape) {
            if shapes.contains(where: { $0.name == shape.name }) { return }
            shapes.append(shape)
            open += shape.keys.map(\.value)
        }
        while !open.isEmpty {
            switch open.removeFirst() {
            case .object(let shape): add(shape)
            case .list(let element): open.append(element)
            case .view:
                add(ObjectShape("view", "", Vocabulary.outermostKeys))
                Vocabulary.views.forEach(add)
            case .text: Vocabulary.texts.forEach(add)
            default: break
            }
        }
        return shapes
    }

    /// All keys that a description can have, with the names of their objects.
    static var keys: [String: KeyShape] {
        var keys: [String: KeyShape] = [:]
        for shape in shapes {
            for key in shape.keys { keys["\(shape.name).\(key.name)"] = key }
        }
        return keys
    }

    @Test("each key of the vocabulary has an example, and each example a key")
    func examples() {
        let examples = KeyExample.all.map(\.key)
        #expect(examples.count == Set(examples).count)
        #expect(Set(examples).union(Self.keysOfOneValue) == Set(Self.keys.keys))
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
        let isAlternative = key.whenAbsent == "one of the others"
        #expect(isNeeded == (key.isRequired || isAlternative))
    }

    @Test("a default that is stated is the one that is used", arguments: KeyExample.all)
    func defaults(example: KeyExample) throws {
        let key = try #require(Self.keys[example.key])
        var collector = DiagnosticCollector()
        let stated = readJSON(SourceFile(path: "", text: key.whenAbsent), into: &collector)
        guard !key.isRequired, stated != nil, !collector.hasErrors else { return }
        let explicit = try decode(example.description(with: key.whenAbsent))
        #expect(outline(explicit) == outline(try decode(example.description(with: nil))))
    }

    @Test("each word of a choice is decoded as itself", arguments: KeyExample.all)
    func words(example: KeyExample) throws {
        let key = try #require(Self.keys[example.key])
        guard case .choice(let words) = key.value else { return }
        // The alignments of rows are not those of columns.
        let isAlignment = example.key == "stack.alignment"
        let shown = words.filter { !isAlignment || !["top", "bottom"].contains($0) }
        let outlines = try shown.map { try outline(decode(example.description(with: "\"\($0)\""))) }
        #expect(Set(outlines).count == shown.count)
    }

    @Test("a key of one value can change nothing", arguments: keysOfOneValue)
    func oneValue(key: String) throws {
        guard case .choice(let words) = try #require(Self.keys[key]).value else {
            Issue.record("\(key) is no choice")
            return
        }
        #expect(words.count == 1, "give \(key) an example")
    }

    @Test("every key and every object is explained")
    func summaries() {
        for (name, key) in Self.keys {
            #expect(key.summary.hasSuffix("."), "\(name)")
            #expect(key.isRequired == key.whenAbsent.isEmpty, "\(name)")
        }
    }
}
