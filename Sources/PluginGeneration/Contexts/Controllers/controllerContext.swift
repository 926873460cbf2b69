import PluginDescriptions

/// What the template of a controller is filled in with.
///
/// - Parameter plugins: all plugins of the module, which this one can name.
func controllerContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ kit: KitDialect
) -> MustacheObject {
    let names = ViewNames(of: plugin, kit)
    let variable = EmittedNames.variable(ofPlugin: plugin.name)
    let configurations = viewConfigurations(of: plugin, names: names)
    let hasFontWeights = names.views.contains {
        if case .label(let label) = $0.view { label.weight != nil } else { false }
    }
    // The inputs that a controller from a storyboard has no value for.
    let undecodable = plugin.inputs.filter { $0.valueWhenDecoded == nil }.map { $0.name.value }
    let parameters = plugin.inputs.map { $0.parameter(kit) }
    var context = kit.context
    context.add(plugin.nameContext(variable: variable))
    context.add(classContext(of: plugin, kit))
    context.add(plugin.presentationContext(names: names))
    context.add([
        "inputs": .list(plugin.inputs.map { inputContext(of: $0, in: plugin, names: names) }),
        "handlers": .list(plugin.handlers.map { handlerContext(of: $0, names: names) }),
        "hasInputs": .flag(!plugin.inputs.isEmpty), "hasHandlers": .flag(!plugin.handlers.isEmpty),
        "views": .list(viewDeclarations(of: plugin, names: names)),
        "hasFontWeights": .flag(hasFontWeights), "hasViews": .flag(plugin.content != nil),
        "configurations": .list(configurations),
        "isConfigured": .flag(!configurations.isEmpty || kit.configuresBackground(of: plugin)),
        "content": .flag(plugin.content != nil), "root": .text(names.root ?? ""),
        "layout": layoutContext(of: plugin.content, root: names.root),
        "textFields": .list(textFieldContexts(of: plugin, names: names)),
        "escape": escapeContext(of: plugin, names: names),
        "initializer": parameterContext(
            parameters, indentation: 4,
            restLength: plugin.accessPrefix.utf8.count + "init() {".utf8.count),
        "isDecodable": .flag(undecodable.isEmpty),
        "undecodableRemark": undecodable.isEmpty
            ? .nothing
            : documentationLines(
                [
                    "A storyboard has no value for ``\(undecodable.joined(separator: "``, ``"))``: "
                        + "it cannot make this controller."
                ],
                indentation: 4),
    ])
    context.add(
        hostContext(of: plugin, variable: variable, inputs: parameters, among: plugins, kit))
    return context
}

/// What the gesture that leaves a plugin does, which has a button for that; nothing where the kit has no such
/// gesture.
private func escapeContext(of plugin: PluginDescription, names: ViewNames) -> MustacheValue {
    guard let index = names.views.firstIndex(where: { $0.view.isEscape(in: names.kit) }),
        let name = names.views[index].view.handler?.value,
        let handler = plugin.handlers.first(where: { $0.name.value == name })
    else { return nil }
    var hiding: [String] = []
    for view in [names.views[index].view] + names.holders(ofViewAt: index) {
        let condition = view.hiding(in: plugin)
        if !condition.isEmpty, !hiding.contains(condition) { hiding.append(condition) }
    }
    return [
        "action": .text(handler.call),
        "hiding": hiding.isEmpty ? nil : .text(hiding.joined(separator: " || ")),
    ]
}

extension ContentView {
    /// Whether the view does what the gesture does that leaves a plugin.
    func isEscape(in kit: KitDialect) -> Bool {
        guard case .button(let button) = self else { return false }
        return button.role.value == .cancel && !kit["escapeMethod"].isEmpty
    }
}

extension PluginDescription {
    /// The names that a plugin's own name gives to what is emitted for it.
    ///
    /// - Parameter variable: the local variable for its controller.
    func nameContext(variable: String) -> MustacheObject {
        [
            "plugin": .text(name), "controller": .text(controllerName),
            "variable": .text(variable),
        ]
    }
}
