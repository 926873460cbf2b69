import Mustache
import PluginDescriptions

/// What the template of a module's containment tests is filled in with.
func testsContext(of tests: GenerationOptions.Tests) -> MustacheObject {
    ["module": .text(tests.module), "prefix": .text(tests.prefix)]
}

/// What the template of a plugin's tests is filled in with.
func controllerTestsContext(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests,
    among plugins: [PluginDescription]
) -> MustacheObject {
    let names = ViewNames(of: plugin)
    let places = DescriptionPlaces(of: plugin)
    var context = plugin.nameContext
    context["places"] = places.context
    context["module"] = .text(tests.module)
    let imports = Set(plugin.importedModules + [tests.framework.module]).sorted()
    context["imports"] = .list(imports.map { ["module": .text($0)] })
    context["prefix"] = .text(tests.prefix)
    context["creation"] = creation(of: plugin).map(MustacheValue.text) ?? .nothing
    context["showing"] = showing(of: plugin).map(MustacheValue.text) ?? .nothing
    context["views"] = .list(
        names.views.map { ["name": .text($0.name), "place": places.text(of: $0.view)] })
    context["viewStacks"] = .list(
        names.views.indices.compactMap { index in
            guard case .stack(let stack) = names.views[index].view else { return nil }
            return ["equalSpacers": equalSpacers(of: stack, at: index, names: names)]
        })
    context["hasViews"] = .flag(!names.views.isEmpty)
    context["root"] = .text(names.root ?? "")
    context["isCentered"] = .flag(plugin.content?.layout == .center)
    context["delay"] = timing(plugin.presentation.delay.value)
    context["minimumDuration"] = timing(plugin.presentation.minimumDuration.value)
    context["leavesAfter"] = timing(plugin.presentation.leavesAfter?.value ?? 0)
    context["placement"] = placementContext(of: plugin.placement)
    context["blocksTouchesEarly"] = .flag(plugin.presentation.touches == .block)
    context["passesTouches"] = .flag(plugin.presentation.touches == .pass)
    context["reuses"] = .flag(plugin.presentation.whenShown == .reuse)
    context["replaces"] = .flag(plugin.presentation.whenShown == .replace)
    context["stacks"] = .flag(plugin.presentation.whenShown == .stack)
    context["group"] = optional(plugin.presentation.group.map(SwiftLiteral.string))
    context["moveOut"] = motionContext(of: plugin.presentation.moveOut)
    context["isModal"] = .flag(plugin.accessibility.isModal)
    context["identifier"] = optional(plugin.accessibility.identifier.map(SwiftLiteral.string))
    context["focus"] = optional(plugin.accessibility.focus?.value)
    context["announcement"] = optional(
        plugin.accessibility.announcement.map { $0.expectedExpression ?? "plugin.\($0.inputName)" })
    context["isFilling"] = .flag(plugin.content?.layout == .fill)
    context["edges"] = edgesContext(of: plugin.content?.layout, root: names.root ?? "")
    context["inputs"] = .list(shownInputs(of: plugin, names: names, places: places))
    context["visibilities"] = .list(visibilities(of: plugin, names: names, places: places))
    let typed = typedTexts(of: plugin, names: names, places: places)
    context["typedTexts"] = .list(typed)
    context["hasTypedTexts"] = .flag(!typed.isEmpty)
    let looks = fixedLooks(of: names, places: places)
    context["looks"] = .list(looks)
    context["background"] = backgroundContext(of: plugin.content)
    context["hasLooks"] = .flag(!looks.isEmpty || plugin.content?.background != nil)
    let descriptions = fixedAccessibility(of: names, places: places)
    context["descriptions"] = .list(descriptions)
    context["hasDescriptions"] = .flag(!descriptions.isEmpty)
    let texts = fixedTexts(of: names, places: places)
    context["texts"] = .list(texts)
    context["hasTexts"] = .flag(!texts.isEmpty)
    let spoken = [plugin.accessibility.announcement].compactMap { $0 }
    context["hasLocalizedTexts"] = .flag(
        names.views.contains { $0.view.hasLocalizedText }
            || spoken.contains(where: \.isLocalized))
    context["handlers"] = .list(
        triggeredHandlers(of: plugin, names: names, places: places))
    context.add(hostTestsContext(of: plugin, among: plugins, places: places))
    return context
}

/// The text, or nothing.
private func optional(_ text: String?) -> MustacheValue {
    text.map(MustacheValue.text) ?? .nothing
}

/// What a test of a plugin's place needs.
private func placementContext(of placement: PluginPlacement) -> MustacheValue {
    let edges = placement.edges
    let insets = placement.insets
    func expectation(_ edge: String, _ frameEdge: String, _ inset: Double) -> MustacheValue? {
        guard edges.contains("." + edge) else { return nil }
        let isLower = edge == "top" || edge == "leading"
        return isLower
            ? distance(from: "bounds.\(frameEdge)", to: "frame.\(frameEdge)", is: inset)
            : distance(from: "frame.\(frameEdge)", to: "bounds.\(frameEdge)", is: inset)
    }
    var expectations = [
        placement.height != nil && edges.contains(".top") && edges.contains(".bottom")
            ? nil : expectation("top", "minY", insets.top),
        placement.height != nil && edges.contains(".top")
            ? nil : expectation("bottom", "maxY", insets.bottom),
        placement.width != nil && edges.contains(".leading") && edges.contains(".trailing")
            ? nil : expectation("leading", "minX", insets.leading),
        placement.width != nil && edges.contains(".leading")
            ? nil : expectation("trailing", "maxX", insets.trailing),
    ].compactMap { $0 }
    if edges.isEmpty {
        expectations += [
            distance(from: "bounds.midX", to: "frame.midX"),
            distance(from: "bounds.midY", to: "frame.midY"),
        ]
    }
    if let width = placement.width {
        expectations.append(distance(from: SwiftLiteral.number(width), to: "frame.width"))
    }
    if let height = placement.height {
        expectations.append(distance(from: SwiftLiteral.number(height), to: "frame.height"))
    }
    let area = placement.bounds.value == .safeArea ? "safeAreaLayoutGuide.layoutFrame" : "bounds"
    return [
        "summary": .text(placement.position.value.rawValue),
        "bounds": .text("window.host.view.\(area)"),
        "expectations": .list(expectations),
        "isBehind": .flag(placement.order == .back),
        "pushesContent": .flag(placement.mode.value == .push),
        "canGrow": .flag(placement.height == nil),
        "pushedEdge": .text(edges.contains(".bottom") ? "bottom" : "top"),
    ]
}

/// What a test of the distance between two expressions needs: a value that is expected of another.
func distance(from start: String, to end: String, is points: Double = 0) -> MustacheValue {
    let number = SwiftLiteral.number(points.magnitude)
    return switch points {
    case 0: ["actual": .text(end), "expected": .text(start)]
    case ..<0: ["actual": .text("\(start) - \(end)"), "expected": .text(number)]
    default: ["actual": .text("\(end) - \(start)"), "expected": .text(number)]
    }
}

/// How a view is displaced that has left as a motion has it; nothing where none is.
private func motionContext(of motion: PluginPresentation.Motion) -> MustacheValue {
    let offset: String
    switch motion {
    case .none: return nil
    case .fade: offset = ""
    case .slideFromTop: offset = "ty < 0"
    case .slideFromBottom: offset = "ty > 0"
    case .slideFromLeading: offset = "tx < 0"
    case .slideFromTrailing: offset = "tx > 0"
    }
    return [
        "motion": .text(motion.rawValue), "isFade": .flag(motion == .fade),
        "offset": .text(offset),
    ]
}

/// Nothing for 0, and otherwise moments just before and after.
private func timing(_ seconds: Double) -> MustacheValue {
    guard seconds > 0 else { return .nothing }
    return [
        "seconds": .text(SwiftLiteral.number(seconds)),
        "almost": .text("\(SwiftLiteral.number(seconds)) * 0.9"),
        "rest": .text("\(SwiftLiteral.number(seconds)) * 0.2"),
    ]
}

/// The expression that makes a plugin, or nil where an input has no value that could be made up.
private func creation(of plugin: PluginDescription) -> String? {
    call(plugin.controllerName, with: plugin)
}

/// The call that shows a plugin on a host; nil where hosts cannot.
private func showing(of plugin: PluginDescription) -> String? {
    plugin.host.show.flatMap { show in
        call(
            "host." + SwiftIdentifier.escaped(show.value), with: plugin,
            first: plugin.placement.needsContainer ? ["in: host.view"] : [])
    }
}

/// A call with the inputs that have no default, and with what is given besides; nil where an input
/// has no value that could be made up.
func call(
    _ callee: String, with plugin: PluginDescription, first: [String] = [],
    given: [String: String] = [:], last: [String] = [], indentation: Int = 8, prefixLength: Int = 0
) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil || given[$0.name.value] != nil }
    let arguments = required.compactMap { input in
        (given[input.name.value] ?? input.examples(in: plugin)?.first).map {
            "\(input.name.value): \($0)"
        }
    }
    return arguments.count == required.count
        ? SwiftCall(callee: callee, arguments: first + arguments + last).written(
            indentation: indentation, prefixLength: prefixLength)
        : nil
}

extension PluginInput {
    /// Values for tests, the first of which differs from the last where that is possible; nil where
    /// neither the description nor the type's name suggests any.
    func examples(in plugin: PluginDescription) -> [String]? {
        if let example { return [example.value] }
        let isProgress = plugin.views.flatMap(\.bindings).contains { binding in
            binding.use == .progress && binding.input.value == name.value
        }
        return isProgress
            ? ["0.25", "0.75"]
            : KnownType.examples(for: type.value)
                ?? KnownType.placeholder(for: type.value).map { [$0] }
    }
}
