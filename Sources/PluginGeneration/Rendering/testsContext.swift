import Mustache
import PluginDescriptions

/// What the template of a module's containment tests is filled in with.
func testsContext(of tests: GenerationOptions.Tests) -> MustacheValue {
    ["module": .text(tests.module), "prefix": .text(tests.prefix)]
}

/// What the template of a plugin's tests is filled in with.
func controllerTestsContext(
    of plugin: PluginDescription, in tests: GenerationOptions.Tests
) -> MustacheValue {
    let names = ViewNames(of: plugin)
    var context = plugin.nameContext
    context["module"] = .text(tests.module)
    context["prefix"] = .text(tests.prefix)
    context["creation"] = creation(of: plugin).map(MustacheValue.text) ?? nil
    context["showing"] = showing(of: plugin).map(MustacheValue.text) ?? nil
    context["views"] = .list(names.views.map { ["name": .text($0.name)] })
    context["hasViews"] = .flag(!names.views.isEmpty)
    context["root"] = .text(names.root ?? "")
    context["isCentered"] = .flag(plugin.content?.layout == .center)
    context["delay"] = timing(plugin.presentation.delay)
    context["minimumDuration"] = timing(plugin.presentation.minimumDuration)
    context["inputs"] = .list(shownInputs(of: plugin, names: names))
    context["handlers"] = .list(triggeredHandlers(of: plugin, names: names))
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
    call(EmittedNames.controller(ofPlugin: plugin.name), with: plugin)
}

/// The call that shows a plugin on a host.
private func showing(of plugin: PluginDescription) -> String? {
    call("host.show\(plugin.name)", with: plugin)
}

private func call(_ callee: String, with plugin: PluginDescription) -> String? {
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
    fileprivate var examples: [String]? {
        example.map { [$0.value] } ?? KnownType.examples(for: type.value)
            ?? KnownType.placeholder(for: type.value).map { [$0] }
    }
}

private func shownInputs(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let views = names.views.filter { $0.view.shownInput == input.name.value }
        guard let examples = input.examples, let first = examples.first, let last = examples.last,
            !views.isEmpty
        else { return nil }
        return [
            "name": .text(input.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(input.name.value)),
            "property": .text(SwiftIdentifier.escaped(input.name.value)),
            "type": .text(input.type.value),
            "first": .text(first),
            "second": .text(last),
            "isOptional": .flag(input.isOptional),
            "views": .list(
                views.map { name, view in ["name": .text(name), "shown": .text(view.shownProperty)]
                }
            ),
        ]
    }
}

extension ContentView {
    /// The property of the view that holds what an input gives it.
    fileprivate var shownProperty: String {
        switch self {
        case .button: "configuration?.title"
        case .image: "image"
        case .label, .stack, .activityIndicator: "text"
        }
    }
}

private func triggeredHandlers(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    plugin.handlers.map { handler in
        let buttons = names.views.filter { _, view in
            if case .button(let button) = view {
                button.handler?.value == handler.name.value
            } else {
                false
            }
        }
        let underscores = handler.parameters.map { _ in "_" }.joined(separator: ", ")
        return [
            "name": .text(handler.name.value),
            "capitalizedName": .text(EmittedNames.capitalized(handler.name.value)),
            "property": .text(SwiftIdentifier.escaped(handler.name.value)),
            "signature": .text(underscores.isEmpty ? "" : "\(underscores) in "),
            "capturingSignature": .text(
                underscores.isEmpty ? "[weak plugin] in" : "[weak plugin] \(underscores) in"),
            "removesPlugin": .flag(handler.removesPlugin),
            "buttons": .list(
                buttons.map { name, view in
                    [
                        "button": .text(name),
                        "bareButton": .text(view.name?.value ?? ""),
                        "capitalizedButton": .text(
                            EmittedNames.capitalized(view.name?.value ?? "")),
                    ]
                }),
        ]
    }
}
