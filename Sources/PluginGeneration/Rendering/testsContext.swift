import Mustache
import PluginDescriptions

/// What the template of a module's containment tests is filled in with.
func testsContext(of tests: GenerationOptions.Tests) -> MustacheValue {
    ["module": .text(tests.module), "prefix": .text(tests.prefix)]
}

/// What the template of a plugin's tests is filled in with.
func controllerTestsContext(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests,
    among plugins: [PluginDescription]
) -> MustacheValue {
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
    context["delay"] = timing(plugin.presentation.delay)
    context["minimumDuration"] = timing(plugin.presentation.minimumDuration)
    context["inputs"] = .list(shownInputs(of: plugin, names: names))
    let texts = fixedTexts(of: names)
    context["texts"] = .list(texts.map { ["expectation": .text($0)] })
    context["hasTexts"] = .flag(!texts.isEmpty)
    context["hasLocalizedTexts"] = .flag(names.views.contains { $0.view.text?.isLocalized == true })
    context["handlers"] = .list(triggeredHandlers(of: plugin, names: names))
    context.merge(hostTestsContext(of: plugin, among: plugins)) { $1 }
    return .object(context)
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
    plugin.host.show.flatMap { call("host." + SwiftIdentifier.escaped($0.value), with: plugin) }
}

func call(_ callee: String, with plugin: PluginDescription) -> String? {
    let required = plugin.inputs.filter { $0.defaultValue == nil }
    let arguments = required.compactMap { input in
        input.examples?.first.map { "\(input.name.value): \($0)" }
    }
    return arguments.count == required.count
        ? SwiftCall(callee: callee, arguments: arguments).written(indentation: 8, prefixLength: 0)
        : nil
}

extension PluginInput {
    /// Values for tests, the first of which differs from the last where that is possible; nil where
    /// neither the description nor the type's name suggests any.
    var examples: [String]? {
        example.map { [$0.value] } ?? KnownType.examples(for: type.value)
            ?? KnownType.placeholder(for: type.value).map { [$0] }
    }
}
