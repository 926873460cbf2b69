/// Returns the data for the tests of a plugin's host helpers.
func hostTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], prefix: String, _ dialect: KitDialect
) -> MustacheObject {
    let host = plugin.host
    return [
        "shownPlugin": .text(plugin.shownExpression), "hasShown": .flag(host.shown != nil),
        "hideHelper": .optional(host.hide.map { SwiftIdentifier.escaped($0.value) }),
        "shown": shownTest(of: plugin, prefix: prefix, dialect),
        "sceneTests": sceneTests(of: plugin, dialect),
        "whileTests": whileTests(of: plugin, prefix: prefix, dialect),
        "recoveryTests": recoveryTests(of: plugin, among: plugins, dialect),
        "comparesInputs": .flag(!ComparedValues(of: plugin, dialect).isEmpty),
        "hasOperations": .flag(host.whileShown != nil || host.recovery != nil),
        "usesSwiftUI": .flag(host.hasSwiftUI),
        "modifierTests": modifierTests(of: plugin, prefix: prefix, dialect),
        "viewTests": viewTests(of: plugin, prefix: prefix, dialect),
        "cellTests": cellTests(of: plugin, prefix: prefix, dialect),
        "popoverTests": popoverTests(of: plugin, prefix: prefix, dialect),
    ]
}

/// Returns the data for a test of a host that shows the plugin twice, with different values; nothing if it has no helper
/// for that.
private func shownTest(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheValue {
    guard let show = plugin.host.show,
        var context = twoCalls(
            of: "window.host." + SwiftIdentifier.escaped(show.value), with: plugin,
            first: plugin.containerArgument("window.host.view"), recordsHandlers: true,
            before: ("let plugin = ", "let other = "), prefix: prefix, dialect)
    else { return nil }
    let rule = plugin.presentation.whenAlreadyShown
    let isSame =
        rule == .reuse || rule == .queue && plugin.inputs.areEquatable && !ComparedValues(of: plugin, dialect).differ
    let (children, childrenAfterHiding) =
        switch rule {
        case .reuse: ("plugin", "")
        case .replace: ("other", "")
        case .stack: ("plugin, other", "plugin")
        case .queue: ("plugin", isSame ? "" : "other")
        }
    context.add([
        "isQueued": .flag(rule == .queue && !isSame),
        "found": .text(rule == .queue && !isSame ? "plugin" : "other"),
        "hidden": .text(rule == .queue ? "plugin" : "other"),
        "children": .text(children), "childrenAfterHiding": .text(childrenAfterHiding),
    ])
    return .object(context)
}

/// Returns the data for a test with two calls, with different values of the inputs; nil if an input has no known value.
///
/// - Parameters:
///   - first: the arguments before the inputs.
///   - recordsHandlers: whether the first call records the calls of handlers.
///   - before: the text before each call on its line.
private func twoCalls(
    of callee: String, with plugin: PluginDescription, first: [String] = [],
    recordsHandlers: Bool = false, before: (first: String, second: String), indentation: Int = 12,
    prefix: String, _ dialect: KitDialect
) -> MustacheObject? {
    let compared = ComparedValues(of: plugin, dialect)
    guard
        let firstCall = call(
            callee, with: plugin, dialect, first: first, given: compared.first,
            recording: recordsHandlers ? compared.handlers : [], indentation: indentation,
            prefixLength: before.first.count),
        let secondCall = call(
            callee, with: plugin, dialect, first: first, given: compared.second,
            indentation: indentation, prefixLength: before.second.count)
    else { return nil }
    var context = compared.context(of: plugin, dialect, prefix: prefix, indentation: indentation)
    context.add(["firstCall": .text(firstCall), "secondCall": .text(secondCall)])
    return context
}

/// Returns the data for a test of the methods that show the plugin in a scene; nothing if it has none, or if an input
/// has no known value.
private func sceneTests(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard plugin.host.scene != nil,
        let show = call(
            "\(plugin.controllerName).show", with: plugin, dialect, first: ["in: scene.place"],
            indentation: 16, prefixLength: "let plugin = ".count)
    else { return .nothing }
    return ["show": .text(show)]
}

/// Returns arguments that a test can call a handler with; nil if there is a parameter without a
/// known value.
func exampleArguments(of handler: PluginHandler, in plugin: PluginDescription, _ dialect: KitDialect) -> String? {
    var arguments: [String] = []
    for parameter in handler.parameters {
        let input = plugin.inputs.first { $0.name.value == parameter.name.value }
        let examples =
            input?.examples(in: plugin, dialect) ?? KnownType.examples(for: dialect.translated(parameter.type.value))
        guard let value = examples?.first ?? KnownType.placeholder(for: parameter.type.value) else {
            return nil
        }
        arguments.append(value)
    }
    return arguments.joined(separator: ", ")
}

/// Returns the data for tests of the helper that shows the plugin while an operation runs; nothing
/// if the plugin does not have it, or if an input has no known value.
private func whileTests(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheValue {
    let progress = plugin.host.progress?.value
    let compared = ComparedValues(of: plugin, besides: progress, dialect)
    let indentation = 20
    guard let name = plugin.host.whileShown,
        let call = call(
            "window.host." + SwiftIdentifier.escaped(name.value), with: plugin, dialect,
            first: plugin.containerArgument("window.host.view"), given: compared.second,
            indentation: indentation, prefixLength: "try await ".count)
    else { return .nothing }
    // A call with a trailing closure does not need empty parentheses.
    var short = call.hasSuffix("()") ? String(call.dropLast(2)) : call
    if call.contains("\n") {
        short = call.dropLast() + "\n" + String(repeating: " ", count: indentation) + ")"
    }
    var context = compared.context(of: plugin, dialect, prefix: prefix)
    context["opening"] = .text(short + (progress == nil ? " {" : " { _ in"))
    return .object(context)
}

/// Returns the data for tests of the helper that shows the plugin if an operation fails; nothing if
/// the plugin does not have it, or if a parameter has no known value.
private func recoveryTests(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheValue {
    guard let recovery = plugin.host.recovery,
        let handler = plugin.handler(named: recovery.retry),
        let arguments = exampleArguments(of: handler, in: plugin, dialect)
    else { return .nothing }
    let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
    let name = SwiftIdentifier.escaped(recovery.name.value)
    let input = plugin.inputs.first { $0.name.value == recovery.message.value }
    let value = recovery.makesValue ? input?.examples(in: plugin, dialect)?.first : ""
    guard let value else { return .nothing }
    let given =
        (recovery.makesValue ? ["\(recovery.message.value): { _ in \(value) }"] : [])
        + plugin.handlersBesideRetry.filter(\.isRequired).map(\.emptyArgument)
    return [
        "helper": .text(given.isEmpty ? name : SwiftCall(callee: name, arguments: given).onOneLine),
        "message": recovery.makesValue ? .nothing : .text(recovery.message.value),
        "retry": .text(recovery.retry.value), "arguments": .text(arguments),
        "meanwhile": .optional(meanwhile?.controllerName),
        "meanwhileIsMissingOnTVOS": .flag(meanwhile.map { plugin.isAlone(onTVOSWithout: $0, dialect) } ?? false),
    ]
}

/// Returns the data for the test of a plugin's SwiftUI modifier; nothing if it has none, or if an input has no known
/// value.
private func modifierTests(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheValue {
    let isBinding = plugin.dismissesItself
    guard let name = plugin.host.modifier,
        var context = twoCalls(
            of: "SwiftUI.EmptyView()." + SwiftIdentifier.escaped(name.value), with: plugin,
            first: ["isPresented: \(isBinding ? "isPresented" : "true")"],
            before: ("let view = ", "let updated = "), prefix: prefix, dialect)
    else { return .nothing }
    context["isBinding"] = .flag(isBinding)
    return .object(context)
}

/// Returns the data for the test of a plugin's SwiftUI view; nothing if it has none, or if an input has no known value.
private func viewTests(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheValue {
    let hosting = dialect.isUIKit ? "UIHostingController" : "NSHostingController"
    guard let view = plugin.host.view,
        var context = twoCalls(
            of: SwiftIdentifier.escaped(view.value), with: plugin,
            before: ("let view = ", "hosting.rootView = "),
            prefix: prefix, dialect)
    else { return .nothing }
    context["hosting"] = .text(hosting)
    return .object(context)
}

/// Returns the data for the test of a plugin in a cell; nothing if it has no content configuration, or if an input has
/// no known value.
private func cellTests(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheValue {
    let assignment = "cell.contentConfiguration = "
    guard let cell = plugin.host.cell, dialect.isUIKit,
        let context = twoCalls(
            of: SwiftIdentifier.escaped(cell.value), with: plugin,
            before: (assignment, assignment), prefix: prefix, dialect)
    else { return .nothing }
    return .object(context)
}

/// Returns the data for the test of a plugin in a popover; nothing if it has no method for that, or if an input has no
/// known value.
private func popoverTests(of plugin: PluginDescription, prefix: String, _ dialect: KitDialect) -> MustacheValue {
    guard let popover = plugin.host.popover,
        var context = twoCalls(
            of: "host." + SwiftIdentifier.escaped(popover.name.value), with: plugin,
            first: ["at: host.view"], before: ("let plugin = ", "let other = "), indentation: 16,
            prefix: prefix, dialect)
    else { return .nothing }
    context["isMissingOnTVOS"] = .flag(dialect.kit.runs(on: "tvOS") && !plugin.isMissingOnTVOS)
    return .object(context)
}
