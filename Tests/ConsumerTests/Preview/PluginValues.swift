/// The values of a plugin's inputs in a comparison: on the page, and in generated code.
struct PluginValues {
    let plugin: PreviewPlugin
    let title: String
    private let values: [(input: PreviewPlugin.Input, value: InputValue?)]

    /// Returns the values that a page has at first, and others, for which every optional text is
    /// there, and every flag is the opposite.
    static func all(of plugin: PreviewPlugin) -> [PluginValues] {
        let first = PluginValues(plugin, "") { $0.value }
        let others = PluginValues(plugin, " with other values") { input in
            switch (input.kind, input.value) {
            case (.text, nil): .text("Some words, and more of them")
            case (.text, .text(let text)): .text(text + " \u{201C}or\u{201D} so")
            case (.flag, .flag(let flag)): .flag(!flag)
            case (.number, _): .number(0.25)
            case (.image, nil): .flag(true)
            default: input.value
            }
        }
        return plugin.inputs.isEmpty ? [first] : [first, others]
    }

    private init(
        _ plugin: PreviewPlugin, _ title: String, _ value: (PreviewPlugin.Input) -> InputValue?
    ) {
        self.plugin = plugin
        self.title = plugin.name + title
        values = plugin.inputs.map { ($0, value($0)) }
    }

    /// Returns the expression that creates the plugin.
    ///
    /// - Parameter controller: The generated code. The handlers that it requires have no default there.
    func expression(for controller: String) -> String {
        let handlers = controller.matches(
            of: /(?m)^    var (\w+): @MainActor \(\) (?:async )?-> Void$/)
        let arguments =
            values.map { "\($0.input.name): \(swift($0.input, $0.value))" }
            + handlers.map { "\($0.1): {}" }
        return "\(plugin.controller)(\(arguments.joined(separator: ", ")))"
    }

    private func swift(_ input: PreviewPlugin.Input, _ value: InputValue?) -> String {
        switch input.kind {
        case .image: value == .flag(true) ? #"UIImage(named: "placeholder")"# : "nil"
        case .other: input.expression ?? "nil"
        default: value?.literal ?? "nil"
        }
    }

    /// The parameters of an address, such as `message=Fetching`.
    var parameters: [String] {
        values.filter { $0.value != $0.input.value }
            .map { "\($0.input.name)=\($0.value?.parameter ?? "")" }
    }
}
