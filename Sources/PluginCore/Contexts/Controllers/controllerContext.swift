/// Returns the data for the template of a controller.
///
/// - Parameter plugins: all plugins of the module. This plugin may refer to them.
func controllerContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheObject {
    let tree = ViewTree(of: plugin, dialect)
    let variable = GeneratedName.variable(ofPlugin: plugin.name)
    let configurations = configurations(of: plugin, tree: tree)
    let placedView = tree.scrollsContent ? "scrollView" : tree.root
    let inputs = plugin.inputs.map { $0.parameter(dialect) }
    let parameters = inputs + plugin.requiredHandlers.map { $0.parameter(dialect) }
    var context = dialect.context
    context.add(plugin.nameContext(variable: variable))
    context.add(classContext(of: plugin, dialect))
    context.add(plugin.presentationContext(tree: tree, among: plugins))
    let hasProperties = plugin.content != nil || plugin.isPresented(among: plugins, dialect)
    context["initializesAfterMember"] = .flag(hasProperties)
    context["loadsViewAfterMember"] = .flag(hasProperties || !parameters.isEmpty)
    context.add([
        "inputs": .list(plugin.inputs.map { inputContext(of: $0, in: plugin, tree: tree) }),
        "handlers": .list(plugin.handlers.map { handlerContext(of: $0, in: plugin, tree: tree) }),
        "triggers": .list(triggerContexts(of: plugin, dialect)),
        "hasInputs": .flag(!plugin.inputs.isEmpty), "hasHandlers": .flag(!plugin.handlers.isEmpty),
        "hasInitializers": .flag(!parameters.isEmpty),
        "views": .list(viewDeclarations(of: tree, in: plugin)),
        "hasViews": .flag(plugin.content != nil), "scrolls": .flag(tree.scrollsContent),
        "configurations": .list(
            configurations.enumerated().map { index, lines in
                [
                    "isFirst": .flag(index == 0),
                    "lines": .list(lines.map { ["line": .text($0)] }),
                ]
            }),
        "isConfigured": .flag(!configurations.isEmpty),
        "content": .flag(plugin.content != nil), "root": .text(tree.root ?? ""),
        "placedView": .text(placedView ?? ""),
        "contentContainer": .text(
            plugin.content?.surface?.material == nil ? "view" : "\(GeneratedName.surface).contentView"),
        "layout": layoutContext(of: plugin, placing: placedView, dialect),
        "scrollingCall": .optional(plugin.scrollingCall(tree: tree)),
        "textFields": .list(textFieldContexts(of: plugin, tree: tree)),
        "valueControls": .list(valueControlContexts(of: plugin, dialect)),
        "initializer": parameterContext(
            parameters, indentation: 4,
            lengthWithoutParameters: plugin.accessPrefix.utf8.count + "init() {".utf8.count),
    ])
    context.add(decodingContext(of: plugin))
    // Members that a protocol of another module requires are as visible as the class.
    context["witnessAccess"] = .text(plugin.controller.engine == nil ? "" : plugin.accessPrefix)
    context["condition"] = .text(dialect.spelling.condition(for: plugin))
    context["previews"] = previewsContext(of: plugin, dialect)
    context["appearance"] = appearanceContext(of: plugin, tree: tree)
    context["sizes"] = sizeContext(of: plugin, tree: tree)
    context["rows"] = .list(rowContexts(of: plugin, dialect))
    context["hostedViews"] = .list(hostedViewContexts(of: plugin, dialect))
    context.add(escapeContext(of: plugin, tree: tree))
    context.add(plugin.controller.hosts.context(dialect))
    context["primaryPress"] = primaryPressContext(of: plugin, tree: tree)
    context.add(hostContext(of: plugin, variable: variable, inputs: inputs, among: plugins, dialect))
    return context
}

/// Returns the data for the initializer that storyboards call.
private func decodingContext(of plugin: PluginDescription) -> MustacheObject {
    let missing =
        plugin.inputs.filter { $0.coderValue == nil }.map(\.name.value) + plugin.requiredHandlers.map(\.name.value)
    return [
        "isDecodable": .flag(missing.isEmpty),
        "undecodableRemark": missing.isEmpty
            ? .nothing
            : documentationLines(
                [
                    "A storyboard has no value for ``\(missing.joined(separator: "``, ``"))``: "
                        + "it cannot create this controller."
                ],
                indentation: 4),
    ]
}

/// Returns the data for the action of the Return key in the last text field. It presses the first
/// enabled button with the role `primary`. Returns nothing if there is no such button, or if Return
/// is the key equivalent of the buttons.
private func primaryPressContext(of plugin: PluginDescription, tree: ViewTree) -> MustacheValue {
    let buttons = tree.primaryButtons(in: plugin)
    if !tree.dialect.spelling.callsMethodOnReturn || tree.textFields.isEmpty || buttons.isEmpty {
        return .nothing
    }
    let references = buttons.map { "``\(tree.views[$0].view.name?.value ?? "")``" }
    let names = references.joined(separator: ", ")
    let summary =
        buttons.count == 1
        ? "Does what \(names) does, if it can be used."
        : "Does what the first of these buttons does that can be used: \(names)."
    return [
        "summary": .text(summary),
        "buttons": .list(
            buttons.map { index in
                let (name, view) = tree.views[index]
                let shown = tree.hideableViews(aroundButtonAt: index).map { "!\($0).isHidden" }
                let isEverBusy = view.busyWhen != nil || view.busyHandler != nil
                let idle = isEverBusy ? ["!\(name).isBusy"] : []
                let conditions = ["\(name).isEnabled"] + idle + shown
                return [
                    "isFirst": .flag(index == buttons[0]),
                    "condition": .text(conditions.joined(separator: ", ")),
                    "action": .text(plugin.handlerCall(by: view) ?? ""),
                ]
            }),
    ]
}

/// Returns the data for the escape gesture: it presses the first enabled button with the role
/// `cancel`, or removes the plugin.
private func escapeContext(of plugin: PluginDescription, tree: ViewTree) -> MustacheObject {
    var actions: [MustacheValue] = []
    var isConditional = true
    for index in tree.cancelButtons where isConditional {
        let view = tree.views[index].view
        guard let call = plugin.handlerCall(by: view) else { continue }
        var conditions = tree.showingConditions(ofViewAt: index, in: plugin)
        conditions += view.usabilityConditions.filter { !conditions.contains($0) }
        isConditional = !conditions.isEmpty
        actions.append([
            "action": .text(call),
            "condition": isConditional ? .text(conditions.map { $0.expression() }.joined(separator: ", ")) : nil,
        ])
    }
    return [
        "escapeActions": .list(actions), "hasEscapeActions": .flag(!actions.isEmpty),
        "isEscapeConditional": .flag(isConditional),
        "dismissesOnEscape": .flag(tree.dismissesOnEscape(plugin)),
        "dismissesOnTap": .flag(plugin.presentation.dismissesOnTap),
        "reportsDismissal": .flag(plugin.presentation.dismissed != nil),
        "removesOnEscape": .flag(plugin.presentation.dismissesOnTap || plugin.presentation.swipeToDismiss),
    ]
}

extension ViewTree {
    /// The indices of the buttons that the escape gesture presses; empty if the framework has no
    /// such gesture.
    var cancelButtons: [Int] {
        if dialect.spelling.names.escapeMethod == nil { return [] }
        var indices: [Int] = []
        for index in views.indices {
            guard case .button(let button) = views[index].view else { continue }
            if button.role.value == .cancel, button.handler != nil { indices.append(index) }
        }
        return indices
    }

    /// Returns whether the escape gesture removes the plugin. It does if the plugin has no cancel
    /// button, and dismisses itself automatically, since such a plugin stays while VoiceOver runs,
    /// or when its backdrop is tapped, or when it is swiped away.
    func dismissesOnEscape(_ plugin: PluginDescription) -> Bool {
        (plugin.presentation.dismissesAfter != nil || plugin.presentation.dismissesOnTap
            || plugin.presentation.swipeToDismiss)
            && cancelButtons.isEmpty && dialect.spelling.names.escapeMethod != nil
    }
}

extension PluginPresentation {
    /// Whether a tap on the backdrop removes the plugin.
    var dismissesOnTap: Bool { backdrop?.value.dismissesOnTap == true }
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
