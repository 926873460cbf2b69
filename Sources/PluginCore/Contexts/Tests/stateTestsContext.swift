extension SharedCode {
    /// The states of screens that tests can show: they know values for all inputs.
    var testedStates: [ScreenStates] {
        states.filter { $0.states.allSatisfy(\.plugin.isTested) }
    }
}

/// Returns the data for the tests of the states of a module's screens.
func stateTestsContext(of code: SharedCode, _ tests: GenerationOptions.Tests, _ dialect: KitDialect) -> MustacheObject {
    let all = code.testedStates.filter { $0.kits.contains(dialect.kit) }
    let hasModifier = all.contains(where: \.hasModifier)
    var context = testsContext(of: tests, for: all.first?.states.first?.plugin, dialect)
    let imported = all.flatMap { $0.states.flatMap { $0.plugin.importedModules(dialect.kit) } }
    let modules = Set(imported + [dialect.kit.name, tests.framework.module]).sorted()
    context["imports"] = .list(modules.map { ["module": .text($0)] })
    context["usesSwiftUI"] = .flag(hasModifier && !modules.contains("SwiftUI"))
    context["modifierTests"] = .flag(hasModifier)
    context["states"] = .list(all.map { testContext(of: $0, dialect) })
    return context
}

private func testContext(of states: ScreenStates, _ dialect: KitDialect) -> MustacheValue {
    [
        "enumeration": .text(SwiftIdentifier.escaped(states.name)),
        "bareName": .text(states.name),
        "isMissingOnTVOS": .flag(states.isMissingOnTVOS(dialect)),
        "cases": .list(
            states.states.map { state in
                [
                    "call": .text(testCall(of: state, dialect)),
                    "controller": .text(state.plugin.controllerName),
                ]
            }),
        "modifier": states.hasModifier ? .text(SwiftIdentifier.escaped(states.modifier)) : .nothing,
        "operation": states.operation.map { operationTest(of: $0, dialect) } ?? .nothing,
    ]
}

/// Returns the expression for a state with known values.
private func testCall(of state: ScreenStates.State, _ dialect: KitDialect) -> String {
    let name = "." + SwiftIdentifier.escaped(state.name)
    let plugin = state.plugin
    if state.inputs.isEmpty, plugin.handlers.isEmpty { return name }
    return call(name, with: plugin, dialect, indentation: 12, prefixLength: 1) ?? name
}

private func operationTest(of operation: ScreenStates.Operation, _ dialect: KitDialect) -> MustacheValue {
    let plugin = operation.failed.plugin
    let retry = plugin.handler(named: operation.recovery.retry)
    let arguments = retry.flatMap { exampleArguments(of: $0, in: plugin, dialect) }
    let input = plugin.inputs.first { $0.name.value == operation.recovery.message.value }
    guard let retry, let arguments, let value = input?.examples(in: plugin, dialect)?.first else { return .nothing }
    let given =
        (operation.recovery.makesValue ? ["\(operation.recovery.message.value): { _ in \(value) }"] : [])
        + plugin.handlersBesideRetry.filter(\.isRequired).map(\.emptyArgument)
    return [
        "operationName": .text(SwiftIdentifier.escaped(operation.name)),
        "arguments": .text(given.isEmpty ? "" : SwiftCall(callee: "", arguments: given).onOneLine),
        "runningController": .optional(operation.running?.plugin.controllerName),
        "failedController": .text(plugin.controllerName),
        "retry": .text(SwiftIdentifier.escaped(retry.name.value)),
        "retryArguments": .text(arguments),
    ]
}
