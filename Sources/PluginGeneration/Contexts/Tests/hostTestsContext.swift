import PluginDescriptions

/// Returns the data for the tests of a plugin's host helpers.
func hostTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], places: DescriptionPlaces,
    _ dialect: KitDialect
) -> MustacheObject {
    let host = plugin.host
    return [
        "shownPlugin": .text(plugin.shownExpression),
        "hideHelper": .optional(host.hide.map { SwiftIdentifier.escaped($0.value) }),
        "shownWith": shownWith(of: plugin, places: places, dialect),
        "sceneTests": sceneTests(of: plugin, places: places, dialect),
        "whileTests": whileTests(of: plugin, dialect),
        "recoveryTests": recoveryTests(of: plugin, among: plugins, dialect),
        "modifierTests": modifierTests(of: plugin, places: places, dialect),
        "hasOperations": .flag(host.whileShown != nil || host.recovery != nil),
    ]
}

/// Returns the data for a test of what hosts pass to the plugin: the inputs whose values can be
/// compared, and the handlers that a test can call. Nothing if there are none.
private func shownWith(
    of plugin: PluginDescription, places: DescriptionPlaces, _ dialect: KitDialect
) -> MustacheValue {
    let tested = ComparedValues(of: plugin, dialect)
    guard !tested.isEmpty,
        let showingFirst = showing(
            of: plugin, dialect, given: tested.names("first"),
            last: tested.handlers.map(recordingArgument), prefix: "let plugin = "),
        let showingAgain = showing(
            of: plugin, dialect, given: tested.names("second"), prefix: "let shownAgain = ")
    else { return nil }
    var context = tested.context(of: plugin, places: places, dialect)
    context.add(["showCall": .text(showingFirst), "showAgainCall": .text(showingAgain)])
    return .object(context)
}

/// The inputs of a plugin whose values tests can compare, and the handlers that they can call.
struct ComparedValues {
    let inputs: [PluginInput]
    let handlers: [PluginHandler]

    init(of plugin: PluginDescription, _ dialect: KitDialect) {
        inputs = plugin.inputs.filter { input in
            KnownType.examples(for: dialect.translated(input.type.value)) != nil
                && input.examples(in: plugin, dialect)?.isEmpty == false
        }
        handlers = plugin.handlers.filter { exampleArguments(of: $0, in: plugin, dialect) != nil }
    }

    var isEmpty: Bool { inputs.isEmpty && handlers.isEmpty }

    /// Returns the names of the variables that hold the inputs' values, by the inputs' names.
    func names(_ ordinal: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: inputs.map {
                ($0.name.value, ordinal + capitalized($0.name.value))
            })
    }

    func context(
        of plugin: PluginDescription, places: DescriptionPlaces, _ dialect: KitDialect
    ) -> MustacheObject {
        [
            "hasComparedInputs": .flag(!inputs.isEmpty),
            "hasCalledHandlers": .flag(!handlers.isEmpty),
            "comparedInputs": .list(
                inputs.enumerated().map {
                    given($1, at: $0, of: plugin, places: places, dialect)
                }),
            "calledHandlers": .list(
                handlers.map { handler in
                    [
                        "name": .text(handler.name.value),
                        "place": .text(places.text(handler.name.range)),
                        "arguments": .text(
                            exampleArguments(of: handler, in: plugin, dialect) ?? ""),
                    ]
                }),
        ]
    }
}

/// Returns the values that a test gives to an input.
///
/// - Parameter index: the index among the inputs that the test sets. Every other input gets its
///   values in reverse, so that two inputs of one type do not have the same value.
private func given(
    _ input: PluginInput, at index: Int, of plugin: PluginDescription, places: DescriptionPlaces,
    _ dialect: KitDialect
) -> MustacheValue {
    let inOrder = input.differentExamples(in: plugin, dialect)
    let examples = index % 2 == 0 ? inOrder : inOrder.reversed()
    return [
        "name": .text(input.name.value),
        "capitalizedName": .text(capitalized(input.name.value)),
        "type": .text(dialect.translated(input.type.value)),
        "first": .optional(examples.first), "second": .optional(examples.last),
        "equals": .text(input.equality), "place": .text(places.text(input.name.range)),
    ]
}

extension PluginInput {
    /// Returns values for tests, two different ones if the type suggests a second one beside the example of the
    /// description.
    fileprivate func differentExamples(
        in plugin: PluginDescription, _ dialect: KitDialect
    ) -> [String] {
        let values = examples(in: plugin, dialect) ?? []
        guard values.count == 1 else { return values }
        let others = KnownType.examples(for: dialect.translated(type.value)) ?? []
        return values + others.filter { !values.contains($0) }.suffix(1)
    }
}

/// Returns the argument for a handler that records its name in the calls of a test.
func recordingArgument(_ handler: PluginHandler) -> String {
    let name = handler.name.value
    let parameters = handler.parameters.map { _ in "_" }.joined(separator: ", ")
    return "\(name): { \(parameters.isEmpty ? "" : parameters + " in ")calls.append(\"\(name)\") }"
}

/// Returns the call that shows a plugin on the host of a window, as it is written after a prefix in
/// the body of a test; nil if the plugin has no helper for that, or an input has no known value.
private func showing(
    of plugin: PluginDescription, _ dialect: KitDialect, given: [String: String],
    last: [String] = [], prefix: String
) -> String? {
    plugin.host.show.flatMap { show in
        call(
            "window.host." + SwiftIdentifier.escaped(show.value), with: plugin, dialect,
            first: plugin.containerArgument("window.host.view"), given: given,
            last: last, indentation: 12, prefixLength: prefix.count)
    }
}

/// Returns the data for a test of the methods that show the plugin in a scene; nothing if it has none, or if an input
/// has no known value.
private func sceneTests(
    of plugin: PluginDescription, places: DescriptionPlaces, _ dialect: KitDialect
) -> MustacheValue {
    func show(for seconds: String? = nil, prefix: String) -> String? {
        call(
            "\(plugin.controllerName).show", with: plugin, dialect, first: ["in: scene.place"],
            last: seconds.map { ["dismissesAfter: \($0)"] } ?? [], indentation: 16,
            prefixLength: prefix.count)
    }
    guard let scene = plugin.host.scene, let usual = show(prefix: "let plugin = ")
    else { return .nothing }
    let time = plugin.presentation.dismissesAfter
    return [
        "show": .text(usual), "place": .text(places.text(scene.range)),
        "time": time.map { time in
            let otherSeconds = SwiftLiteral.number(time.value + 1)
            return [
                "seconds": .text(SwiftLiteral.number(time.value)),
                "otherSeconds": .text(otherSeconds),
                "place": .text(places.text(time.range)), "show": .text(usual),
                "showLonger": .optional(show(for: otherSeconds, prefix: "let longer = ")),
                "showForever": .optional(show(for: "nil", prefix: "let lasting = ")),
            ]
        } ?? .nothing,
    ]
}

/// Returns arguments that a test can call a handler with; nil if there is a parameter without a
/// known value.
private func exampleArguments(
    of handler: PluginHandler, in plugin: PluginDescription, _ dialect: KitDialect
) -> String? {
    var arguments: [String] = []
    for parameter in handler.parameters {
        let input = plugin.inputs.first { $0.name.value == parameter.name.value }
        let examples =
            input?.examples(in: plugin, dialect)
            ?? KnownType.examples(for: dialect.translated(parameter.type.value))
        guard let value = examples?.first ?? KnownType.placeholder(for: parameter.type.value) else {
            return nil
        }
        arguments.append(value)
    }
    return arguments.joined(separator: ", ")
}

/// Returns the data for tests of the helper that shows the plugin while an operation runs; nothing
/// if the plugin does not have it, or if an input has no known value.
private func whileTests(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let name = plugin.host.whileShown,
        let call = call(
            "window.host." + SwiftIdentifier.escaped(name.value), with: plugin, dialect,
            first: plugin.containerArgument("window.host.view"))
    else { return .nothing }
    // A call with a trailing closure does not need empty parentheses.
    let short = call.hasSuffix("()") ? String(call.dropLast(2)) : call
    let progress = plugin.host.progress?.value
    return [
        "call": .text(short), "opening": .text(short + (progress == nil ? " {" : " { _ in")),
        "progressInput": .optional(progress.map(SwiftIdentifier.escaped)),
    ]
}

/// Returns the data for tests of the helper that shows the plugin if an operation fails; nothing if
/// the plugin does not have it, or if a parameter has no known value.
private func recoveryTests(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheValue {
    guard let recovery = plugin.host.recovery,
        let handler = plugin.handler(named: recovery.retry)
    else { return .nothing }
    guard let arguments = exampleArguments(of: handler, in: plugin, dialect) else {
        return .nothing
    }
    let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
    let name = SwiftIdentifier.escaped(recovery.name.value)
    let input = plugin.inputs.first { $0.name.value == recovery.message.value }
    let value = recovery.makesValue ? input?.examples(in: plugin, dialect)?.first : ""
    guard let input, let value else { return .nothing }
    return [
        "helper": .text(
            recovery.makesValue ? "\(name)(\(recovery.message.value): { _ in \(value) })" : name),
        "conversion": recovery.makesValue
            ? [
                "name": .text(name), "label": .text(recovery.message.value),
                "input": .text(SwiftIdentifier.escaped(recovery.message.value)),
                "type": .text(dialect.translated(input.type.value)), "value": .text(value),
                "isCompared": .flag(KnownType.examples(for: input.type.value) != nil),
            ] : .nothing,
        "message": .text(recovery.message.value), "retry": .text(recovery.retry.value),
        "arguments": .text(arguments),
        "meanwhile": .optional(meanwhile?.controllerName),
        "meanwhileLeaves": .flag(meanwhile != nil && meanwhile?.name != plugin.name),
        "meanwhileCancel": meanwhile.map { meanwhileCancel(of: $0, dialect) } ?? .nothing,
    ]
}

/// Returns the data for the handler that cancels the operation that a plugin is shown for; nothing
/// if there is none.
private func meanwhileCancel(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let handler = plugin.cancelHandler,
        let arguments = exampleArguments(of: handler, in: plugin, dialect)
    else { return .nothing }
    return ["handler": .text(handler.name.value), "arguments": .text(arguments)]
}
