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
            given: given, last: tested.handlers.map(recordingArgument), indentation: 12,
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

/// Returns the argument for the closure that makes a value from an error, after a comma; empty if there is none.
private func recoveryConversion(of plugin: PluginDescription, _ dialect: KitDialect) -> String {
    guard let recovery = plugin.host.recovery, recovery.makesValue,
        let input = plugin.inputs.first(where: { $0.name.value == recovery.message.value }),
        let value = input.examples(in: plugin, dialect)?.first
    else { return "" }
    return ", \(input.name.value): { _ in \(value) }"
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
