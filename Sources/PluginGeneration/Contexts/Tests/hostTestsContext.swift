import PluginDescriptions

/// What the tests of a plugin need to know of its helpers.
func hostTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], places: DescriptionPlaces,
    _ kit: KitDialect
) -> MustacheObject {
    let host = plugin.host
    return [
        "shownPlugin": .text(plugin.shownExpression),
        "hiding": .optional(host.hide.map { SwiftIdentifier.escaped($0.value) }),
        "given": .list(givenInputs(of: plugin, places: places, kit)),
        "called": .list(calledHandlers(of: plugin, places: places, kit)),
        "whileTests": whileTests(of: plugin, kit),
        "recoveryTests": recoveryTests(of: plugin, among: plugins, kit),
        "hasOperations": .flag(host.whileShown != nil || host.recovery != nil),
    ]
}

/// The inputs that hosts set when they show the plugin, and whose values can be compared.
private func givenInputs(
    of plugin: PluginDescription, places: DescriptionPlaces, _ kit: KitDialect
) -> [MustacheValue] {
    plugin.inputs.compactMap { input in
        let name = input.name.value
        guard KnownType.examples(for: kit.translated(input.type.value)) != nil,
            let examples = input.examples(in: plugin, kit), let first = examples.first,
            let last = examples.last,
            let showingFirst = showing(
                of: plugin, kit, given: [name: "first"], prefix: "let shown = "),
            let showingSecond = showing(
                of: plugin, kit, given: [name: "second"], prefix: "let shownAgain = ")
        else { return nil }
        return [
            "name": .text(name), "capitalizedName": .text(capitalized(name)),
            "type": .text(kit.translated(input.type.value)), "first": .text(first),
            "second": .text(last), "equals": .text(input.equality),
            "place": .text(places.text(input.name.range)), "showingFirst": .text(showingFirst),
            "showingSecond": .text(showingSecond),
        ]
    }
}

/// The handlers that hosts set when they show the plugin, and that tests can call.
private func calledHandlers(
    of plugin: PluginDescription, places: DescriptionPlaces, _ kit: KitDialect
) -> [MustacheValue] {
    plugin.handlers.compactMap { handler in
        let name = handler.name.value
        let underscores = handler.parameters.map { _ in "_" }.joined(separator: ", ")
        let closure = "{ \(underscores.isEmpty ? "" : "\(underscores) in ")calls += 1 }"
        guard let arguments = exampleArguments(of: handler, in: plugin, kit),
            let showing = showing(
                of: plugin, kit, last: ["\(name): \(closure)"], prefix: "let plugin = ")
        else { return nil }
        return [
            "name": .text(name), "capitalizedName": .text(capitalized(name)),
            "place": .text(places.text(handler.name.range)), "showing": .text(showing),
            "arguments": .text(arguments),
        ]
    }
}

/// The call that shows a plugin on the host of a window, behind a prefix in the body of a test; nil
/// where hosts cannot.
private func showing(
    of plugin: PluginDescription, _ kit: KitDialect, given: [String: String] = [:],
    last: [String] = [],
    prefix: String
) -> String? {
    plugin.host.show.flatMap { show in
        call(
            "window.host." + SwiftIdentifier.escaped(show.value), with: plugin, kit,
            first: plugin.containerArgument("window.host.view"), given: given,
            last: last, indentation: 12, prefixLength: prefix.count)
    }
}

/// Values that a handler can be called with; nil where one of them could not be made up.
private func exampleArguments(
    of handler: PluginHandler, in plugin: PluginDescription, _ kit: KitDialect
) -> String? {
    var arguments: [String] = []
    for parameter in handler.parameters {
        let input = plugin.inputs.first { $0.name.value == parameter.name.value }
        let examples =
            input?.examples(in: plugin, kit)
            ?? KnownType.examples(for: kit.translated(parameter.type.value))
        guard let value = examples?.first ?? KnownType.placeholder(for: parameter.type.value) else {
            return nil
        }
        arguments.append(value)
    }
    return arguments.joined(separator: ", ")
}

private func whileTests(of plugin: PluginDescription, _ kit: KitDialect) -> MustacheValue {
    guard let name = plugin.host.whileShown,
        let call = call(
            "window.host." + SwiftIdentifier.escaped(name.value), with: plugin, kit,
            first: plugin.containerArgument("window.host.view"))
    else { return .nothing }
    // A call that has a closure behind it needs no empty parentheses.
    return ["call": .text(call.hasSuffix("()") ? String(call.dropLast(2)) : call)]
}

private func recoveryTests(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ kit: KitDialect
) -> MustacheValue {
    guard let recovery = plugin.host.recovery,
        let handler = plugin.handlers.first(where: { $0.name.value == recovery.retry.value })
    else { return .nothing }
    guard let arguments = exampleArguments(of: handler, in: plugin, kit) else { return .nothing }
    let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
    return [
        "helper": .text(SwiftIdentifier.escaped(recovery.name.value)),
        "message": .text(recovery.message.value), "retry": .text(recovery.retry.value),
        "arguments": .text(arguments),
        "meanwhile": .optional(meanwhile?.controllerName),
        "meanwhileLeaves": .flag(meanwhile != nil && meanwhile?.name != plugin.name),
        "meanwhileCancel": meanwhile.map { meanwhileCancel(of: $0, kit) } ?? .nothing,
    ]
}

/// The call of what cancels an operation that a plugin is shown for; nothing where there is none.
private func meanwhileCancel(of plugin: PluginDescription, _ kit: KitDialect) -> MustacheValue {
    guard let handler = plugin.cancelHandler,
        let arguments = exampleArguments(of: handler, in: plugin, kit)
    else { return .nothing }
    return ["handler": .text(handler.name.value), "arguments": .text(arguments)]
}
