import Mustache
import PluginDescriptions

/// The helpers that every view controller has for a plugin.
///
/// - Parameter plugins: all plugins of the module, one of which a recovery can show meanwhile.
func hostContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ kit: KitDialect
) -> MustacheObject {
    let host = plugin.host
    let helpers: [(flag: String, name: String)] = [
        ("isShown", host.shown), ("isShow", host.show), ("isHide", host.hide),
        ("isWhile", host.whileShown), ("isRecovery", host.recovery?.name),
    ].compactMap { flag, name in name.map { (flag, SwiftIdentifier.escaped($0.value)) } }
    return [
        "hasHelpers": .flag(!helpers.isEmpty),
        "helpers": .list(
            helpers.enumerated().map { index, helper in
                var context: MustacheObject = [
                    "isFirst": .flag(index == 0), "helper": .text(helper.name),
                ]
                for flag in helperFlags { context[flag] = .flag(flag == helper.flag) }
                return .object(context)
            }),
        "show": showParameters(of: plugin, kit),
        "lookup": .text(lookup(of: plugin)),
        "creation": .text(creationCall(of: plugin).written(indentation: 8, prefixLength: 0)),
        "shownPlugin": .text(plugin.shownExpression),
        "isShownWhile": .flag(host.whileShown != nil),
        "whileShown": whileContext(of: plugin, kit),
        "recovery": recoveryContext(of: plugin, among: plugins),
    ]
}

extension PluginDescription {
    /// The expression for the plugin that a host shows, on the host.
    var shownExpression: String {
        host.shown.map { SwiftIdentifier.escaped($0.value) }
            ?? "shownPlugin(\(controllerName).self)"
    }
}

private func hostParameters(of plugin: PluginDescription, _ kit: KitDialect) -> [String] {
    (plugin.placement.needsContainer ? ["in container: \(kit["PlatformView"])"] : [])
        + plugin.inputs.map { $0.parameter(kit) }
        + plugin.handlers.map { handler in
            "\(handler.name.value): @escaping \(handler.type(kit)) = \(handler.emptyClosure)"
        }
}

private func showParameters(of plugin: PluginDescription, _ kit: KitDialect) -> MustacheValue {
    let head =
        "\(plugin.accessPrefix)func \(plugin.host.show?.value ?? "")() -> "
        + "\(plugin.controllerName) {"
    return SwiftParameters(texts: hostParameters(of: plugin, kit))
        .context(indentation: 4, restLength: head.count)
}

/// The helper that runs an operation: its parameters, always one a line, and the call that shows the
/// plugin; nothing where that helper is left out.
private func whileContext(of plugin: PluginDescription, _ kit: KitDialect) -> MustacheValue {
    guard plugin.host.whileShown != nil else { return .nothing }
    let names = plugin.inputs.map(\.name.value) + plugin.handlers.map(\.name.value)
    let value = plugin.namedTypes.contains("Value") ? "OperationValue" : "Value"
    let texts =
        hostParameters(of: plugin, kit) + ["operation: @MainActor () async throws -> \(value)"]
    let call = plugin.host.show.map { show in
        assigned(
            SwiftCall(
                callee: SwiftIdentifier.escaped(show.value),
                arguments: (plugin.placement.needsContainer ? ["in: container"] : [])
                    + names.map { "\($0): \(SwiftIdentifier.escaped($0))" }),
            to: EmittedNames.variable(ofPlugin: plugin.name))
    }
    return [
        "value": .text(value),
        "parameters": .list(
            texts.enumerated().map { index, text in
                ["text": .text(text), "separator": index == texts.count - 1 ? "" : ","]
            }),
        "call": call.map(MustacheValue.text) ?? .nothing,
    ]
}

/// A call as it stands after `let variable =` in the body of a helper.
private func assigned(_ call: SwiftCall, to variable: String) -> String {
    " " + call.written(indentation: 8, prefixLength: "let \(variable) = ".count)
}

/// The helper that recovers from errors, and the class behind it; nothing where there is none.
private func recoveryContext(
    of plugin: PluginDescription, among plugins: [PluginDescription]
) -> MustacheValue {
    guard let recovery = plugin.host.recovery, let show = plugin.host.show else { return .nothing }
    let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
    let handler = plugin.handlers.first { $0.name.value == recovery.retry.value }
    let underscores = handler?.parameters.map { _ in "_" }.joined(separator: ", ") ?? ""
    let first =
        "Runs an operation, and shows \(EmittedNames.article(for: plugin.name)) "
        + "``\(plugin.controllerName)`` when it fails, whose "
        + "``\(plugin.controllerName)/\(recovery.retry.value)`` runs it again."
    let second = meanwhile.map { other in
        " \(EmittedNames.capitalized(EmittedNames.article(for: other.name))) "
            + "``\(other.controllerName)`` is shown meanwhile."
    }
    return [
        "documentation": documentationLines(
            [
                first + (second ?? ""),
                "A host runs one operation at a time: one that still runs is cancelled, and the "
                    + "next starts when it has ended. To be cancelled is no failure.",
            ], indentation: 4),
        "recoveryClass": .text(EmittedNames.recoveryClass(ofPlugin: plugin.name)),
        "show": .text(SwiftIdentifier.escaped(show.value)),
        "message": .text(recovery.message.value),
        "retry": .text(recovery.retry.value),
        "signature": .text(underscores.isEmpty ? "" : underscores + " "),
        "meanwhile": .flag(meanwhile != nil),
        "meanwhileVariable": .text(
            meanwhile.map { EmittedNames.variable(ofPlugin: $0.name) } ?? ""),
        "meanwhileShow": .text(
            meanwhile?.host.show.map { SwiftIdentifier.escaped($0.value) } ?? ""),
    ]
}

/// What tells the kinds of helpers apart.
private let helperFlags = ["isShown", "isShow", "isHide", "isWhile", "isRecovery"]

/// The child that is there or else a new one, as it stands after `let loadingViewController =`: on
/// the same line, below it, or on several lines.
private func lookup(of plugin: PluginDescription) -> String {
    let controller = plugin.controllerName
    let present = "childPlugin(\(controller).self)"
    let reuses = plugin.presentation.whenShown == .reuse
    let creation = creationCall(of: plugin)
    let oneLine = reuses ? "\(present) ?? \(creation.onOneLine)" : creation.onOneLine
    let declaration = "        let \(EmittedNames.variable(ofPlugin: plugin.name)) = "
    if declaration.count + oneLine.count <= SwiftCall.lineLength { return " " + oneLine }

    let inner = "\n" + String(repeating: " ", count: 12)
    if 12 + oneLine.count <= SwiftCall.lineLength { return inner + oneLine }
    guard reuses else {
        return " " + creation.written(indentation: 8, prefixLength: declaration.count - 8)
    }
    let call = creation.written(indentation: 12, prefixLength: "?? ".count)
    return "\(inner)\(present)\(inner)?? \(call)"
}

/// The controller as it is made of the inputs that have no defaults.
private func creationCall(of plugin: PluginDescription) -> SwiftCall {
    SwiftCall(
        callee: plugin.controllerName,
        arguments: plugin.inputs.filter { $0.defaultValue == nil }.map { input in
            "\(input.name.value): \(SwiftIdentifier.escaped(input.name.value))"
        })
}
