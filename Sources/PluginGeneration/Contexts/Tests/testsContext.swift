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
    context["placement"] = placementTestContext(of: plugin.placement, hasExtent: plugin.hasExtent)
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
