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
///
/// - Parameter isPublic: whether a type of another module conforms to a public protocol of the tested one.
private func testableImports(
    of tests: GenerationOptions.Tests, for plugin: PluginDescription?, isPublic: Bool = false
) -> MustacheValue {
    let testedModule = "@testable \(isPublic ? "public " : "")import \(tests.module)"
    guard let plugin, let engine = plugin.controller.engine else {
        return [["line": .text(testedModule)]]
    }
    let appearance = plugin.controller.appearance
    let tokens: [AppearanceToken] =
        (appearance.colors.isEmpty ? [] : [.color]) + (appearance.fonts.isEmpty ? [] : [.font])
    let modules = [engine.name, tests.module].sorted().map {
        $0 == tests.module ? testedModule : "@testable import \($0)"
    }
    let types = tokens.map { "@testable import enum \(tests.module).\($0.typeName)" }
    return .list((modules + types).map { ["line": .text($0)] })
}

/// Returns the data for the template of a plugin's tests.
func controllerTestsContext(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests,
    among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheObject {
    let tree = ViewTree(of: plugin, dialect)
    var context = dialect.context
    context.add(plugin.nameContext(variable: GeneratedName.variable(ofPlugin: plugin.name)))
    context.add(moduleContext(of: plugin, in: tests, dialect))
    context.add(creationContext(of: plugin, prefix: tests.prefix, dialect))
    context.add(presentationTestsContext(of: plugin, among: plugins, dialect))
    context.add(localizedTestsContext(of: plugin, tree: tree, prefix: tests.prefix))
    context.add(editTestsContext(of: plugin, tree: tree, prefix: tests.prefix))
    context["rowTests"] = .list(rowTests(of: plugin, dialect))
    context["hostedViews"] = .list(testedHostedViews(of: plugin))
    context.add(handlerTestsContext(of: plugin, tree: tree, prefix: tests.prefix))
    context.add(hostTestsContext(of: plugin, among: plugins, prefix: tests.prefix, dialect))
    return context
}

/// Returns the data for the tests of a plugin's presentation.
private func presentationTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheObject {
    let presentation = plugin.presentation
    return [
        "isPresented": .flag(plugin.isPresented(among: plugins, dialect)),
        "hasTimes": .flag(presentation.delay.value > 0 || presentation.minimumDuration.value > 0),
        "isDelayed": .flag(presentation.delay.value > 0),
        "blocksTouches": .flag([.block, .blockWhileVisible].contains(presentation.touches) && plugin.hasExtent),
        "leavesLater": .flag(
            presentation.minimumDuration.value > 0 || presentation.moveOut != .none && presentation.motionDuration > 0),
    ]
}

/// Returns the data that depends on the tested module.
private func moduleContext(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests, _ dialect: KitDialect
) -> MustacheObject {
    let imports = Set(plugin.importedModules(dialect.kit) + [tests.framework.module]).sorted()
    return [
        "condition": .text(dialect.spelling.condition(for: plugin)),
        "imports": .list(imports.map { ["module": .text($0)] }),
        "module": .text(tests.module), "prefix": .text(tests.prefix),
        "testableImports": testableImports(of: tests, for: plugin),
        "supportFile": .text(OutputNames.testSupport),
    ]
}

/// Returns the data for the code that creates the controller and its host.
private func creationContext(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheObject {
    // Only a host with a list can show a plugin in it.
    let isInList = plugin.placement.position.value.isInList
    return [
        "creation": .optional(call(plugin.controllerName, with: plugin, dialect)),
        "showCall": .optional(showing(of: plugin, dialect)),
        "isInList": .flag(isInList),
        "host": isInList ? .text("host: \(prefix)HostWindow.makeScrollingController()") : .nothing,
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

/// Returns the data for tests of the SwiftUI views.
private func testedHostedViews(of plugin: PluginDescription) -> [MustacheValue] {
    plugin.views.ofSwiftUI.map { view in
        [
            "view": .text(SwiftIdentifier.escaped(view.name.value)),
            "bareName": .text(view.name.value),
            "capitalizedName": .text(capitalized(view.name.value)),
            "isReloaded": .flag(view.creation != nil),
        ]
    }
}

extension PluginDescription {
    /// Whether the plugin has a size: from its content, or else from its edges and lengths.
    fileprivate var hasExtent: Bool {
        content != nil
            || (placement.hasBothSides || placement.width != nil) && (placement.hasBothEnds || placement.height != nil)
    }
}

extension PluginPlacement {
    fileprivate var hasBothSides: Bool {
        edges.contains(".leading") && edges.contains(".trailing")
    }

    fileprivate var hasBothEnds: Bool { edges.contains(".top") && edges.contains(".bottom") }
}

/// Returns the data for the template of the support of tests: the parts that the tests of the module's plugins use.
func testSupportContext(
    of code: SharedCode, _ names: ContainmentNames, _ tests: GenerationOptions.Tests, _ dialect: KitDialect
) -> MustacheObject {
    let plugins = code.plugins.filter(\.isTested)
    let contexts =
        plugins.supporting(dialect.kit).map {
            controllerTestsContext(of: $0, in: tests, among: plugins, dialect)
        } + [stateTestsContext(of: code, tests, dialect)]
    var context = testsContext(of: tests, for: plugins.first, dialect)
    let parts = TestSupportPart.allCases.filter { part in contexts.contains(where: part.isUsed) }
    let usesModifiers = parts.contains(.modifiers)
    context["usesSwiftUI"] = .flag(usesModifiers)
    context.add(code.hosts.context(dialect))
    let hasViewProtocol = usesModifiers && code.hosts.views != nil
    context["hasViewProtocol"] = .flag(hasViewProtocol)
    let hasConformances = code.hosts.controllers != nil || hasViewProtocol
    context["testableImports"] = testableImports(
        of: tests, for: plugins.first, isPublic: hasConformances && code.hostAccess(dialect) == .public)
    let runtime = RuntimeCondition.available(to: code, dialect)
    let source = TestSupportSource(
        for: dialect.kit, prefix: tests.prefix, names: names,
        conditions: [
            "XCTEST": tests.framework == .xctest,
            "CLOCK": runtime.contains(.clock), "TRANSITIONS": runtime.contains(.transitions),
            "TOUCHES": contexts.contains { $0["blocksTouches"]?.isFalsy == false },
            // Only old versions of UIKit need a stack in place of its own view.
            "STACKS": !code.minimumVersions.haveContentUnavailableView,
        ])
    context["support"] = .list(source.sections(of: parts).map { ["code": .text($0)] })
    let colors = assetColors(of: code, dialect)
    context["hasAssetColors"] = .flag(!colors.isEmpty)
    context["assetColors"] = .list(colors)
    return context
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
