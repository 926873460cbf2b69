import Foundation
import TestSupport
import Testing

@testable import PluginCore

/// The descriptions of the modules use each key, and each value of each choice, so that their Swift is compiled and run.
@Suite("The descriptions of the modules", .timed)
struct KeyUseTests {
    @Test("Descriptions use every key and every value of a choice")
    func descriptions() throws {
        var uses = VocabularyUses()
        for path in try DescribedModule.all.flatMap({ try $0.descriptions() }) {
            uses.follow(try Self.node(at: path), .object(Vocabulary.description))
        }
        expectAll(of: Vocabulary.description, in: uses)
    }

    @Test("Configurations use every key and every value of a choice")
    func configurations() throws {
        var uses = VocabularyUses()
        for path in DescribedModule.all.compactMap(\.configuration) {
            uses.follow(try Self.node(at: path), .object(Vocabulary.configuration))
        }
        // Each module is a project of its own. ProjectModulesTests generate several modules, and EngineTests generate
        // engines.
        expectAll(
            of: Vocabulary.configuration, in: uses,
            besides: [
                "configuration.modules", "configuration.engine", "configuration.providesEngine",
            ]
                + VocabularyUses(allOf: Vocabulary.module).keys,
            [["package", "public"]])
    }

    /// - Parameters:
    ///   - otherKeys: The keys that no description uses.
    ///   - otherChoices: The lists of values that no description uses.
    private func expectAll(
        of root: ObjectShape, in uses: VocabularyUses, besides otherKeys: [String] = [], _ otherChoices: [[String]] = []
    ) {
        let possible = VocabularyUses(allOf: root)
        expect(possible.keys.count > 5 && possible.words.count > 4)
        expect(possible.keys.subtracting(uses.keys).sorted(), equals: otherKeys.sorted(), "no description uses these")
        let words = possible.words.subtracting(uses.words).filter {
            !otherChoices.contains($0.choice)
        }
        expect(words.map(\.word).sorted(), equals: [], "no description uses these")
    }

    private static func node(at path: String) throws -> JSONNode {
        var problems = DiagnosticCollector()
        let file = SourceFile(path: path, text: try Repository.text(of: path))
        return try #require(readJSON(file, reporting: &problems))
    }
}

/// The keys and the values of choices that some JSON uses.
private struct VocabularyUses {
    struct Word: Hashable {
        let word: String
        /// All values of the choice, which distinguish it from other choices.
        let choice: [String]
    }

    /// The keys with the names of their objects, for example `input.type`.
    private(set) var keys: Set<String> = []
    private(set) var words: Set<Word> = []
    private var knownShapes: Set<String> = []

    init() {}

    /// Creates the set of all keys and values that an object and its nested objects can have.
    init(allOf root: ObjectShape) {
        add(.object(root))
    }

    /// Adds the keys and values that a JSON value uses, according to its shape.
    mutating func follow(_ node: JSONNode, _ shape: ValueShape) {
        switch (shape, node.value) {
        case (.choice(let choice), .string(let word)): words.insert(Word(word: word, choice: choice.values))
        case (.list(let element), .array(let nodes)): for node in nodes { follow(node, element) }
        case (.object(let shape), .object): follow(node, shape.keys, of: shape.name)
        case (.anyOf(let shapes), let value):
            for shape in shapes {
                if case .object = value { if case .object = shape { follow(node, shape) } }
                if case .string = value {
                    if case .choice = shape { follow(node, shape) }
                }
            }
        case (.text(let kinds), .object):
            for shape in kinds.shapes where node.member(shape.keys[0].name) != nil {
                follow(node, shape.keys, of: shape.name)
            }
        case (.view(let outermost), .object):
            for shape in Vocabulary.viewShapes where node.member(shape.keys[0].name) != nil {
                follow(node, shape.keys, of: shape.name)
            }
            if outermost { follow(node, [Vocabulary.layoutOfContent], of: "view") }
            if outermost || node.member("stack") != nil {
                follow(node, Vocabulary.surface.keys, of: "surface")
            }
        default: break
        }
    }

    private mutating func follow(_ node: JSONNode, _ shapes: [KeyShape], of object: String) {
        for key in shapes {
            guard let value = node.member(key.name) else { continue }
            keys.insert("\(object).\(key.name)")
            follow(value, key.value)
        }
    }

    private mutating func add(_ shape: ValueShape) {
        switch shape {
        case .choice(let choice): words.formUnion(choice.values.map { Word(word: $0, choice: choice.values) })
        case .list(let element): add(element)
        case .object(let shape): add(shape.keys, of: shape.name)
        case .anyOf(let shapes): shapes.forEach { add($0) }
        case .text(let kinds): kinds.shapes.forEach { add($0.keys, of: $0.name) }
        case .view:
            Vocabulary.viewShapes.forEach { add($0.keys, of: $0.name) }
            add([Vocabulary.layoutOfContent], of: "view")
            add(Vocabulary.surface.keys, of: "surface")
        default: break
        }
    }

    private mutating func add(_ shapes: [KeyShape], of object: String) {
        guard knownShapes.insert(object).inserted else { return }
        for key in shapes {
            keys.insert("\(object).\(key.name)")
            add(key.value)
        }
    }
}
