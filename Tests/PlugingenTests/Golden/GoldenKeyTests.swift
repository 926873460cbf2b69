import Foundation
import TestSupport
import Testing

@testable import PluginCore

/// The golden descriptions use each key, and each value of each choice.
@Suite("The golden descriptions")
struct GoldenKeyTests {
    @Test("The golden descriptions use every key and every value of a choice")
    func descriptions() throws {
        var uses = VocabularyUses()
        for golden in try Golden.cases() {
            let files = try golden.expected()
            for path in try golden.files(withSuffix: ".plugin.json") {
                uses.follow(try Self.node(at: path), .object(Vocabulary.description))
                let name = path.dropLast(".plugin.json".count).split(separator: "/").last ?? ""
                let controller = "Expected/\(name)ViewController.swift"
                #expect(files[controller] != nil, "\(golden.name)/\(controller)")
            }
        }
        expectAll(of: Vocabulary.description, in: uses)
    }

    @Test("The golden configurations use every key and every value of a choice")
    func configurations() throws {
        var uses = VocabularyUses()
        for golden in try Golden.cases() {
            for path in try golden.files(withSuffix: "plugingen.json") {
                uses.follow(try Self.node(at: path), .object(Vocabulary.configuration))
            }
        }
        // A golden module is a project of its own. ProjectModulesTests generate several modules, and EngineTests
        // generate engines.
        expectAll(
            of: Vocabulary.configuration, in: uses,
            besides: [
                "configuration.modules", "configuration.engine", "configuration.providesEngine",
                "configuration.engineParts",
            ]
                + VocabularyUses(allOf: Vocabulary.module).keys,
            [EngineAccess.allCases.map(\.rawValue), EnginePart.allCases.map(\.rawValue)])
    }

    /// The starters do not use these keys:
    /// - `$schema`: only the package knows the path.
    /// - `kits`: the module's configuration sets it.
    /// - `tests`: it would turn off the tests of a starter.
    /// - `backdrop`: most starters fill their host, and the others leave it usable.
    /// - `feedback`: only the app knows what has happened.
    /// - `queueLimit`: the default is right for most banners.
    /// - the `name` of a recovery: the default comes from the plugin's name.
    /// - the `error` of a recovery: starters show its message.
    /// - progress of operations: few operations report it.
    /// - the `hiddenWhen` of a text field and of a custom view: they have `shownWhen`.
    /// - `textContentType` and `returnKey`: users can search for anything, with the keyboard for that.
    /// - Markdown: starters have no links.
    /// - switches, sliders and segments: starters do not have settings.
    /// - `tap` and `longPress`: starters have buttons, which everybody sees.
    /// - fonts and images of buttons, and `busyWhen`: starters have the platform's buttons.
    /// - SwiftUI modifiers and previews: starters are for all projects.
    /// - expressions and classes of views, and SwiftUI views: starters do not know the app.
    /// - `escaping`: starters have no aliases of closures.
    /// - `scene`: a starter is shown by a view controller.
    /// - constant arguments: no starter has several buttons for one handler.
    /// - content-unavailable views: starters show how views are combined.
    @Test("The starters use every key, except for the listed ones")
    func starters() throws {
        var uses = VocabularyUses()
        for path in try Repository.files(in: "Templates/Starters", withSuffix: ".plugin.json") {
            uses.follow(try Self.node(at: path), .object(Vocabulary.description))
        }
        let missing = VocabularyUses(allOf: Vocabulary.description).keys.subtracting(uses.keys)
        #expect(
            // A key that no starter uses belongs here, with the reason above.
            missing == [
                "description.$schema", "description.kits", "description.tests",
                "description.previews", "input.escaping",
                "presentation.backdrop", "backdrop.style",
                "backdrop.dismissesOnTap", "presentation.feedback", "presentation.queueLimit",
                "host.scene", "host.swiftUI", "recovery.name", "recovery.error",
                "operation with progress.progress", "operation with progress.name",
                "text field.textContentType", "text field.returnKey", "custom view.hiddenWhen",
                "text field.hiddenWhen", "expression.swift", "image.swift", "label.font",
                "text field.font", "text from an expression.example",
                "text from an expression.swift", "button.asset", "button.imagePlacement",
                "button.insets", "button.textStyle", "button.weight", "button.font",
                "button.busyWhen", "button.busyLabel",
                "label.type", "label.create", "button.type", "button.create", "image.type",
                "image.create", "activity indicator.type", "activity indicator.create",
                "content-unavailable view.contentUnavailable", "content-unavailable view.style",
                "content-unavailable view.symbol", "content-unavailable view.asset",
                "content-unavailable view.text", "content-unavailable view.secondaryText",
                "content-unavailable view.buttonTitle", "content-unavailable view.triggers",
                "content-unavailable view.shownWhen", "content-unavailable view.hiddenWhen",
                "label.opensLinks", "trigger.handler", "trigger.arguments",
                "stack.tap", "tap.handler", "tap.title", "stack.longPress",
                "long press.handler", "long press.title",
                "text with markup.markdown",
                "switch.switch", "switch.isOn", "switch.triggers", "switch.enabledWhen",
                "switch.shownWhen", "switch.hiddenWhen", "switch.accessibility",
                "slider.slider", "slider.value", "slider.minimum", "slider.maximum",
                "slider.triggers", "slider.width", "slider.enabledWhen", "slider.shownWhen",
                "slider.hiddenWhen", "slider.accessibility",
                "segmented control.segments", "segmented control.titles",
                "segmented control.selected", "segmented control.triggers",
                "segmented control.enabledWhen", "segmented control.shownWhen",
                "segmented control.hiddenWhen", "segmented control.accessibility",
                "value of a control from an input.input",
                "SwiftUI view.swiftUI", "SwiftUI view.name", "SwiftUI view.create",
                "SwiftUI view.shownWhen", "SwiftUI view.hiddenWhen", "SwiftUI view.accessibility",
            ])
    }

    /// - Parameters:
    ///   - otherKeys: The keys that need no golden file.
    ///   - otherChoices: The lists of values that need no golden file.
    private func expectAll(
        of root: ObjectShape, in uses: VocabularyUses, besides otherKeys: [String] = [],
        _ otherChoices: [[String]] = []
    ) {
        let possible = VocabularyUses(allOf: root)
        #expect(possible.keys.count > 5 && possible.words.count > 4)
        #expect(
            possible.keys.subtracting(uses.keys).sorted() == otherKeys.sorted(),
            "no golden description of these")
        let words = possible.words.subtracting(uses.words).filter {
            !otherChoices.contains($0.choice)
        }
        #expect(words.map(\.word).sorted() == [], "no golden description of these")
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
        case (.choice(let choice), .string(let word)),
            (.token(_, or: let choice), .string(let word)):
            words.insert(Word(word: word, choice: choice.values))
        case (.list(let element), .array(let nodes)):
            for node in nodes { follow(node, element) }
        case (.object(let shape), .object):
            follow(node, shape.keys, of: shape.name)
        case (.anyOf(let shapes), let value):
            for shape in shapes {
                if case .object = value { if case .object = shape { follow(node, shape) } }
                if case .string = value {
                    switch shape {
                    case .choice, .token: follow(node, shape)
                    default: break
                    }
                }
            }
        case (.text, .object):
            for shape in Vocabulary.textShapes where node.member(shape.keys[0].name) != nil {
                follow(node, shape.keys, of: shape.name)
            }
        case (.textOrMarkdown, .object):
            for shape in Vocabulary.labelTextShapes where node.member(shape.keys[0].name) != nil {
                follow(node, shape.keys, of: shape.name)
            }
        case (.textOrPair, .object):
            for shape in Vocabulary.pairedTextShapes where node.member(shape.keys[0].name) != nil {
                follow(node, shape.keys, of: shape.name)
            }
        case (.halfOfPair, .object):
            for shape in Vocabulary.halfTextShapes where node.member(shape.keys[0].name) != nil {
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
        default:
            break
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
        case .choice(let choice), .token(_, or: let choice):
            words.formUnion(choice.values.map { Word(word: $0, choice: choice.values) })
        case .list(let element): add(element)
        case .object(let shape): add(shape.keys, of: shape.name)
        case .anyOf(let shapes): shapes.forEach { add($0) }
        case .text: Vocabulary.textShapes.forEach { add($0.keys, of: $0.name) }
        case .textOrMarkdown: Vocabulary.labelTextShapes.forEach { add($0.keys, of: $0.name) }
        case .textOrPair: Vocabulary.pairedTextShapes.forEach { add($0.keys, of: $0.name) }
        case .halfOfPair: Vocabulary.halfTextShapes.forEach { add($0.keys, of: $0.name) }
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

extension Golden {
    /// Returns the paths of input files, without the expected files.
    fileprivate func files(withSuffix suffix: String) throws -> [String] {
        try Repository.files(in: "Tests/Golden/\(name)", withSuffix: suffix)
    }
}
