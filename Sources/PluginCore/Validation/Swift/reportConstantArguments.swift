extension DescriptionValidator {
    /// Reports constant arguments for parameters that the handler does not have, and those that are not of the
    /// parameter's type or use members of the controller.
    mutating func reportConstantArguments() {
        for view in views {
            guard
                let handler = description.handlers.first(where: {
                    $0.name.value == view.handler?.value
                })
            else { continue }
            for argument in view.constantArguments { reportConstant(argument, for: handler) }
        }
    }

    private mutating func reportConstant(_ argument: ConstantArgument, for handler: PluginHandler) {
        let name = argument.name.value
        guard let parameter = handler.parameters.first(where: { $0.name.value == name }) else {
            return report(
                .unknownReference, "handler '\(handler.name.value)' has no parameter '\(name)'",
                at: argument.name.range, note: noteOnParameter(name, of: handler))
        }
        if argument.value.value.isEmpty { return }
        let uses = memberUses(in: argument.value.value)
        if let use = uses.first(where: { $0.name != "Self" }) {
            let kind = use.kind.map { "the \($0) " } ?? ""
            return report(
                .invalidExpression, "the constant argument '\(name)' uses \(kind)'\(use.name)'",
                at: argument.value.range,
                note: use.kind == "input" && use.name == name
                    ? "leave out the argument: the handler gets the input then"
                    : "to pass a value that changes, add an input with the name '\(name)'")
        }
        let input = PluginInput(
            name: parameter.name, type: parameter.type, defaultValue: nil, escaping: nil,
            example: nil, summary: nil)
        reportValue(InputValue(input: input, key: "arguments", expression: argument.value))
    }

    /// Returns what the user may have meant with the name of a parameter.
    private func noteOnParameter(_ name: String, of handler: PluginHandler) -> String {
        let known = handler.parameters.map(\.name.value)
        if let match = nearestMatch(to: name, among: known) { return "did you mean '\(match)'?" }
        return known.isEmpty
            ? "add it to the handler's \"parameters\"" : "its parameters are \(quotedList(known))"
    }
}
