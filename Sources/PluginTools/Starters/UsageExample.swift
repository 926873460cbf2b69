import PluginDescriptions

/// Lines of Swift that show and hide a plugin, as an example for people.
package struct UsageExample {
    package let lines: [String]

    package init(of plugin: PluginDescription) {
        let arguments =
            plugin.inputs.map { input in "\(input.name.value): \(Self.value(of: input))" }
            + plugin.handlers.map { handler in
                let signature = handler.parameters.map(\.name.value).joined(separator: ", ")
                return "\(handler.name.value): { \(signature.isEmpty ? "" : signature + " in ")… }"
            }
        lines =
            [
                plugin.host.show.map { "\($0.value)(\(arguments.joined(separator: ", ")))" },
                plugin.host.hide.map { "\($0.value)()" },
            ].compactMap { $0 }
    }

    private static func value(of input: PluginInput) -> String {
        input.example?.value ?? (input.type.value.hasPrefix("String") ? "\"…\"" : "…")
    }
}
