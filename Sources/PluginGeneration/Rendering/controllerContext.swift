import Mustache
import PluginDescriptions

/// What the template of a controller is filled in with.
///
/// - Parameter plugins: all plugins of the module, which this one can name.
func controllerContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ kit: KitDialect
) -> MustacheObject {
    let names = ViewNames(of: plugin, kit)
    var context = kit.context
    context.add(plugin.nameContext)
    context.add(classContext(of: plugin, kit))
    plugin.addPresentation(to: &context, names: names)
    context["inputs"] = .list(plugin.inputs.map { inputContext(of: $0, in: plugin, names: names) })
    context["hasInputs"] = .flag(!plugin.inputs.isEmpty)
    context["handlers"] = .list(plugin.handlers.map { handlerContext(of: $0, in: plugin, kit) })
    context["hasHandlers"] = .flag(!plugin.handlers.isEmpty)
    context["views"] = .list(viewDeclarations(of: plugin, names: names))
    context["hasFontWeights"] = .flag(
        plugin.views.contains {
            if case .label(let label) = $0 { label.weight != nil } else { false }
        })
    context["hasViews"] = .flag(plugin.content != nil)
    let configurations = viewConfigurations(of: plugin, names: names)
    context["configurations"] = .list(configurations)
    context["isConfigured"] = .flag(
        !configurations.isEmpty || kit.configuresBackground(of: plugin))
    context["content"] = .flag(plugin.content != nil)
    context["root"] = .text(names.root ?? "")
    context["layout"] = layoutContext(of: plugin.content, root: names.root)
    context["textFields"] = .list(textFieldContexts(of: plugin, names: names))
    context["initializer"] = SwiftParameters(texts: plugin.inputs.map { $0.parameter(kit) })
        .context(indentation: 4, restLength: plugin.accessPrefix.count + "init() {".count)
    context["isDecodable"] = .flag(undecodableInputs(of: plugin).isEmpty)
    context["undecodableInputs"] = .text(
        undecodableInputs(of: plugin).map { "``\($0)``" }.joined(separator: ", "))
    context.add(hostContext(of: plugin, among: plugins, kit))
    return context
}

extension PluginDescription {
    /// The names that a plugin's own name gives to what is emitted for it.
    var nameContext: MustacheObject {
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
