/// Returns the data for a plugin's SwiftUI modifiers; nothing if it has none.
///
/// - Parameters:
/// - inputs: its inputs as parameters.
/// - handlers: its handlers as parameters.
func modifierContext(
    of plugin: PluginDescription, inputs: [String], handlers: [String], _ dialect: KitDialect
) -> MustacheValue {
    guard let modifier = plugin.host.modifier else { return .nothing }
    let values = inputs + handlers
    let isBinding = plugin.dismissesItself
    let parameters = ["isPresented: \(isBinding ? "SwiftUI.Binding<Bool>" : "Bool")"] + values
    let length = plugin.accessPrefix.columnCount + modifier.value.columnCount
    return [
        "modifier": .text(SwiftIdentifier.escaped(modifier.value)),
        "imports": importContext(
            ["SwiftUI"], plugin.controller.access,
            exposed: plugin.controller.access == .internal ? [] : ["SwiftUI"],
            areExplicit: plugin.controller.importAccess != nil),
        "isBinding": .flag(isBinding),
        "isUpdated": .flag(!values.isEmpty),
        "group": .optional(plugin.presentation.group.map(SwiftLiteral.string)),
        "creation": .text(creationCall(of: plugin).written(indentation: 16, prefixLength: 0)),
        "show": parameterContext(
            parameters, indentation: 4,
            lengthWithoutParameters: length + "func () -> some SwiftUI.View {".columnCount),
        "whileShown": whileModifier(of: plugin, values),
        "recovery": plugin.host.recovery.map { recovery in
            [
                "helper": .text(SwiftIdentifier.escaped(recovery.name.value)),
                "retry": .text(recovery.retry.value),
                "conversion": conversionContext(of: plugin, dialect),
            ]
        } ?? .nothing,
    ]
}

/// Returns the data for the modifier that shows the plugin while an operation runs; nothing if the plugin has no such
/// host helper.
private func whileModifier(of plugin: PluginDescription, _ values: [String]) -> MustacheValue {
    guard let helper = plugin.host.whileShown.map({ SwiftIdentifier.escaped($0.value) }) else {
        return .nothing
    }
    let parameter =
        plugin.host.progress == nil
        ? "()" : "(\n            _ progress: @escaping \(progressClosure)\n        )"
    let operation = "operation: @escaping @MainActor \(parameter) async -> Void"
    let arguments = plugin.passedArguments + ["operation: operation"]
    return [
        "helper": .text(helper),
        "parameters": parameterLines(["id: Swift.AnyHashable = 0"] + values + [operation]),
        "call": .text(
            SwiftCall(callee: "$0.\(helper)", arguments: arguments)
                .written(indentation: 16, prefixLength: "await ".columnCount)),
    ]
}
