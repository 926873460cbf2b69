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
    var context = plugin.nameContext
    context["module"] = .text(tests.module)
    let imports = Set(plugin.importedModules + ["Testing"]).sorted()
    context["imports"] = .list(imports.map { ["module": .text($0)] })
    context["prefix"] = .text(tests.prefix)
    context["creation"] = creation(of: plugin).map(MustacheValue.text) ?? .nothing
    context["showing"] = showing(of: plugin).map(MustacheValue.text) ?? .nothing
    context["views"] = .list(names.views.map { ["name": .text($0.name)] })
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
    context["isModal"] = .flag(plugin.accessibility.isModal)
    context["identifier"] = optional(plugin.accessibility.identifier.map(SwiftLiteral.string))
    context["focus"] = optional(plugin.accessibility.focus?.value)
    context["announcement"] = optional(
        plugin.accessibility.announcement.map { $0.expectedExpression ?? "plugin.\($0.inputName)" })
    context["isFilling"] = .flag(plugin.content?.layout == .fill)
    context["edges"] = edgesContext(of: plugin.content?.layout, root: names.root ?? "")
    context["inputs"] = .list(shownInputs(of: plugin, names: names))
    context["visibilities"] = .list(visibilities(of: plugin, names: names))
    let typed = typedTexts(of: plugin, names: names)
    context["typedTexts"] = .list(typed)
    context["hasTypedTexts"] = .flag(!typed.isEmpty)
    let looks = fixedLooks(of: names)
    context["looks"] = .list(looks.map { ["expectation": .text($0)] })
    context["background"] = backgroundContext(of: plugin.content)
    context["hasLooks"] = .flag(!looks.isEmpty || plugin.content?.background != nil)
    let descriptions = fixedAccessibility(of: names)
    context["descriptions"] = .list(descriptions.map { ["expectation": .text($0)] })
    context["hasDescriptions"] = .flag(!descriptions.isEmpty)
    let texts = fixedTexts(of: names)
    context["texts"] = .list(texts.map { ["expectation": .text($0)] })
    context["hasTexts"] = .flag(!texts.isEmpty)
    let spoken = [plugin.accessibility.announcement].compactMap { $0 }
    context["hasLocalizedTexts"] = .flag(
        names.views.contains { $0.view.hasLocalizedText }
            || spoken.contains(where: \.isLocalized))
    context["handlers"] = .list(triggeredHandlers(of: plugin, names: names))
    context.add(hostTestsContext(of: plugin, among: plugins))
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
    func expectation(_ edge: String, _ frameEdge: String, _ inset: Double) -> String? {
        guard edges.contains("." + edge) else { return nil }
        let isLower = edge == "top" || edge == "leading"
        let distance = SwiftLiteral.number(inset.magnitude)
        let sign = (inset < 0) == isLower ? "-" : "+"
        let bound = inset == 0 ? "bounds.\(frameEdge)" : "(bounds.\(frameEdge) \(sign) \(distance))"
        return "abs(frame.\(frameEdge) - \(bound)) <= 0.5"
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
            "abs(frame.midX - bounds.midX) <= 0.5", "abs(frame.midY - bounds.midY) <= 0.5",
        ]
    }
    if let width = placement.width {
        expectations.append("frame.width == \(SwiftLiteral.number(width))")
    }
    if let height = placement.height {
        expectations.append("frame.height == \(SwiftLiteral.number(height))")
    }
    let area = placement.bounds.value == .safeArea ? "safeAreaLayoutGuide.layoutFrame" : "bounds"
    return [
        "summary": .text(placement.position.value.rawValue),
        "bounds": .text("window.host.view.\(area)"),
        "expectations": .list(expectations.map(MustacheValue.text)),
        "isBehind": .flag(placement.order == .back),
        "pushesContent": .flag(placement.mode.value == .push),
        "pushedEdge": .text(edges.contains(".bottom") ? "bottom" : "top"),
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

func call(
    _ callee: String, with plugin: PluginDescription, first: [String] = []
) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil }
    let arguments = required.compactMap { input in
        input.examples(in: plugin)?.first.map { "\(input.name.value): \($0)" }
    }
    return arguments.count == required.count
        ? SwiftCall(callee: callee, arguments: first + arguments).written(
            indentation: 8, prefixLength: 0)
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
