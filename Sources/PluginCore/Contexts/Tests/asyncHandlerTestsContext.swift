/// Returns a test run for each way in which users call an async handler.
///
/// - Parameter triggers: the triggers of all handlers, apart from Return in a text field.
func asyncTriggerRuns(
    of triggers: [Trigger], in plugin: PluginDescription, tree: ViewTree, prefix: String
) -> [TriggerRun] {
    let handlers = plugin.handlers.filter(\.isAsync)
    let all =
        triggers.filter(\.handler.isAsync)
        + handlers.flatMap { returnTriggers(of: $0, in: plugin, tree: tree, prefix: prefix) }
    return all.map { TriggerRun(triggers: [$0]) }
}

/// Returns the triggers of a handler with Return in a text field.
func returnTriggers(
    of handler: PluginHandler, in plugin: PluginDescription, tree: ViewTree, prefix: String
) -> [Trigger] {
    tree.views.indices.flatMap { index -> [Trigger] in
        guard let field = tree.fieldPressing(buttonAt: index, in: plugin) else { return [] }
        let presses = triggers(of: handler, in: plugin, tree: tree).filter {
            $0.name == tree.views[index].name
        }
        return presses.prefix(1).map { press in
            var press = press
            press.action = "\(prefix)HostWindow.pressReturn(in: plugin.\(field))"
            return press
        }
    }
}

/// Returns the data for tests of the buttons that are busy while their handlers run. Buttons that tests cannot show are
/// left out.
func asyncBusyButtons(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.indices.compactMap { index in
        let (name, view) = tree.views[index]
        guard let handler = plugin.handler(named: view.busyHandler) else { return nil }
        let settings = InputSettings(
            meeting: [
                tree.showingConditions(ofViewAt: index, in: plugin), view.usabilityConditions,
            ])
        guard settings.areKnown(in: plugin, tree.dialect) else { return nil }
        let parameters = handler.parameters.map { _ in "_" }.joined(separator: ", ")
        return [
            "button": .text(name), "bareButton": .text(view.name?.value ?? ""),
            "handler": .text(handler.name.value),
            "opening": .text(parameters.isEmpty ? "{" : "{ \(parameters) in"),
            "conditions": settings.context(in: plugin, tree.dialect),
            "field": .optional(tree.fieldPressing(buttonAt: index, in: plugin)),
            "isEscape": .flag(tree.cancelButtons == [index]),
            "dismissesPlugin": .flag(handler.dismissesPlugin),
        ]
    }
}

/// Returns the data for a test of the async handlers that a host passes to the helper that shows the plugin; nothing if
/// there are none, or if a value is not known.
func asyncShownTest(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    let handlers = plugin.handlers.compactMap { handler in
        handler.isAsync
            ? exampleArguments(of: handler, in: plugin, dialect).map { (handler, $0) } : nil
    }
    guard !handlers.isEmpty, let show = plugin.host.show,
        let call = call(
            "window.host." + SwiftIdentifier.escaped(show.value), with: plugin, dialect,
            first: plugin.containerArgument("window.host.view"), recording: handlers.map(\.0),
            indentation: 12)
    else { return .nothing }
    let names = handlers.map { SwiftLiteral.string($0.0.name.value) }
    return [
        "call": .text(call),
        "handlers": .list(
            handlers.map { ["name": .text($0.0.name.value), "arguments": .text($0.1)] }),
        "names": .text(
            arrayLiteral(of: names, indentation: 8, prefixLength: "let names = ".columnCount)),
    ]
}
