/// A part of the support of tests: the files of `Templates/TestSupport` with its name. The cases are in the order of the
/// generated file.
enum TestSupportPart: String, CaseIterable {
    case expectations = "Expectations"
    case hostWindow = "HostWindow"
    case contentFrames = "ContentFrames"
    case safeArea = "SafeArea"
    case readableArea = "ReadableArea"
    case resizing = "Resizing"
    case scrolling = "Scrolling"
    case pushing = "Pushing"
    case motion = "Motion"
    case touches = "Touches"
    /// The events of controls, which other parts send.
    case controlEvents = "ControlEvents"
    case presses = "Presses"
    case menuChoices = "MenuChoices"
    case stackPresses = "StackPresses"
    case statePresses = "StatePresses"
    case typing = "Typing"
    case returnKey = "Return"
    case controlChanges = "ControlChanges"
    case scene = "TestScene"
    case modifiers = "Modifiers"
    /// The state behind the bindings of SwiftUI modifiers.
    case bindings = "Bindings"
    case clock = "ManualClock"

    /// Returns whether the tests of a plugin use the part.
    ///
    /// - Parameter tests: the data for the plugin's tests.
    func isUsed(by tests: MustacheObject) -> Bool {
        func has(_ names: String...) -> Bool { names.contains { tests[$0]?.isFalsy == false } }
        switch self {
        case .expectations, .hostWindow, .clock: return true
        case .contentFrames: return has("layout", "readableLayout")
        case .safeArea: return has("usesSafeArea")
        case .readableArea: return has("readableLayout")
        case .resizing: return has("maximumWidth", "readableLayout", "listPart")
        case .scrolling: return has("listPart", "followsPull")
        case .pushing: return has("pushesContent")
        case .motion: return has("slidesOut")
        case .touches: return has("delay", "passesTouches")
        case .controlEvents:
            return has(
                "pressesButtons", "pressesStates", "hasTextFields", "hasPrimaryPresses",
                "hasValueControls")
        case .presses: return has("pressesButtons", "pressesStates")
        case .menuChoices: return has("choosesActions")
        case .stackPresses: return has("pressesStacks")
        case .statePresses: return has("pressesStates")
        case .typing: return has("hasTextFields")
        case .returnKey: return has("hasPrimaryPresses")
        case .controlChanges: return has("hasValueControls")
        case .scene: return has("sceneTests")
        case .modifiers: return has("modifierTests")
        case .bindings:
            guard case .object(let modifier)? = tests["modifierTests"] else { return false }
            return modifier["isBinding"]?.isFalsy == false
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

    /// - Parameter prefix: the prefix of the declarations; empty if there is none.
    init(for kit: Kit, prefix: String, conditions: [String: Bool]) {
        self.kit = kit
        self.conditions = CompilationConditions(
            conditions.merging(["UIKIT": kit == .uiKit]) { $1 })
        words = prefix.isEmpty ? [:] : Self.words(with: prefix)
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
        "HostWindow", "ScenelessWindow", "PointedWindow", "EmptyViewController", "TestScene",
        "ManualClock", "BoolBox",
    ]
    /// The functions that have the prefix at their end.
    static let functions = ["expect", "requests"]

    private static func words(with prefix: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: types.map { ($0, prefix + $0) }
                + functions.map { ($0, $0 + prefix) })
    }
}
