import Mustache
import PluginDescriptions

/// What the template of a controller is filled in with.
func controllerContext(of plugin: PluginDescription) -> MustacheValue {
    let names = ViewNames(of: plugin)
    var context = plugin.nameContext
    context.merge(classContext(of: plugin)) { $1 }
    plugin.addPresentation(to: &context, names: names)
    context["inputs"] = .list(plugin.inputs.map { inputContext(of: $0, in: plugin, names: names) })
    context["hasInputs"] = .flag(!plugin.inputs.isEmpty)
    context["handlers"] = .list(plugin.handlers.map { handlerContext(of: $0, in: plugin) })
    context["hasHandlers"] = .flag(!plugin.handlers.isEmpty)
    context["views"] = .list(viewDeclarations(of: plugin, names: names))
    context["hasViews"] = .flag(plugin.content != nil)
    let configurations = viewConfigurations(of: plugin, names: names)
    context["configurations"] = .list(configurations)
    context["isConfigured"] = .flag(
        !configurations.isEmpty || plugin.content?.background != nil)
    context["content"] = .flag(plugin.content != nil)
    context["root"] = .text(names.root ?? "")
    context["layout"] = layoutContext(of: plugin.content, root: names.root)
    context["background"] = backgroundContext(of: plugin.content)
    context["textFields"] = .list(textFieldContexts(of: plugin, names: names))
    context["initializer"] = SwiftParameters(texts: plugin.inputs.map(\.parameter))
        .context(indentation: 4, restLength: plugin.accessPrefix.count + "init() {".count)
    context["isDecodable"] = .flag(undecodableInputs(of: plugin).isEmpty)
    context["undecodableInputs"] = .text(
        undecodableInputs(of: plugin).map { "``\($0)``" }.joined(separator: ", "))
    context["show"] = showParameters(of: plugin)
    context["lookup"] = .text(lookup(of: plugin))
    return .object(context)
}

extension PluginDescription {
    /// The names that a plugin's own name gives to what is emitted for it.
    var nameContext: [String: MustacheValue] {
        [
            "plugin": .text(name),
            "controller": .text(controllerName),
            "variable": .text(EmittedNames.variable(ofPlugin: name)),
            "article": .text(EmittedNames.article(for: name)),
        ]
    }
}

/// The inputs that a controller from a storyboard has no value for.
private func undecodableInputs(of plugin: PluginDescription) -> [String] {
    plugin.inputs.filter { $0.valueWhenDecoded == nil }.map(\.name.value)
}

private func showParameters(of plugin: PluginDescription) -> MustacheValue {
    let container = plugin.placement.needsContainer ? ["in container: UIView"] : []
    let handlers = plugin.handlers.map { handler in
        "\(handler.name.value): @escaping \(handler.type) = \(handler.emptyClosure)"
    }
    let head =
        "\(plugin.accessPrefix)func show\(plugin.name)() -> \(plugin.controllerName) {"
    return SwiftParameters(texts: container + plugin.inputs.map(\.parameter) + handlers)
        .context(indentation: 4, restLength: head.count)
}

/// The child that is there or else a new one, as it stands after `let loadingViewController =`: on
/// the same line, below it, or on several lines.
private func lookup(of plugin: PluginDescription) -> String {
    let controller = plugin.controllerName
    let present = "childPlugin(\(controller).self)"
    let reuses = plugin.presentation.whenShown == .reuse
    let creation = SwiftCall(
        callee: controller,
        arguments: plugin.inputs.filter { $0.defaultValue == nil }.map { input in
            "\(input.name.value): \(SwiftIdentifier.escaped(input.name.value))"
        })
    let oneLine = reuses ? "\(present) ?? \(creation.onOneLine)" : creation.onOneLine
    let declaration = "        let \(EmittedNames.variable(ofPlugin: plugin.name)) = "
    if declaration.count + oneLine.count <= SwiftCall.lineLength { return " " + oneLine }

    let inner = "\n" + String(repeating: " ", count: 12)
    if 12 + oneLine.count <= SwiftCall.lineLength { return inner + oneLine }
    guard reuses else {
        return " " + creation.written(indentation: 8, prefixLength: declaration.count - 8)
    }
    let call = creation.written(indentation: 12, prefixLength: "?? ".count)
    return "\(inner)\(present)\(inner)?? \(call)"
}
