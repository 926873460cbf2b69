extension DescriptionValidator {
    /// Reports parameters of a handler with equal names, or with the name of a generated variable.
    mutating func reportParameterNames() {
        for handler in description.handlers { reportParameterNames(of: handler) }
    }

    private mutating func reportParameterNames(of handler: PluginHandler) {
        let names = handler.parameters.map(\.name)
        for (index, name) in names.enumerated() where isUsable(name.value) {
            if let first = names[..<index].first(where: { $0.value == name.value }) {
                report(
                    .nameCollision, "parameter '\(name.value)' is declared twice",
                    at: name.range, note: "it is first declared here", noteRange: first.range)
            } else if handler.dismissesPlugin, name.value == ReservedNames.handlerVariable {
                reportCollision(of: name, kind: "parameter", with: "a generated variable")
            }
        }
    }
}
