import PluginCore

/// Lines of Swift that use the host helpers of a plugin, as an example for people.
package struct UsageExample {
    /// Lines that show and hide the plugin.
    package let lines: [String]
    /// Lines that use all host helpers.
    package let all: [String]

    package init(of plugin: PluginDescription) {
        let inputs = plugin.inputs.map { input in "\(input.name.value): \(Self.value(of: input))" }
        let handlers = plugin.handlers.map(Self.argument)
        let host = plugin.host
        lines = [
            host.show.map { "\($0.value)(\((inputs + handlers).joined(separator: ", ")))" },
            host.hide.map { "\($0.value)()" },
        ].compactMap { $0 }
        let values = inputs + plugin.requiredHandlers.map(Self.argument)
        let operation = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
        let condition = plugin.dismissesItself ? "$isPresented" : "isPresented"
        let presented = ["isPresented: \(condition)"] + inputs + handlers
        all =
            lines
            + [
                host.whileShown.map {
                    "try await \($0.value)\(operation) { \(host.progress == nil ? "" : "progress in ")… }"
                },
                host.scene.map { _ in
                    "\(plugin.controllerName).show(\((inputs + handlers).joined(separator: ", ")))"
                },
                host.recovery.map { recovery in
                    let arguments = recovery.makesValue ? "(\(recovery.message.value): { error in … })" : ""
                    return "\(recovery.name.value)\(arguments) { … }"
                },
                host.modifier.map { ".\($0.value)(\(presented.joined(separator: ", ")))" },
            ].compactMap { $0 }
    }

    private static func argument(for handler: PluginHandler) -> String {
        let signature = handler.parameters.map(\.name.value).joined(separator: ", ")
        return "\(handler.name.value): { \(signature.isEmpty ? "" : signature + " in ")… }"
    }

    private static func value(of input: PluginInput) -> String {
        input.example?.value ?? (input.type.value.hasPrefix("String") ? "\"…\"" : "…")
    }
}
