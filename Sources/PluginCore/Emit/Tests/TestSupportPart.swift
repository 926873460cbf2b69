/// A part of the support of tests: the files of `Templates/TestSupport` with its name. The cases are in the order of the
/// generated file.
enum TestSupportPart: String, CaseIterable {
    case expectations = "Expectations"
    case equality = "Equality"
    case hostWindow = "HostWindow"
    case scrolling = "Scrolling"
    /// The events of controls, which other parts send.
    case controlEvents = "ControlEvents"
    case presses = "Presses"
    case menuChoices = "MenuChoices"
    case stackPresses = "StackPresses"
    case statePresses = "StatePresses"
    case typing = "Typing"
    case controlChanges = "ControlChanges"
    case scene = "TestScene"
    case modifiers = "Modifiers"
    /// The state behind the bindings of SwiftUI modifiers.
    case bindings = "Bindings"
    case clock = "ManualClock"
    case states = "States"

    /// Returns whether the tests of a plugin use the part.
    func isUsed(by tests: ControllerTestsFile) -> Bool {
        let plugin = tests.plugin
        var pressed: [ContentView] { tests.triggers.compactMap(\.pressed) }
        var pressesButtons: Bool { pressed.contains { if case .button = $0 { true } else { false } } }
        var pressesStates: Bool { pressed.contains { if case .contentUnavailable = $0 { true } else { false } } }
        var changesControls: Bool { !plugin.valueControls.isEmpty }
        switch self {
        case .expectations, .hostWindow, .clock: return true
        case .scrolling: return plugin.placement.position.value.isInList
        case .equality:
            return !tests.compared.isEmpty || !tests.triggerRuns.isEmpty || !tests.edits.isEmpty
                || !tests.textExpectations.isEmpty || plugin.host.recovery != nil
        case .controlEvents: return pressesButtons || pressesStates || !tests.tree.textFields.isEmpty || changesControls
        case .presses: return pressesButtons || pressesStates
        case .menuChoices: return tests.tree.views.contains { !$0.view.menu.isEmpty }
        case .stackPresses: return pressed.contains(where: \.isStack)
        case .statePresses: return pressesStates
        case .typing: return !tests.tree.textFields.isEmpty
        case .controlChanges: return changesControls
        case .scene: return plugin.host.scene != nil
        case .modifiers: return plugin.host.modifier != nil
        case .bindings: return plugin.host.modifier != nil && plugin.dismissesItself
        case .states: return false
        }
    }

    /// Returns whether the tests of states use the part.
    func isUsed(by states: [ScreenStates]) -> Bool {
        switch self {
        case .equality, .states: !states.isEmpty
        case .modifiers: states.contains(where: \.hasModifier)
        default: false
        }
    }
}

/// The Swift of the support of tests for one framework.
///
/// The files compile as they are. Only the names of their declarations change in a module with a prefix, and conditions
/// of `#if` are resolved.
struct TestSupportSource {
    private let kit: Kit
    private let conditions: CompilationConditions
    private let words: [String: String]

    /// - Parameters:
    ///   - prefix: the prefix of the declarations; empty if there is none.
    ///   - names: the names of the methods that add and remove children.
    init(for kit: Kit, prefix: String, names: ContainmentNames = ContainmentNames(), conditions: [String: Bool]) {
        self.kit = kit
        self.conditions = CompilationConditions(conditions.merging(["UIKIT": kit == .uiKit]) { $1 })
        var words = prefix.isEmpty ? [:] : Self.words(with: prefix)
        words["`add`"] = SwiftIdentifier.escaped(names.add)
        words["`remove`"] = SwiftIdentifier.escaped(names.remove)
        for type in kit.platformTypes { words[type.name] = type.spelling }
        self.words = words
    }

    /// Returns the code of some parts, each file on its own.
    func sections(of parts: [TestSupportPart]) -> [String] {
        parts.flatMap { [$0.rawValue, "\($0.rawValue)+\(kit.name)"] }.compactMap { name in
            EmbeddedTestSupport.files[name].flatMap { file in
                swiftCode(of: conditions.resolve(file.text)) { $0.replacing(words) }
            }
        }
    }

    /// The declarations that have a prefix in modules with one.
    static let types = [
        "HostWindow", "ScenelessWindow", "EmptyViewController", "TestScene", "ManualClock",
        "BoolBox",
    ]
    /// The functions that have the prefix at their end.
    static let functions = ["expect", "requests"]

    private static func words(with prefix: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: types.map { ($0, prefix + $0) } + functions.map { ($0, $0 + prefix) })
    }
}
