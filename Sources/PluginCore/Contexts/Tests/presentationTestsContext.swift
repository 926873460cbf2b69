/// Returns the data for tests of how a plugin is shown, and of how it leaves.
///
/// - Parameter plugins: all plugins of the module.
func presentationTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], tree: ViewTree
) -> MustacheObject {
    let presentation = plugin.presentation
    let canMove = plugin.hasExtent && presentation.motionDuration > 0
    let moveOut = canMove ? motionContext(of: plugin) : .nothing
    return [
        "delay": timing(presentation.delay.value),
        "minimumDuration": timing(presentation.minimumDuration.value),
        "dismissesAfter": timing(presentation.dismissesAfter?.value ?? 0),
        "dismissal": plugin.dismissalHandler.map { handler in
            [
                "name": .text(SwiftIdentifier.escaped(handler.name.value)),
                "givesReason": .flag(!handler.parameters.isEmpty),
            ]
        } ?? .nothing,
        "dismissesOnEscape": .flag(tree.dismissesOnEscape(plugin)),
        "moveOut": moveOut,
        "slidesOut": .flag(!moveOut.isFalsy && presentation.moveOut.isSlide),
        "group": .optional(plugin.group(among: plugins).map(SwiftLiteral.string)),
        "isPresented": .flag(plugin.isPresented(among: plugins, tree.dialect)),
        "hasTimes": .flag(
            presentation.delay.value > 0 || presentation.minimumDuration.value > 0),
        "blocksTouchesEarly": .flag(presentation.touches == .block),
        // A background is visible, and visible views take touches.
        "passesTouches": .flag(presentation.touches == .pass && plugin.content?.isFilled != true),
        "scrollsHost": .flag(presentation.touches == .scroll),
        "followsPull": .flag(plugin.followsPull(tree.dialect)),
        "swipe": swipeTest(of: plugin),
        "backdrop": presentation.backdrop.map { backdrop in
            [
                "style": .text(backdrop.value.style.rawValue),
                "dismissesOnTap": .text(String(backdrop.value.dismissesOnTap)),
            ]
        } ?? .nothing,
    ]
}

/// Returns the data for a test of a swipe, which is longer than any plugin; nothing if the plugin cannot be swiped away.
private func swipeTest(of plugin: PluginDescription) -> MustacheValue {
    guard let edge = plugin.swipeEdge else { return .nothing }
    let (x, y) =
        switch edge {
        case .top: (0, -2000)
        case .bottom: (0, 2000)
        case .leading: (-2000, 0)
        case .trailing: (2000, 0)
        }
    return [
        "x": .text(String(x)), "y": .text(String(y)), "awayX": .text(String(-x)),
        "awayY": .text(String(-y)),
    ]
}

/// Returns the expected offset or opacity of a plugin's view after it has moved out; nothing if it does not move.
private func motionContext(of plugin: PluginDescription) -> MustacheValue {
    let motion = plugin.presentation.moveOut
    let offset: String
    switch motion {
    case .none: return nil
    case .fade, .scale: offset = ""
    case .slideFromTop: offset = "height < 0"
    case .slideFromBottom: offset = "height > 0"
    case .slideFromLeading: offset = "width < 0"
    case .slideFromTrailing: offset = "width > 0"
    }
    return [
        "isFade": .flag(!motion.isSlide), "offset": .text(offset),
        "opacity": .optional(plugin.opacityAfterFade),
    ]
}

extension PluginDescription {
    /// The opacity of the plugin's view after it has faded out: a view around a material stays opaque. It is nil if a
    /// custom view may be a material.
    fileprivate var opacityAfterFade: String? {
        let surfaces = views.compactMap { view in
            if case .stack(let stack) = view { stack.surface } else { nil }
        }
        if content?.surface?.material != nil || surfaces.contains(where: { $0.material != nil }) {
            return "1"
        }
        let hasCustomViews = views.contains { if case .custom = $0 { true } else { false } }
        return hasCustomViews ? nil : "0"
    }
}

/// Returns times just before and after a number of seconds; nothing for 0.
private func timing(_ seconds: Double) -> MustacheValue {
    guard seconds > 0 else { return .nothing }
    return [
        "seconds": .text(SwiftLiteral.number(seconds)),
        "almost": .text("\(SwiftLiteral.number(seconds)) * 0.9"),
        "rest": .text("\(SwiftLiteral.number(seconds)) * 0.2"),
    ]
}

/// Returns the text fields with the inputs and handlers for the text typed into them.
func textEntries(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.compactMap { name, view in
        guard case .textField(let field) = view else { return nil }
        let handler = plugin.handler(named: field.handler)
        let parameters = handler?.parameters.map(\.name.value) ?? []
        let input = field.text.value
        let arguments = parameters.map { $0 == input ? "typed" : "_" }.joined(separator: ", ")
        return [
            "field": .text(name),
            "bareField": .text(field.name.value),
            "capitalizedField": .text(capitalized(field.name.value)),
            "input": .text(input),
            "handler": .optional(handler?.name.value),
            "signature": .text(
                arguments.isEmpty ? "[weak plugin] in" : "[weak plugin] \(arguments) in"),
            "passesInput": .flag(parameters.contains(input)),
        ]
    }
}

/// Returns the buttons that Return in the last text field presses, if tests can show and enable
/// them.
func primaryPresses(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    guard let last = tree.textFields.last else { return [] }
    let field = tree.views[last]
    let fieldBefore = tree.textFields.dropLast().last.map { tree.views[$0].name }
    let buttons = tree.primaryButtons(in: plugin)
    return buttons.compactMap { index in
        let (name, view) = tree.views[index]
        let views = [view] + tree.stacks(aroundViewAt: index)
        let settings = InputSettings(
            meeting: views.map { $0.showingConditions(in: plugin) }
                + [view.usabilityConditions])
        guard settings.areKnown(in: plugin, tree.dialect),
            let handler = plugin.handler(named: view.handler), !handler.isAsync
        else { return nil }
        let bareField = field.view.name?.value ?? ""
        let bareButton = view.name?.value ?? ""
        return [
            "field": .text(field.name), "bareField": .text(bareField),
            "capitalizedField": .text(capitalized(bareField)),
            "fieldBefore": !tree.dialect.spelling.callsMethodOnReturn
                ? nil : .optional(fieldBefore),
            "button": .text(name), "bareButton": .text(bareButton),
            "capitalizedButton": .text(capitalized(bareButton)),
            "otherButtons": .list(
                buttons.filter { $0 != index }.map { ["name": .text(tree.views[$0].name)] }),
            "handler": .text(handler.name.value),
            "signature": .text(handler.recordedSignature),
            "conditions": settings.context(in: plugin, tree.dialect),
            "hideableViews": .list(
                tree.hideableViews(aroundButtonAt: index).map { ["name": .text($0)] }),
        ]
    }
}
