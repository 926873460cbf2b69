import Mustache
import PluginDescriptions

/// What the tests of a plugin need to know of its helpers.
func hostTestsContext(
    of plugin: PluginDescription, among plugins: [PluginDescription]
) -> MustacheObject {
    let host = plugin.host
    return [
        "shownPlugin": .text(plugin.shownExpression),
        "hiding": .text(
            host.hide.map { "window.host.\(SwiftIdentifier.escaped($0.value))()" }
                ?? "plugin.remove()"),
        "whileTests": whileTests(of: plugin),
        "recoveryTests": recoveryTests(of: plugin, among: plugins),
        "hasOperations": .flag(host.whileShown != nil || host.recovery != nil),
    ]
}

private func whileTests(of plugin: PluginDescription) -> MustacheValue {
    guard let name = plugin.host.whileShown,
        let call = call("window.host." + SwiftIdentifier.escaped(name.value), with: plugin)
    else { return .nothing }
    // A call that has a closure behind it needs no empty parentheses.
    return ["call": .text(call.hasSuffix("()") ? String(call.dropLast(2)) : call)]
}

private func recoveryTests(
    of plugin: PluginDescription, among plugins: [PluginDescription]
) -> MustacheValue {
    guard let recovery = plugin.host.recovery,
        let handler = plugin.handlers.first(where: { $0.name.value == recovery.retry.value })
    else { return .nothing }
    let arguments = handler.parameters.compactMap { parameter in
        plugin.inputs.first { $0.name.value == parameter.name.value }?.examples(in: plugin)?.first
            ?? KnownType.examples(for: parameter.type.value)?.first
            ?? KnownType.placeholder(for: parameter.type.value)
    }
    guard arguments.count == handler.parameters.count else { return .nothing }
    let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
    return [
        "helper": .text(SwiftIdentifier.escaped(recovery.name.value)),
        "message": .text(recovery.message.value),
        "retry": .text(recovery.retry.value),
        "arguments": .text(arguments.joined(separator: ", ")),
        "meanwhile": meanwhile.map { .text($0.controllerName) } ?? nil,
    ]
}
