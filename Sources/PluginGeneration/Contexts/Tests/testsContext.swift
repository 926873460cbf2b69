import PluginDescriptions

/// Returns the data that all templates of tests have.
///
/// - Parameter plugin: a plugin of the tested module; nil if there is none.
func testsContext(
    of tests: GenerationOptions.Tests, for plugin: PluginDescription?, _ dialect: KitDialect
) -> MustacheObject {
    var context = dialect.context
    context["module"] = .text(tests.module)
    context["testableImports"] = testableImports(of: tests, for: plugin)
    context["prefix"] = .text(tests.prefix)
    let imports = [dialect.kit.name, tests.framework.module].sorted()
    context["imports"] = .list(imports.map { ["module": .text($0)] })
    context["usesXCTest"] = .flag(tests.framework == .xctest)
    return context
}

/// Returns the imports of the tested module and of its engine.
///
/// The engine can declare colors and fonts too. An import of a single declaration takes precedence over them.
private func testableImports(
    of tests: GenerationOptions.Tests, for plugin: PluginDescription?
) -> MustacheValue {
    guard let plugin, let engine = plugin.controller.engine else {
        return [["line": .text("@testable import \(tests.module)")]]
    }
    let appearance = plugin.controller.appearance
    let tokens: [AppearanceToken] =
        (appearance.colors.isEmpty ? [] : [.color]) + (appearance.fonts.isEmpty ? [] : [.font])
    let modules = [engine.name, tests.module].sorted().map { "@testable import \($0)" }
    let types = tokens.map { "@testable import enum \(tests.module).\($0.typeName)" }
    return .list((modules + types).map { ["line": .text($0)] })
}

/// Returns the data for the template of a plugin's tests.
func controllerTestsContext(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests,
    among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheObject {
    let tree = ViewTree(of: plugin, dialect)
    let places = DescriptionPlaces(of: plugin)
    var context = dialect.context
    context.add(plugin.nameContext(variable: GeneratedName.variable(ofPlugin: plugin.name)))
    context["places"] = places.context
    context["module"] = .text(tests.module)
    context["testableImports"] = testableImports(of: tests, for: plugin)
    context["supportFile"] = .text(
        OutputNames.sharedTestsFileName(hasEngine: plugin.controller.engine != nil, prefix: ""))
    let imports = Set(plugin.importedModules(dialect.kit) + [tests.framework.module]).sorted()
    context["imports"] = .list(imports.map { ["module": .text($0)] })
    context["prefix"] = .text(tests.prefix)
    context["creation"] = .optional(call(plugin.controllerName, with: plugin, dialect))
    context["showCall"] = .optional(showing(of: plugin, dialect))
    let settings = InputSettings(
        meeting: tree.views.indices.map { index in
            (tree.stacks(aroundViewAt: index) + [tree.views[index].view])
                .flatMap { $0.showingConditions(in: plugin) }
        })
    context["viewConditions"] = settings.context(in: plugin, dialect)
    context["views"] = .list(
        zip(tree.views, settings.isMet).compactMap { named, isMet in
            isMet ? ["name": .text(named.name), "place": places.text(of: named.view)] : nil
        })
    context["viewStacks"] = .list(
        tree.views.indices.compactMap { index in
            guard case .stack(let stack) = tree.views[index].view else { return nil }
            return ["equalSpacers": equalSpacers(of: stack, at: index, tree: tree)]
        })
    context["hasViews"] = .flag(!tree.views.isEmpty)
    context["root"] = .text(tree.root ?? "")
    context["scrolls"] = .flag(tree.scrollsContent)
    // A plugin this small may not have enough space for its margins.
    let isTight = [plugin.placement.width, plugin.placement.height].contains { $0 ?? 40 < 40 }
    context["delay"] = timing(plugin.presentation.delay.value)
    context["minimumDuration"] = timing(plugin.presentation.minimumDuration.value)
    context["dismissesAfter"] = timing(plugin.presentation.dismissesAfter?.value ?? 0)
    context["dismissesOnEscape"] = .flag(tree.dismissesOnEscape(plugin))
    context["placement"] = placementContext(of: plugin.placement, hasExtent: plugin.hasExtent)
    context["maximumWidth"] = maximumWidthContext(of: plugin)
    // Only a host with a list can show a plugin in it.
    let isInList = plugin.placement.position.value.isInList
    let host = isInList ? "host: \(tests.prefix)HostWindow.makeScrollingController()" : ""
    context["listHost"] = .text(host)
    context["makeHost"] = .text(isInList ? "makeScrollingController" : "makeController")
    context["listPart"] = listPartContext(of: plugin.placement)
    context["hostSize"] = .text(
        [host, hostSize(for: plugin)].filter { !$0.isEmpty }.joined(separator: ", "))
    // The host's view has the keyboard's guide for the whole plugin, and the plugin's view for its content.
    context["keyboardView"] =
        plugin.isAboveKeyboard(dialect)
        ? "window.host.view"
        : plugin.keepsContentAboveKeyboard(dialect) ? "plugin.view" : .nothing
    context["scrolledFields"] = .optional(scrolledFields(of: tree))
    context["blocksTouchesEarly"] = .flag(plugin.presentation.touches == .block)
    // A background is visible, and visible views take touches.
    context["passesTouches"] = .flag(
        plugin.presentation.touches == .pass && plugin.content?.isFilled != true)
    context["scrollsHost"] = .flag(plugin.presentation.touches == .scroll)
    context["followsPull"] = .flag(plugin.followsPull(tree.dialect))
    context["reuses"] = .flag(plugin.presentation.whenAlreadyShown == .reuse)
    context["replaces"] = .flag(plugin.presentation.whenAlreadyShown == .replace)
    context["stacks"] = .flag(plugin.presentation.whenAlreadyShown == .stack)
    context["queues"] =
        plugin.presentation.whenAlreadyShown == .queue
        ? ["merges": .flag(plugin.inputs.areEquatable)] : .nothing
    context["swipe"] = swipeTest(of: plugin, tree: tree)
    context["group"] = .optional(plugin.presentation.group.map(SwiftLiteral.string))
    let canMove = plugin.hasExtent && plugin.presentation.motionDuration > 0
    context["moveOut"] = canMove ? motionContext(of: plugin.presentation.moveOut) : .nothing
    context["backdrop"] =
        plugin.presentation.backdrop.map { backdrop in
            [
                "style": .text(backdrop.value.style.rawValue),
                "dismissesOnTap": .flag(backdrop.value.dismissesOnTap),
                "isEscaped": .flag(backdrop.value.dismissesOnTap && tree.dismissesOnEscape(plugin)),
            ]
        } ?? .nothing
    context["isModal"] = .flag(plugin.accessibility.isModal)
    context["identifier"] = .optional(plugin.accessibility.identifier.map(SwiftLiteral.string))
    let focusSettings = InputSettings(meeting: [tree.focusConditions(in: plugin)])
    context["focus"] = .optional(
        focusSettings.areKnown(in: plugin, dialect) ? plugin.accessibility.focus?.value : nil)
    context["focusConditions"] = focusSettings.context(in: plugin, dialect)
    context["announcement"] = .optional(
        plugin.accessibility.announcement.flatMap {
            let text = $0.inputName.isEmpty ? $0.expectedExpression : "plugin.\($0.inputName)"
            return plugin.announcesMarkdown
                ? text.map { "PluginMarkdown.plainText(of: \($0))" } : text
        })
    context["announced"] = announcedInput(of: plugin, dialect)
    if plugin.announcesMarkdown, context["announced"]?.isFalsy == false {
        context["announcement"] = #""Announced""#
    }
    let layout = isTight ? nil : plugin.content?.layout
    let isReadable = layout?.area == .readable
    context["layout"] = isReadable ? .nothing : layoutTestContext(of: layout)
    context["readableLayout"] = isReadable ? layoutTestContext(of: layout) : .nothing
    context["inputs"] = .list(shownInputs(of: plugin, tree: tree, places: places))
    context["visibilities"] = .list(visibilities(of: plugin, tree: tree, places: places))
    context["pairs"] = .list(testedPairs(of: plugin, tree: tree, places: places))
    let typed = textEntries(of: plugin, tree: tree, places: places)
    context["condition"] = .text(dialect.spelling.condition(for: plugin))
    let controls = changedControls(of: plugin, dialect, places: places)
    context["valueControls"] = .list(controls)
    context["hasValueControls"] = .flag(!controls.isEmpty)
    context["textFields"] = .list(typed)
    context["hasTextFields"] = .flag(!typed.isEmpty)
    let presses = primaryPresses(of: plugin, tree: tree, places: places)
    context["primaryPresses"] = .list(presses)
    context["hasPrimaryPresses"] = .flag(!presses.isEmpty)
    context["busyButtons"] = .list(busyButtons(of: plugin, tree: tree, places: places))
    context["hostsSwiftUI"] = .flag(plugin.hostsSwiftUI)
    context["hostedViews"] = .list(testedHostedViews(of: plugin, dialect, places: places))
    context["describesHostedViews"] = .flag(plugin.hasTestedValues(dialect))
    context["looks"] = .list(viewLooks(of: plugin, tree: tree, places: places))
    context["background"] = .optional(
        plugin.content?.background.flatMap(dialect.spelling.values.name))
    let descriptions = fixedAccessibility(of: plugin, tree: tree, places: places)
    context["accessibilityValues"] = .list(descriptions)
    context["isAccessible"] = .flag(
        !descriptions.isEmpty || plugin.accessibility.isModal
            || plugin.accessibility.identifier != nil || context["focus"]?.isFalsy == false)
    context["surfaceTests"] = surfaceTestsContext(of: plugin, tree: tree)
    context["appearance"] = appearanceTestsContext(of: plugin, tree: tree, places: places)
    let texts = fixedText(of: tree, places: places)
    context["fixedText"] = .list(texts)
    context["hasLooks"] = .flag(
        plugin.content?.background != nil || !texts.isEmpty
            || tree.views.contains { $0.view.hasLooks })
    let spoken = [plugin.accessibility.announcement].compactMap { $0 }
    context["hasLocalizedText"] = .flag(
        tree.views.contains { $0.view.hasLocalizedText }
            || spoken.contains(where: \.isLocalized))
    context["bundle"] = .text(dialect.strings.expression(besides: plugin.controllerName))
    context["table"] = .text(dialect.strings.tableExpression ?? "nil")
    context["hasHandlers"] = .flag(!plugin.handlers.isEmpty)
    context["handlers"] = .list(
        triggeredHandlers(of: plugin, tree: tree, places: places))
    context.add(hostTestsContext(of: plugin, among: plugins, places: places, dialect))
    return context
}

/// Returns the data for a test of a swipe, which is longer than any plugin; nothing if the plugin cannot be swiped away.
private func swipeTest(of plugin: PluginDescription, tree: ViewTree) -> MustacheValue {
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
        "awayY": .text(String(-y)), "isEscaped": .flag(tree.dismissesOnEscape(plugin)),
    ]
}

/// Returns the input that is announced, with a value for it; nothing if the announcement is not an
/// input.
private func announcedInput(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard case .input(let name)? = plugin.accessibility.announcement,
        let input = plugin.inputs.first(where: { $0.name.value == name.value }),
        let value = input.examples(in: plugin, dialect)?.first
    else { return nil }
    return [
        "name": .text(name.value),
        "value": .text(plugin.announcesMarkdown ? #""**Announced**""# : value),
    ]
}

/// Returns an array literal of the text fields that the content scrolls to; nil if there are none.
private func scrolledFields(of tree: ViewTree) -> String? {
    let fields = tree.textFields.map { "plugin.\(tree.views[$0].name)" }
    if fields.isEmpty { return nil }
    let line = "[\(fields.joined(separator: ", "))]"
    if line.utf8.count < 60 { return line }
    let separator = "\n" + String(repeating: " ", count: 16)
    return "[" + fields.map { "\(separator)\($0)," }.joined() + "\n            ]"
}

/// Returns the data for a test of a plugin's placement.
private func placementContext(of placement: PluginPlacement, hasExtent: Bool) -> MustacheValue {
    let edges = placement.edges
    let insets = placement.insets
    func expectation(_ edge: String, _ frameEdge: String, _ inset: Double) -> MustacheValue? {
        guard edges.contains("." + edge) else { return nil }
        let isLower = edge == "top" || edge == "leading"
        return isLower
            ? distance(from: "bounds.\(frameEdge)", to: "frame.\(frameEdge)", is: inset)
            : distance(from: "frame.\(frameEdge)", to: "bounds.\(frameEdge)", is: inset)
    }
    // A plugin with a fixed length is centered between two edges.
    var expectations: [MustacheValue] = []
    if placement.height != nil && placement.hasBothEnds || edges.isEmpty {
        expectations.append(distance(from: "bounds.midY", to: "frame.midY"))
    } else {
        expectations += [
            expectation("top", "minY", insets.top), expectation("bottom", "maxY", insets.bottom),
        ].compactMap { $0 }
    }
    let limit = placement.hasBothSides ? placement.maximumWidth?.value : nil
    if (placement.width ?? limit) != nil && placement.hasBothSides || edges.isEmpty {
        expectations.append(distance(from: "bounds.midX", to: "frame.midX"))
    } else {
        expectations += [
            expectation("leading", "minX", insets.leading),
            expectation("trailing", "maxX", insets.trailing),
        ].compactMap { $0 }
    }
    if let width = placement.width ?? limit {
        expectations.append(distance(from: SwiftLiteral.number(width), to: "frame.width"))
    }
    if let height = placement.height {
        expectations.append(distance(from: SwiftLiteral.number(height), to: "frame.height"))
    }
    let isAtBottom = edges.contains(".bottom")
    let pushedDistance = isAtBottom ? insets.bottom : insets.top
    return [
        "summary": .text(placement.position.value.rawValue),
        "bounds": .text(placement.bounds.value == .bounds ? "host.view.bounds" : "safeArea"),
        "expectations": .list(expectations), "isBehind": .flag(placement.order == .back),
        "pushesContent": .flag(placement.mode.value == .push),
        "canGrow": .flag(placement.height == nil), "hasExtent": .flag(hasExtent),
        "pushedEdge": .text(isAtBottom ? "bottom" : "top"),
        "pushedDistance": pushedDistance == 0 ? nil : .text(SwiftLiteral.number(pushedDistance)),
    ]
}

/// Returns the data for the test of a plugin in a list; nothing if it is not in a list.
private func listPartContext(of placement: PluginPlacement) -> MustacheValue {
    let property: String
    switch placement.position.value {
    case .tableHeader: property = "tableHeaderView"
    case .tableFooter: property = "tableFooterView"
    case .listBackground: property = "backgroundView"
    default: return nil
    }
    let width = placement.insets.leading + placement.insets.trailing
    let height = placement.insets.top + placement.insets.bottom
    return [
        "property": .text(property),
        "isBackground": .flag(placement.position.value == .listBackground),
        "insetWidth": width == 0 ? nil : .text(SwiftLiteral.number(width)),
        "insetHeight": height == 0 ? nil : .text(SwiftLiteral.number(height)),
    ]
}

/// Returns the argument for the size of a host that is large enough for a plugin; empty if the
/// default size is.
private func hostSize(for plugin: PluginDescription) -> String {
    let (wide, high) = hostLengths(for: plugin)
    if wide == 320, high == 640 { return "" }
    return "size: CGSize(width: \(SwiftLiteral.number(wide)), height: \(SwiftLiteral.number(high)))"
}

/// Returns the width and the height of a host that is large enough for a plugin.
private func hostLengths(for plugin: PluginDescription) -> (width: Double, height: Double) {
    let insets = [plugin.placement.insets, plugin.content?.layout.insets ?? .zero]
    let ownWidth = plugin.placement.width ?? plugin.placement.maximumWidth?.value ?? 0
    let width = insets.reduce(ownWidth) { $0 + $1.leading + $1.trailing }
    let height = insets.reduce(plugin.placement.height ?? 0) { $0 + $1.top + $1.bottom }
    if width <= 300, height <= 600 { return (320, 640) }
    return (max(320, width + 100), max(640, height + 100))
}

/// Returns the data for a test of the outermost view's position in its area.
private func layoutTestContext(of layout: ContentLayout?) -> MustacheValue {
    guard let layout else { return nil }
    let distances = layoutDistances(of: layout)
    return layout.area == .readable
        ? ["distances": distances]
        : ["distances": distances, "guide": .optional(layout.area.property)]
}

/// Returns the data for a test of a plugin's greatest width in a wide host and in a narrow one; nothing if
/// the width is not limited.
private func maximumWidthContext(of plugin: PluginDescription) -> MustacheValue {
    let placement = plugin.placement
    guard let limit = placement.maximumWidth?.value else { return nil }
    let insets = placement.insets.leading + placement.insets.trailing
    let needed = plugin.content?.leastLength(along: .horizontal) ?? 0
    // The narrow host has enough space for the content and its margins.
    let narrow = max(min(320, limit - 20 + insets), needed + insets + 40)
    let host = hostLengths(for: plugin)
    return [
        "limit": .text(SwiftLiteral.number(limit)),
        "fills": .flag(placement.hasBothSides),
        "insets": insets == 0 ? nil : .text(SwiftLiteral.number(insets)),
        "widths": .text(
            [host.width, narrow, host.width].map(SwiftLiteral.number).joined(separator: ", ")),
        "height": .text(SwiftLiteral.number(host.height)),
    ]
}

/// Returns the data for an expectation about the distance between two expressions, in points.
func distance(from start: String, to end: String, is points: Double = 0) -> MustacheValue {
    let number = SwiftLiteral.number(points.magnitude)
    return switch points {
    case 0: ["actual": .text(end), "expected": .text(start)]
    case ..<0: ["actual": .text("\(start) - \(end)"), "expected": .text(number)]
    default: ["actual": .text("\(end) - \(start)"), "expected": .text(number)]
    }
}

/// Returns the expected offset of a view after it has moved out; nothing if it does not move.
private func motionContext(of motion: PluginPresentation.Motion) -> MustacheValue {
    let offset: String
    switch motion {
    case .none: return nil
    case .fade: offset = ""
    case .slideFromTop: offset = "height < 0"
    case .slideFromBottom: offset = "height > 0"
    case .slideFromLeading: offset = "width < 0"
    case .slideFromTrailing: offset = "width > 0"
    }
    return [
        "motion": .text(motion.rawValue), "isFade": .flag(motion == .fade),
        "offset": .text(offset),
    ]
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

/// Returns the call that shows a plugin on a host; nil if the plugin has no helper for that, or an
/// input has no known value.
private func showing(of plugin: PluginDescription, _ dialect: KitDialect) -> String? {
    plugin.host.show.flatMap { show in
        call(
            "host." + SwiftIdentifier.escaped(show.value), with: plugin, dialect,
            first: plugin.containerArgument("host.view"))
    }
}

/// Returns a call with the inputs that have no default, and with the given arguments; nil if an
/// input has no known value.
///
/// - Parameters:
/// - first: the arguments before the inputs.
/// - given: the values of inputs by their names.
/// - last: the arguments after the inputs.
func call(
    _ callee: String, with plugin: PluginDescription, _ dialect: KitDialect, first: [String] = [],
    given: [String: String] = [:], last: [String] = [], indentation: Int = 8, prefixLength: Int = 0
) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil || given[$0.name.value] != nil }
    let arguments = required.compactMap { input in
        (given[input.name.value] ?? input.examples(in: plugin, dialect)?.first).map {
            "\(input.name.value): \($0)"
        }
    }
    return arguments.count == required.count
        ? SwiftCall(callee: callee, arguments: first + arguments + last).written(
            indentation: indentation, prefixLength: prefixLength)
        : nil
}

extension PluginDescription {
    /// An input that has no default and no known value, so that tests cannot create the controller.
    var inputWithoutTestValue: PluginInput? {
        let required = inputs.filter { $0.defaultValue == nil }
        if required.isEmpty { return nil }
        let kits = controller.kits.dialects()
        return required.first { input in
            kits.contains { input.examples(in: self, $0)?.first == nil }
        }
    }

    /// Whether the plugin has a size: from its content, or else from its edges and lengths.
    fileprivate var hasExtent: Bool {
        content != nil
            || (placement.hasBothSides || placement.width != nil)
                && (placement.hasBothEnds || placement.height != nil)
    }
}

extension PluginPlacement {
    fileprivate var hasBothSides: Bool {
        edges.contains(".leading") && edges.contains(".trailing")
    }

    fileprivate var hasBothEnds: Bool { edges.contains(".top") && edges.contains(".bottom") }
}

extension PluginInput {
    /// Returns values for tests, the first of which differs from the last if possible; nil if
    /// neither the description nor the type suggests a value. The example `nil` shows nothing, so
    /// it counts only for types of which nothing else is known.
    func examples(in plugin: PluginDescription, _ dialect: KitDialect) -> [String]? {
        let isProgress = plugin.views.contains { view in
            guard case .progress = view else { return false }
            return view.bindings.contains { $0.use == .progress && $0.input.value == name.value }
        }
        if let values = controlExamples(in: plugin) { return values }
        if let example, example.value != "nil" || type.value.hasPrefix("Optional<") {
            // A progress bar shows values from 0 to 1.
            let isShown = !isProgress || Double(example.value).map { 0...1 ~= $0 } ?? true
            if isShown { return [dialect.translated(example.value)] }
        }
        return isProgress
            ? ["0.25", "0.75"]
            : KnownType.examples(for: dialect.translated(type.value))
                ?? KnownType.placeholder(for: type.value).map { [$0] }
    }

    /// The text between the two values that tests compare. Images are compared by identity, because
    /// the images in tests are empty and therefore equal.
    var equality: String {
        let images = ["PlatformImage", "UIImage", "NSImage"]
        return images.contains { type.value == $0 || type.value == $0 + "?" }
            ? " === " : ", equals: "
    }
}
