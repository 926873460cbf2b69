/// Returns the data for an enumeration of states, and for what shows them.
func stateContext(of states: ScreenStates, _ dialect: KitDialect) -> MustacheValue {
    let values = states.states.flatMap { $0.values(dialect) }
    let isEquatable = states.isEquatable(dialect)
    let hasClosures = values.contains { !$0.isCompared }
    return [
        "enumeration": .text(SwiftIdentifier.escaped(states.name)),
        "access": .text(states.access == .internal ? "" : states.access.rawValue + " "),
        "isMissingOnTVOS": .flag(states.isMissingOnTVOS(dialect)),
        "isSynthesized": .flag(isEquatable && !hasClosures),
        "comparesInputs": .flag(isEquatable && hasClosures),
        "comparedStates": .list(states.states.map { ["line": .text($0.comparison(dialect))] }),
        "hasClosures": .flag(hasClosures),
        "cases": .list(states.states.map { $0.context(dialect) }),
        "modifier": states.hasModifier ? .text(SwiftIdentifier.escaped(states.modifier)) : .nothing,
        "operation": states.operation.map { operationContext(of: $0, in: states, dialect) } ?? .nothing,
    ]
}

extension ScreenStates {
    /// Returns whether values of all inputs are known to be comparable with `==`.
    func isEquatable(_ dialect: KitDialect) -> Bool {
        states.flatMap { $0.values(dialect) }.allSatisfy { !$0.isCompared || $0.isEquatable }
    }

    /// Returns whether tvOS lacks what one of the plugins shows.
    func isMissingOnTVOS(_ dialect: KitDialect) -> Bool {
        dialect.kit.runs(on: "tvOS") && states.contains { $0.plugin.isMissingOnTVOS }
    }
}

/// Returns the data for the method that shows states while an operation runs.
private func operationContext(
    of operation: ScreenStates.Operation, in states: ScreenStates, _ dialect: KitDialect
) -> MustacheValue {
    let plugin = operation.failed.plugin
    let running = operation.running
    let name = SwiftIdentifier.escaped(states.name)
    let failed = plugin.failure("\(name).\(SwiftIdentifier.escaped(operation.failed.name))")
    let closure = "operation: @escaping @MainActor () async throws -> \(name)"
    let showsFailure = SwiftCall(callee: "self?.show", arguments: [.call("", failed)])
    let cancel = running?.plugin.cancelHandler
    let loading = running.map { running -> String in
        let state = "\(name).\(SwiftIdentifier.escaped(running.name))"
        let arguments = running.plugin.handlers.map { handler in
            handler.name.value == cancel?.name.value
                ? "\(handler.name.value): \(handler.closure(calling: "cancel"))"
                : "\(handler.name.value): \(handler.emptyClosure)"
        }
        return arguments.isEmpty ? state : SwiftCall(callee: state, arguments: arguments).onOneLine
    }
    return [
        "operationName": .text(SwiftIdentifier.escaped(operation.name)),
        "failedName": .text(operation.failed.name),
        "runningName": .optional(running?.name),
        "retry": .text(operation.recovery.retry.value),
        "parameters": parameterLines(plugin.recoveryParameters(dialect) + [closure]),
        "modifierParameters": parameterLines(
            ["id: Swift.AnyHashable = 0"] + plugin.recoveryParameters(dialect, closure: nil) + [closure]),
        "modifierCall": .text(recoveryModifierCall(SwiftIdentifier.escaped(operation.name), plugin)),
        "running": loading.map { ["state": .text($0), "cancels": .flag(cancel != nil)] } ?? .nothing,
        "showsFailure": .text(showsFailure.written(indentation: 16, prefixLength: 0)),
    ]
}

/// A value of a state: an input of its plugin, or a closure.
private struct StateValue {
    let name: String
    /// The declaration in the case of the enumeration.
    let declaration: String
    /// Whether states with different values look different. Closures are taken over, and not compared.
    let isCompared: Bool
    /// Whether values of the type are known to be comparable with `==`.
    let isEquatable: Bool

    init(_ input: PluginInput, _ dialect: KitDialect) {
        name = input.name.value
        let type = input.type.value
        let value = input.hasLiteralDefault ? input.defaultValue.map { " = \($0.value)" } : nil
        declaration = "\(name): \(dialect.translated(type))" + (value ?? "")
        isCompared = !input.isEscaping
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        isEquatable = KnownType.isEquatable(type) || PlatformType.isImage(name) || PlatformType.isColor(name)
    }

    init(_ handler: PluginHandler, _ dialect: KitDialect) {
        name = handler.name.value
        let type = handler.type(dialect)
        declaration = "\(name): \(type)" + (handler.isRequired ? "" : " = \(handler.emptyClosure)")
        isCompared = false
        isEquatable = false
    }

    var escapedName: String { SwiftIdentifier.escaped(name) }

    /// The comparison of the input of a plugin with the value.
    var comparison: String {
        isEquatable
            ? "$0.\(name) == \(escapedName)" : "areEqual($0.\(name), \(escapedName))"
    }

    var context: MustacheValue { ["bareName": .text(name), "name": .text(escapedName)] }
}

extension PluginInput {
    /// Whether the default is a literal, which code on any actor can use.
    fileprivate var hasLiteralDefault: Bool {
        defaultValue.map { KnownType.isLiteral($0.value) } ?? false
    }
}

extension ScreenStates.State {
    /// The inputs that the state has values for. Without any required value, it is a plain case.
    var inputs: [PluginInput] {
        let required = plugin.inputs.filter { $0.defaultValue == nil }
        if required.isEmpty, plugin.handlers.isEmpty { return [] }
        let message = plugin.host.recovery?.message.value
        return plugin.inputs.filter {
            $0.defaultValue == nil || $0.hasLiteralDefault || $0.name.value == message
        }
    }

    fileprivate func values(_ dialect: KitDialect) -> [StateValue] {
        inputs.map { StateValue($0, dialect) } + plugin.handlers.map { StateValue($0, dialect) }
    }

    private var escapedName: String { SwiftIdentifier.escaped(name) }

    /// Returns the data for the case of the state.
    fileprivate func context(_ dialect: KitDialect) -> MustacheValue {
        let values = values(dialect)
        let compared = values.filter(\.isCompared)
        let closures = values.filter { !$0.isCompared }
        return [
            "state": .text(escapedName), "controller": .text(plugin.controllerName),
            "hasValues": .flag(!values.isEmpty),
            "values": parameterContext(
                values.map(\.declaration), indentation: 4,
                lengthWithoutParameters: "case ()".columnCount + name.columnCount),
            "pattern": .text(pattern(values.map { "let \($0.escapedName)" })),
            "creation": .text(creationCall(of: plugin).written(indentation: 16, prefixLength: 0)),
            "hasInputs": .flag(!compared.isEmpty), "hasClosures": .flag(!closures.isEmpty),
            "comparison": .text(conjunction(compared.map(\.comparison), indentation: 16)),
            "inputs": .list(compared.map(\.context)),
            "closures": .list(closures.map(\.context)),
        ]
    }

    /// Returns the pattern in a switch that takes the values into variables.
    private func pattern(_ variables: [String]) -> String {
        if variables.isEmpty { return ".\(escapedName)" }
        return SwiftCall(callee: ".\(escapedName)", arguments: variables)
            .written(indentation: 8, prefixLength: "case :".columnCount)
    }

    /// Returns the case of a switch that compares two values of this state.
    fileprivate func comparison(_ dialect: KitDialect) -> String {
        let values = values(dialect)
        let compared = values.filter(\.isCompared).map(\.name)
        func variable(_ side: String, _ name: String) -> String {
            let index = compared.firstIndex(of: name) ?? 0
            return compared.count == 1 ? side : side + String(index + 1)
        }
        func pattern(_ side: String) -> String {
            if compared.isEmpty { return ".\(escapedName)" }
            let variables = values.map { $0.isCompared ? "let \(variable(side, $0.name))" : "_" }
            return ".\(escapedName)(\(variables.joined(separator: ", ")))"
        }
        let patterns = [pattern("lhs"), pattern("rhs")]
        let comparisons =
            compared.isEmpty ? ["true"] : compared.map { "\(variable("lhs", $0)) == \(variable("rhs", $0))" }
        let line = "case (\(patterns.joined(separator: ", "))): \(comparisons.joined(separator: " && "))"
        if 8 + line.columnCount <= SwiftCall.lineLength { return line }
        return "case (\n            \(patterns.joined(separator: ",\n            "))\n        ):\n            "
            + conjunction(comparisons, indentation: 12)
    }
}

/// Returns conditions that all have to be met, on one line or on several.
private func conjunction(_ conditions: [String], indentation: Int) -> String {
    let line = conditions.joined(separator: " && ")
    if indentation + line.columnCount <= SwiftCall.lineLength { return line }
    let start = "\n" + String(repeating: " ", count: indentation + 4)
    return conditions.joined(separator: start + "&& ")
}
