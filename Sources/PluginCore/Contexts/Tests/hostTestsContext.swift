/// Returns the data for the tests of a plugin's host helpers.
func hostTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheObject {
    let host = plugin.host
    return [
        "shownPlugin": .text(plugin.shownExpression),
        "hideHelper": .optional(host.hide.map { SwiftIdentifier.escaped($0.value) }),
        "shown": shownTest(of: plugin, dialect),
        "asyncShown": asyncShownTest(of: plugin, dialect),
        "sceneTests": sceneTests(of: plugin, dialect),
        "whileTests": whileTests(of: plugin, dialect),
        "recoveryTests": recoveryTests(of: plugin, among: plugins, dialect),
        "usesSwiftUI": .flag(host.hasSwiftUI),
        "modifierTests": modifierTests(of: plugin, dialect),
        "viewTests": viewTests(of: plugin, dialect),
        "cellTests": cellTests(of: plugin, dialect),
        "popoverTests": popoverTests(of: plugin, dialect),
        "hasOperations": .flag(host.whileShown != nil || host.recovery != nil),
    ]
}

/// Returns the data for a test of a host that shows the plugin twice, with different values; nothing if it has no helper
/// for that.
private func shownTest(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    let compared = ComparedValues(of: plugin, dialect)
    guard
        let first = showing(
            of: plugin, dialect, given: compared.first, recording: compared.handlers,
            prefix: "let plugin = "),
        let second = showing(
            of: plugin, dialect, given: compared.second, prefix: "let other = "),
        let last = showing(of: plugin, dialect, given: compared.second, prefix: "let last = ")
    else { return nil }
    let rule = plugin.presentation.whenAlreadyShown
    let isMerged = rule == .queue && plugin.inputs.areEquatable
    let isSame = rule == .reuse || isMerged && !compared.differ
    let (children, childrenAfterHiding) =
        switch rule {
        case .reuse: ("plugin", "")
        case .replace: ("other", "")
        case .stack: ("plugin, other", "plugin")
        case .queue: ("plugin", isSame ? "" : "other")
        }
    var context = compared.context(of: plugin, dialect)
    context.add([
        "firstCall": .text(first), "secondCall": .text(second), "lastCall": .text(last),
        "isSame": .flag(isSame), "merges": .flag(isMerged && !isSame),
        "hidden": .text(rule == .queue ? "plugin" : "other"),
        "children": .text(children), "childrenAfterHiding": .text(childrenAfterHiding),
    ])
    return .object(context)
}

/// Returns the call that shows a plugin on the host of a window, as it is written after a prefix in
/// the body of a test; nil if the plugin has no helper for that, or an input has no known value.
private func showing(
    of plugin: PluginDescription, _ dialect: KitDialect, given: [String: String],
    recording recorded: [PluginHandler] = [], prefix: String
) -> String? {
    plugin.host.show.flatMap { show in
        call(
            "window.host." + SwiftIdentifier.escaped(show.value), with: plugin, dialect,
            first: plugin.containerArgument("window.host.view"), given: given,
            recording: recorded, indentation: 12, prefixLength: prefix.count)
    }
}

/// Returns the data for a test of the methods that show the plugin in a scene; nothing if it has none, or if an input
/// has no known value.
private func sceneTests(
    of plugin: PluginDescription, _ dialect: KitDialect
) -> MustacheValue {
    func show(for seconds: String? = nil, prefix: String) -> String? {
        call(
            "\(plugin.controllerName).show", with: plugin, dialect, first: ["in: scene.place"],
            last: seconds.map { ["dismissesAfter: \($0)"] } ?? [], indentation: 16,
            prefixLength: prefix.count)
    }
    guard plugin.host.scene != nil, let usual = show(prefix: "let plugin = ")
    else { return .nothing }
    let time = plugin.presentation.dismissesAfter
    return [
        "show": .text(usual),
        "time": time.map { time in
            let otherSeconds = SwiftLiteral.number(time.value + 1)
            return [
                "seconds": .text(SwiftLiteral.number(time.value)),
                "otherSeconds": .text(otherSeconds),
                "show": .text(usual),
                "showLonger": .optional(show(for: otherSeconds, prefix: "let longer = ")),
                "showForever": .optional(show(for: "nil", prefix: "let lasting = ")),
            ]
        } ?? .nothing,
    ]
}

/// Returns arguments that a test can call a handler with; nil if there is a parameter without a
/// known value.
func exampleArguments(
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
    let required = plugin.handlersBesideRetry.filter(\.isRequired).map(\.emptyArgument)
    let given =
        (recovery.makesValue ? ["\(recovery.message.value): { _ in \(value) }"] : [])
        + required
    return [
        "helper": .text(
            given.isEmpty ? name : SwiftCall(callee: name, arguments: given).onOneLine),
        "requiredHandlers": .text(required.map { ", " + $0 }.joined()),
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
        "meanwhileIsMissingOnTVOS": .flag(
            meanwhile.map { plugin.isAlone(onTVOSWithout: $0, dialect) } ?? false),
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

/// Returns the data for the tests of a plugin's SwiftUI modifiers; nothing if it has none, or if an input has no known
/// value.
func modifierTests(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let name = plugin.host.modifier.map({ SwiftIdentifier.escaped($0.value) }) else {
        return .nothing
    }
    let tested = ComparedValues(of: plugin, dialect)
    let isBinding = plugin.dismissesItself
    func call(_ isPresented: String, given: [String: String], prefix: String) -> String? {
        PluginCore.call(
            "SwiftUI.EmptyView().\(name)", with: plugin, dialect,
            first: ["isPresented: \(isPresented)"],
            given: given, recording: tested.handlers, indentation: 12,
            prefixLength: prefix.count)
    }
    let value = isBinding ? "isPresented" : "true"
    guard
        let first = call(value, given: tested.first, prefix: "let first = "),
        let second = call(value, given: tested.second, prefix: "let second = "),
        let hidden = call(
            isBinding ? ".constant(false)" : "false", given: tested.first,
            prefix: "let hidden = ")
    else { return .nothing }
    var context = tested.context(of: plugin, dialect)
    context.add([
        "isBinding": .flag(isBinding), "firstCall": .text(first), "secondCall": .text(second),
        "hiddenCall": .text(hidden),
        "recoveryHelper": .optional(
            plugin.host.recovery.map { SwiftIdentifier.escaped($0.name.value) }),
        "recoveryConversion": .text(recoveryConversion(of: plugin, dialect)),
    ])
    context.add(whileModifierTest(of: plugin, dialect))
    return .object(context)
}

/// Returns the data for the test of a plugin's SwiftUI view; nothing if it has none, or if an input has no known value.
func viewTests(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let view = plugin.host.view.map({ SwiftIdentifier.escaped($0.value) }) else {
        return .nothing
    }
    let tested = ComparedValues(of: plugin, dialect)
    func call(given: [String: String], prefix: String) -> String? {
        PluginCore.call(
            view, with: plugin, dialect, first: [], given: given,
            recording: tested.handlers, indentation: 12,
            prefixLength: prefix.count)
    }
    let hosting = dialect.isUIKit ? "UIHostingController" : "NSHostingController"
    guard
        let first = call(
            given: tested.first, prefix: "let hosting = \(hosting)(rootView: "),
        let second = call(given: tested.second, prefix: "hosting.rootView = ")
    else { return .nothing }
    var context = tested.context(of: plugin, dialect)
    context.add([
        "hosting": .text(hosting), "firstCall": .text(first), "secondCall": .text(second),
    ])
    return .object(context)
}

/// Returns the data for the test of a plugin in a cell; nothing if it has no content configuration, or if an input has
/// no known value.
private func cellTests(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let cell = plugin.host.cell, dialect.isUIKit else { return .nothing }
    let tested = ComparedValues(of: plugin, dialect)
    func call(given: [String: String]) -> String? {
        PluginCore.call(
            SwiftIdentifier.escaped(cell.value), with: plugin, dialect, first: [], given: given,
            recording: tested.handlers, indentation: 12,
            prefixLength: "cell.contentConfiguration = ".count)
    }
    guard let first = call(given: tested.first), let second = call(given: tested.second) else {
        return .nothing
    }
    var context = tested.context(of: plugin, dialect)
    context.add(["firstCall": .text(first), "secondCall": .text(second)])
    return .object(context)
}

/// Returns the data for the test of a plugin in a popover; nothing if it has no method for that, or if an input has no
/// known value.
private func popoverTests(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard let popover = plugin.host.popover else { return .nothing }
    let tested = ComparedValues(of: plugin, dialect)
    func call(
        given: [String: String], recording recorded: [PluginHandler] = [], prefix: String
    ) -> String? {
        PluginCore.call(
            "host." + SwiftIdentifier.escaped(popover.name.value), with: plugin, dialect,
            first: ["at: host.view"], given: given, recording: recorded, indentation: 16,
            prefixLength: prefix.count)
    }
    guard
        let first = call(
            given: tested.first, recording: tested.handlers,
            prefix: "let plugin = "),
        let second = call(given: tested.second, prefix: "let other = ")
    else { return .nothing }
    var context = tested.context(of: plugin, dialect)
    context.add([
        "isMissingOnTVOS": .flag(dialect.kit.runs(on: "tvOS") && !plugin.isMissingOnTVOS),
        "firstCall": .text(first), "secondCall": .text(second),
    ])
    return .object(context)
}

/// Returns the argument for the closure that makes a value from an error, after a comma; empty if there is none.
private func recoveryConversion(of plugin: PluginDescription, _ dialect: KitDialect) -> String {
    let required = plugin.handlersBesideRetry.filter(\.isRequired).map { ", " + $0.emptyArgument }
        .joined()
    guard let recovery = plugin.host.recovery, recovery.makesValue,
        let input = plugin.inputs.first(where: { $0.name.value == recovery.message.value }),
        let value = input.examples(in: plugin, dialect)?.first
    else { return required }
    return ", \(input.name.value): { _ in \(value) }" + required
}

/// Returns the data for the test of the modifier that shows the plugin while an operation runs.
private func whileModifierTest(
    of plugin: PluginDescription, _ dialect: KitDialect
) -> MustacheObject {
    guard let helper = plugin.host.whileShown.map({ SwiftIdentifier.escaped($0.value) }),
        let call = call(
            "SwiftUI.EmptyView().\(helper)", with: plugin, dialect, first: ["id: 1"],
            indentation: 12,
            prefixLength: "let view = ".count)
    else { return ["whileHelper": nil, "whileCall": nil] }
    let operation = """
         {\(plugin.host.progress == nil ? "" : " _ in")
                        calls.append("begins")
                        for await _ in endless.stream {}
                        calls.append("ends")
                    }
        """
    return ["whileHelper": .text(helper), "whileCall": .text(call + operation)]
}
