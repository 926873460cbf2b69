/// Returns the data for the template of the support of tests: the parts that the tests of the module's plugins use.
func testSupportContext(
    of code: SharedCode, _ tests: GenerationOptions.Tests, _ dialect: KitDialect
) -> MustacheObject {
    let plugins = code.plugins.filter(\.isTested)
    let contexts = plugins.filter { $0.controller.kits.contains(dialect.kit) }.map {
        controllerTestsContext(of: $0, in: tests, among: plugins, dialect)
    }
    var context = testsContext(of: tests, for: plugins.first, dialect)
    for part in TestSupportPart.allCases {
        context[part.rawValue] = .flag(contexts.contains(where: part.isUsed))
    }
    context["hasModifiers"] = .flag(plugins.contains { $0.host.modifier != nil })
    context["hasScenes"] = .flag(plugins.contains { $0.host.scene != nil })
    context["hasSlides"] = .flag(RuntimePart.available(to: code, dialect).contains(.slide))
    // Only old versions of UIKit need a stack in place of its own view.
    context["hasContentUnavailableStacks"] = .flag(
        !code.minimumVersions.haveContentUnavailableView)
    let colors = assetColors(of: code, dialect)
    context["hasAssetColors"] = .flag(!colors.isEmpty)
    context["assetColors"] = .list(colors)
    return context
}

/// A part of the support that only some tests use. The names are those of flags in the template.
enum TestSupportPart: String, CaseIterable {
    case contentFrames = "usesContentFrames"
    case safeArea = "usesSafeArea"
    case readableArea = "usesReadableArea"
    case resizing = "usesResizing"
    case scrolling = "usesScrolling"
    case pushing = "usesPushing"
    case motion = "usesMotion"
    case touches = "usesTouches"
    /// The events of controls, which other parts send.
    case controlEvents = "usesControlEvents"
    case presses = "usesPresses"
    case stackPresses = "usesStackPresses"
    case statePresses = "usesStatePresses"
    case typing = "usesTyping"
    case returnKey = "usesReturn"
    case controlChanges = "usesControlChanges"
    case dueTimers = "usesDueTimers"
    /// The state behind the bindings of SwiftUI modifiers.
    case bindings = "usesBindings"

    /// Returns whether the tests of a plugin use the part.
    ///
    /// - Parameter tests: the data for the plugin's tests.
    func isUsed(by tests: MustacheObject) -> Bool {
        func has(_ names: String...) -> Bool { names.contains { tests[$0]?.isFalsy == false } }
        switch self {
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
        case .stackPresses: return has("pressesStacks")
        case .statePresses: return has("pressesStates")
        case .typing: return has("hasTextFields")
        case .returnKey: return has("hasPrimaryPresses")
        case .controlChanges: return has("hasValueControls")
        case .dueTimers: return has("announced")
        case .bindings:
            guard case .object(let modifier)? = tests["modifierTests"] else { return false }
            return modifier["isBinding"]?.isFalsy == false
        }
    }
}

/// Returns the app's colors that are in an asset catalog, each with the expression that finds it.
private func assetColors(of code: SharedCode, _ dialect: KitDialect) -> [MustacheValue] {
    // Any class of the bundle finds it.
    let controller = code.plugins.first?.controllerName ?? "PluginView"
    let bundle = code.appearance.bundle.argument(ofClass: controller)
    return code.appearance.colors.compactMap { color in
        guard case .asset(let asset) = color.source else { return nil }
        let creation = dialect.spelling.views.assetColor(SwiftLiteral.string(asset), bundle)
        return ["name": .text(color.name), "creation": .text(creation)]
    }
}
