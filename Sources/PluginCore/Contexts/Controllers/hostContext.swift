/// Returns the data for a plugin's host helpers.
///
/// - Parameters:
/// - variable: the local variable for its controller.
/// - inputs: its inputs as parameters.
/// - plugins: all plugins of the module. A recovery may show one of them while its operation runs.
func hostContext(
    of plugin: PluginDescription, variable: String, inputs: [String],
    among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheObject {
    let host = plugin.host
    let names = [
        host.shown, host.show, host.hide, host.whileShown, host.recovery?.name, host.popover?.name,
    ]
    var helpers: [MustacheValue] = []
    for index in names.indices {
        guard let name = names[index] else { continue }
        helpers.append([
            "isFirst": .flag(helpers.isEmpty),
            "helper": .text(SwiftIdentifier.escaped(name.value)),
            "isShown": .flag(index == 0), "isShow": .flag(index == 1),
            "isHide": .flag(index == 2), "isWhile": .flag(index == 3),
            "isRecovery": .flag(index == 4), "isPopover": .flag(index == 5),
        ])
    }
    let container = plugin.placement.needsContainer ? ["in container: \(dialect.translated("PlatformView"))"] : []
    let handlers = plugin.handlers.map { $0.parameter(dialect) }
    let parameters = container + inputs + plugin.timeParameter + handlers
    let creation = creationCall(of: plugin)
    return [
        "hasHelpers": .flag(!helpers.isEmpty), "helpers": .list(helpers),
        "show": showParameters(parameters, of: plugin),
        "lookup": .text(lookup(of: plugin, creation, variable)),
        "creation": .text(creation.written(indentation: 8, prefixLength: 0)),
        "shownMethod": .text(plugin.shownMethod),
        "popover": popoverContext(
            of: plugin, inputs + plugin.timeParameter + handlers,
            lookup: lookup(
                of: plugin, creation, variable,
                known: "shownInPopover(\(plugin.controllerName).self)"),
            dialect),
        "shownPlugin": .text(plugin.shownExpression), "isShownWhile": .flag(host.whileShown != nil),
        "cancels": .flag(plugin.cancelsOperations),
        "whileShown": whileContext(of: plugin, container: container, dialect),
        "hasValues": .flag(!plugin.inputs.isEmpty || !plugin.handlers.isEmpty),
        "hasOptionalValues": .flag(
            plugin.handlers.contains { !$0.isRequired } || plugin.inputs.contains { $0.defaultValue != nil }),
        "values": .list(
            plugin.inputs.map { valueContext($0.name, isOptional: $0.defaultValue != nil) }
                + plugin.handlers.map { valueContext($0.name, isOptional: !$0.isRequired) }),
        "takesTime": .flag(plugin.takesTime),
        "scene": sceneContext(of: plugin, parameters, dialect),
        "recovery": recoveryContext(of: plugin, among: plugins, dialect),
        "swiftUI": swiftUIContext(of: plugin, values: inputs + handlers, dialect),
        "cellContent": cellContext(of: plugin, values: inputs + handlers, variable: variable, dialect),
    ]
}

extension PluginDescription {
    /// The arguments that pass the inputs and handlers of a function to another one.
    var passedArguments: [String] { inputArguments + handlerArguments }

    var inputArguments: [String] { inputs.map { passed($0.name.value) } }

    var handlerArguments: [String] { handlers.map { passed($0.name.value) } }

    private func passed(_ name: String) -> String {
        "\(name): \(SwiftIdentifier.escaped(name))"
    }

    /// Returns the argument of helpers for the container; empty if the plugin does not need a
    /// container.
    func containerArgument(_ view: String) -> [String] {
        placement.needsContainer ? ["in: \(view)"] : []
    }

    /// The expression, on a host, for the plugin that it shows.
    var shownExpression: String {
        host.shown.map { SwiftIdentifier.escaped($0.value) } ?? "\(shownMethod)(\(controllerName).self)"
    }

    /// The method of hosts that finds the plugin.
    fileprivate var shownMethod: String {
        host.popover == nil ? "children.shown" : "shownAnywhere"
    }
}

private func showParameters(_ parameters: [String], of plugin: PluginDescription) -> MustacheValue {
    let name = plugin.host.show?.value ?? ""
    let columns = name.columnCount + plugin.controllerName.columnCount
    return parameterContext(
        parameters, indentation: 4,
        lengthWithoutParameters: plugin.accessPrefix.utf8.count + columns + "func () ->  {".utf8.count)
}

/// Returns the data for the helper that shows the plugin while an operation runs; nothing if the
/// plugin does not have this helper. Each parameter is on its own line.
private func whileContext(of plugin: PluginDescription, container: [String], _ dialect: KitDialect) -> MustacheValue {
    guard plugin.host.whileShown != nil else { return .nothing }
    let isTaken = plugin.namedTypes.contains("Value") || plugin.hasDefault(with: "Value")
    let value = isTaken ? "OperationValue" : "Value"
    let input = plugin.inputs.first { $0.name.value == plugin.host.progress?.value }
    let operation = input == nil ? "()" : "(\n            _ progress: @escaping \(progressClosure)\n        )"
    let inputs = plugin.inputs.map { input in
        let type = dialect.translated(input.type.value)
        return input.defaultValue == nil ? input.parameter(dialect) : "\(input.name.value): \(optional(type)) = nil"
    }
    let handlers = plugin.handlers.map { handler in
        handler.isRequired
            ? handler.parameter(dialect) : "\(handler.name.value): \(optional(handler.type(dialect))) = nil"
    }
    return [
        "value": .text(value),
        "parameters": parameterLines(
            container + inputs + plugin.timeParameter + handlers
                + ["operation: @MainActor \(operation) async throws -> \(value)"]),
        "progress": input.map { input in
            let isFloat = input.type.value.hasPrefix("Float")
            return [
                "bareInput": .text(input.name.value),
                "value": .text(isFloat ? "Float(progress)" : "progress"),
            ]
        } ?? .nothing,
    ]
}

/// Returns the optional type of a type.
private func optional(_ type: String) -> String {
    if type.contains(" ") { return "(\(type))?" }
    return type.hasSuffix("?") ? type : type + "?"
}

/// The type of the closure with which an operation reports its progress.
let progressClosure = "@MainActor @Sendable (Double) -> Void"

extension PluginDescription {
    /// Returns whether the default of an input contains a name.
    fileprivate func hasDefault(with name: String) -> Bool {
        inputs.contains { $0.defaultValue?.value.contains(name) == true }
    }
}

/// Returns the data for an input or a handler that an operation can set.
private func valueContext(_ name: Located<String>, isOptional: Bool) -> MustacheValue {
    [
        "name": .text(SwiftIdentifier.escaped(name.value)), "bareName": .text(name.value),
        "isOptional": .flag(isOptional),
    ]
}

/// Returns the data for the helper that shows the plugin if an operation fails, and for the class
/// behind it; nothing if the plugin does not have this helper.
private func recoveryContext(
    of plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
) -> MustacheValue {
    guard let recovery = plugin.host.recovery, let show = plugin.host.show else { return .nothing }
    let meanwhile = plugins.first { $0.name == recovery.whileShown?.value }
    let hasHostProtocol = plugin.controller.hosts.controllers != nil
    let cancel = meanwhile?.cancelHandler
    let first =
        "Runs an operation. If it fails, shows ``\(plugin.controllerName)``, whose "
        + "``\(plugin.controllerName)/\(recovery.retry.value)`` runs it again."
    let second = meanwhile.map { plugin in
        " While it runs, shows ``\(plugin.controllerName)``"
            + (cancel.map {
                ", whose ``\(plugin.controllerName)/\($0.name.value)`` cancels it."
            } ?? ".")
    }
    let third =
        recovery.makesValue
        ? " `\(recovery.message.value)` makes "
            + "``\(plugin.controllerName)/\(recovery.message.value)`` from the error." : ""
    return [
        "parameters": parameterLines(
            plugin.recoveryParameters(dialect) + ["operation: @escaping @MainActor () async throws -> Void"]),
        "documentation": documentationLines(
            [
                first + third + (second ?? ""),
                "A host runs one operation at a time: a new one cancels the running one, and starts "
                    + "when that has ended. Cancellation is not a failure.",
            ], indentation: 4),
        "showsFailure": .text(
            plugin.failure(
                "\(hasHostProtocol ? "self?" : "host").\(SwiftIdentifier.escaped(show.value))"
            ).written(indentation: 16, prefixLength: 0)),
        "meanwhile": meanwhile.map { meanwhile in
            let variable = GeneratedName.variable(ofPlugin: meanwhile.name)
            let cancelClosure = cancel.map { [$0.name.value: $0.closure(calling: "cancel")] }
            let creation = creationCall(of: meanwhile, given: cancelClosure ?? [:])
            return [
                "variable": .text(variable),
                "meanwhileController": .text(meanwhile.controllerName),
                "isMissingOnTVOS": .flag(plugin.isAlone(onTVOSWithout: meanwhile, dialect)),
                "lookup": .text(lookup(of: meanwhile, creation, variable, on: "host.", indentation: 16)),
                "cancels": cancel.map {
                    [
                        "handler": .text($0.name.value),
                        "closure": .text($0.closure(calling: "cancel")),
                    ]
                } ?? .nothing,
            ]
        } ?? .nothing,
    ]
}

extension PluginDescription {
    /// The input whose value the host makes from the error of a failed operation; nil if the plugin shows the error's
    /// message.
    private var convertedInput: PluginInput? {
        guard let recovery = host.recovery, recovery.makesValue else { return nil }
        return inputs.first { $0.name.value == recovery.message.value }
    }

    /// The handlers that a method with an operation has as parameters: all but the one that runs it again.
    var handlersBesideRetry: [PluginHandler] {
        handlers.filter { $0.name.value != host.recovery?.retry.value }
    }

    /// Returns the parameters, before the operation, of a method that shows the plugin if the operation fails.
    ///
    /// - Parameter label: The name of the closure that makes a value from the error; nil if only its label is used.
    func recoveryParameters(_ dialect: KitDialect, closure: String? = ReservedNames.conversionParameter) -> [String] {
        let conversion = convertedInput.map { input in
            let name = input.name.value + (closure.map { " " + $0 } ?? "")
            let type = dialect.translated(input.type.value)
            return "\(name): @escaping @MainActor (any Swift.Error) -> \(type)"
        }
        return (conversion.map { [$0] } ?? []) + handlersBesideRetry.map { $0.parameter(dialect) }
    }

    /// The arguments that pass the parameters of such a method, and the operation, to another one.
    var recoveryArguments: [String] {
        let names =
            (convertedInput.map { [$0.name.value] } ?? []) + handlersBesideRetry.map(\.name.value) + ["operation"]
        return names.map { "\($0): \(SwiftIdentifier.escaped($0))" }
    }

    /// Returns the call that shows the plugin for an error.
    func failure(_ callee: String) -> SwiftCall {
        let message = host.recovery?.message.value ?? ""
        let value = convertedInput == nil ? "error.localizedDescription" : "\(ReservedNames.conversionParameter)(error)"
        return SwiftCall(
            callee: callee,
            arguments: ["\(message): \(value)"]
                + handlers.map { handler in
                    let name = handler.name.value
                    let closure =
                        name == host.recovery?.retry.value
                        ? handler.closure(calling: "retry") : SwiftIdentifier.escaped(name)
                    return "\(name): \(closure)"
                })
    }

    /// The handler of the button with the role `cancel`, which cancels the operation that the
    /// plugin is shown for.
    var cancelHandler: PluginHandler? {
        let name = content?.cancelHandlerName
        return handlers.first { $0.name.value == name }
    }
}

extension PluginContent {
    /// The name of the handler of the button with the role `cancel`.
    var cancelHandlerName: String? {
        for case .button(let button) in root.flattened where button.role.value == .cancel {
            if let name = button.handler?.value { return name }
        }
        return nil
    }
}

extension PluginHandler {
    /// Returns a closure of the handler's type that calls a function without arguments.
    func closure(calling function: String) -> String {
        if parameters.isEmpty { return function }
        return "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in \(function)() }"
    }
}

/// Returns the expression for the child that is already shown, or else for a new one. It follows
/// `let loadingViewController =`, on the same line, on the next one, or on several lines.
///
/// - Parameter owner: The host with a dot, if it is not `self`.
private func lookup(
    of plugin: PluginDescription, _ creation: SwiftCall, _ variable: String,
    on owner: String = "", known: String? = nil, indentation: Int = 8
) -> String {
    let known = known ?? plugin.knownExpression.map { owner + $0 }
    let reuses = known != nil
    let existing = known ?? ""
    let columns = creation.columns + (reuses ? existing.columnCount + " ?? ".utf8.count : 0)
    let prefixLength = variable.columnCount + "let  = ".utf8.count
    let innerIndentation = indentation + 4
    let inner = "\n" + String(repeating: " ", count: innerIndentation)
    if innerIndentation + columns <= SwiftCall.lineLength {
        let start = indentation + prefixLength + columns <= SwiftCall.lineLength ? " " : inner
        return "\(start)\(existing)\(reuses ? " ?? " : "")\(creation.onOneLine)"
    }
    guard reuses else {
        return " " + creation.written(indentation: indentation, prefixLength: prefixLength)
    }
    let call = creation.written(indentation: innerIndentation, prefixLength: "?? ".utf8.count)
    return "\(inner)\(existing)\(inner)?? \(call)"
}

extension PluginDescription {
    /// Whether helpers look for a plugin to use in place of a new one.
    var looksForShownPlugin: Bool { knownExpression != nil }

    /// The expression, on a host, for the plugin to use in place of a new one; nil if there is none.
    fileprivate var knownExpression: String? {
        switch presentation.whenAlreadyShown {
        case .reuse: return "children.newest(\(controllerName).self)"
        case .queue where inputs.areEquatable:
            let comparisons = inputs.map(\.name.value).map {
                "$0.\($0) == \(SwiftIdentifier.escaped($0))"
            }
            let condition =
                comparisons.isEmpty ? "_ in true" : comparisons.joined(separator: "\n                    && ")
            let isShort = condition.columnCount <= 30 && comparisons.count < 2
            return "queuedPlugin(\(controllerName).self) {"
                + (isShort ? " \(condition) }" : "\n                \(condition)\n            }")
        case .replace, .stack, .queue: return nil
        }
    }
}

/// Returns the call that creates the controller, with the inputs that have no defaults, and with the required
/// handlers.
///
/// - Parameter given: the closures for handlers by their names, in place of variables with these names.
func creationCall(of plugin: PluginDescription, given: [String: String] = [:]) -> SwiftCall {
    let names =
        plugin.inputs.filter { $0.defaultValue == nil }.map(\.name.value) + plugin.requiredHandlers.map(\.name.value)
    return SwiftCall(
        callee: plugin.controllerName, arguments: names.map { "\($0): \(given[$0] ?? SwiftIdentifier.escaped($0))" })
}

extension PluginDescription {
    /// The parameter for the seconds after which the plugin dismisses itself; empty if its helpers have none.
    var timeParameter: [String] {
        guard takesTime, let time = presentation.dismissesAfter else { return [] }
        return ["dismissesAfter: Foundation.TimeInterval? = \(SwiftLiteral.number(time.value))"]
    }

    /// Whether the helpers that show the plugin have a parameter for its time.
    var takesTime: Bool { host.scene != nil && presentation.dismissesAfter != nil }
}

/// Returns the data for the methods that show a plugin in a scene; nothing if it has none.
///
/// - Parameter parameters: the parameters of the host helper that shows the plugin.
func sceneContext(of plugin: PluginDescription, _ parameters: [String], _ dialect: KitDialect) -> MustacheValue {
    guard plugin.host.scene != nil, let show = plugin.host.show else { return .nothing }
    let scene = dialect.spelling.sceneParameter
    let length = plugin.accessPrefix.columnCount + plugin.controllerName.columnCount
    let time = plugin.takesTime ? ["dismissesAfter: dismissesAfter"] : []
    let arguments = plugin.inputArguments + time + plugin.handlerArguments
    let host = "PluginSceneHost.opened(in: \(scene.name))"
    return [
        "show": parameterContext(
            ["in \(scene.name): \(scene.type)? = nil"] + parameters, indentation: 4,
            lengthWithoutParameters: length + "static func show() -> ? {".columnCount),
        "call": .text(
            SwiftCall(
                callee: "\(host)?.\(SwiftIdentifier.escaped(show.value))", arguments: arguments
            ).written(indentation: 8, prefixLength: 0)),
    ]
}
