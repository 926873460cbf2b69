import PluginDescriptions

/// Returns the data for the template of a controller.
///
/// - Parameter plugins: all plugins of the module. This plugin may refer to them.
func controllerContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ kit: KitDialect
) -> MustacheObject {
    let names = ViewNames(of: plugin, kit)
    let variable = GeneratedName.variable(ofPlugin: plugin.name)
    let configurations = viewConfigurations(of: plugin, names: names)
    let placedView = names.scrollsContent ? "scrollView" : names.root
    // The inputs that have no value if a storyboard creates the controller.
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
        "hasViews": .flag(plugin.content != nil), "scrolls": .flag(names.scrollsContent),
        "configurations": .list(configurations),
        "isConfigured": .flag(!configurations.isEmpty || kit.configuresBackground(of: plugin)),
        "content": .flag(plugin.content != nil), "root": .text(names.root ?? ""),
        "placedView": .text(placedView ?? ""),
        "layout": layoutContext(of: plugin.content, placing: placedView),
        "textFields": .list(textFieldContexts(of: plugin, names: names)),
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
    context["appearance"] = appearanceContext(of: plugin, names: names)
    context.add(escapeContext(of: plugin, names: names))
    context["primaryPress"] = primaryPressContext(of: plugin, names: names)
    context.add(
        hostContext(of: plugin, variable: variable, inputs: parameters, among: plugins, kit))
    return context
}

/// Returns the data for the action of the Return key in the last text field: it presses the first
/// enabled button with the role `primary`. Nothing if there is no such button, or if Return is the
/// key equivalent of the buttons themselves.
private func primaryPressContext(of plugin: PluginDescription, names: ViewNames) -> MustacheValue {
    let buttons = names.primaryButtons(in: plugin)
    if !names.kit.spelling.callsMethodOnReturn || names.textFields.isEmpty || buttons.isEmpty {
        return .nothing
    }
    let references = buttons.map { "``\(names.views[$0].view.name?.value ?? "")``" }
    let remark = buttons.count == 1 ? "if it can be used" : "the first that can be used"
    return [
        "summary": .text("Does what \(references.joined(separator: " or ")) does, \(remark)."),
        "buttons": .list(
            buttons.map { index in
                let (name, view) = names.views[index]
                let handler = plugin.handlers.first { $0.name.value == view.handler?.value }
                let hiding = names.hidingViews(ofButtonAt: index).map { "!\($0).isHidden" }
                return [
                    "isFirst": .flag(index == buttons[0]),
                    "condition": .text((["\(name).isEnabled"] + hiding).joined(separator: ", ")),
                    "action": .text(handler?.call ?? ""),
                ]
            }),
    ]
}

/// Returns the data for the escape gesture: it presses the first enabled button with the role
/// `cancel`, or removes the plugin.
private func escapeContext(of plugin: PluginDescription, names: ViewNames) -> MustacheObject {
    var escapes: [MustacheValue] = []
    var isAtTimes = true
    for index in names.escapes where isAtTimes {
        let view = names.views[index].view
        guard let handler = plugin.handlers.first(where: { $0.name.value == view.handler?.value })
        else { continue }
        var showing = names.showingConditions(ofViewAt: index, in: plugin)
        if let condition = view.usingCondition, !showing.contains(condition) {
            showing.append(condition)
        }
        isAtTimes = !showing.isEmpty
        escapes.append([
            "action": .text(handler.call),
            "showing": isAtTimes
                ? .text(showing.map { $0.expression() }.joined(separator: ", ")) : nil,
        ])
    }
    return [
        "escapes": .list(escapes), "hasEscapes": .flag(!escapes.isEmpty),
        "escapesAtTimes": .flag(isAtTimes),
        "dismissesOnEscape": .flag(names.dismissesOnEscape(plugin)),
    ]
}

extension ViewNames {
    /// The indices of the buttons that the escape gesture presses; empty if the framework has no
    /// such gesture.
    var escapes: [Int] {
        if kit.spelling.names.escapeMethod == nil { return [] }
        var places: [Int] = []
        for index in views.indices {
            guard case .button(let button) = views[index].view else { continue }
            if button.role.value == .cancel, button.handler != nil { places.append(index) }
        }
        return places
    }

    /// Returns whether the escape gesture removes the plugin. This is so for plugins that dismiss
    /// themselves automatically and have no cancel button, since they stay while VoiceOver runs.
    func dismissesOnEscape(_ plugin: PluginDescription) -> Bool {
        plugin.presentation.dismissesAfter != nil && escapes.isEmpty
            && kit.spelling.names.escapeMethod != nil
    }
}

extension PluginDescription {
    /// Returns the names that are derived from the plugin's name.
    ///
    /// - Parameter variable: the local variable for its controller.
    func nameContext(variable: String) -> MustacheObject {
        [
            "plugin": .text(name), "controller": .text(controllerName),
            "variable": .text(variable),
        ]
    }
}
