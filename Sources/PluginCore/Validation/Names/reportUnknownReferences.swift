extension DescriptionValidator {
    /// Reports inputs and handlers that views name but that do not exist, and parameters of triggered
    /// handlers that are not inputs.
    mutating func reportUnknownReferences() {
        for binding in bindings { reportUnknownReference(binding.input, to: "input") }
        for view in views {
            if let handler = view.handler { reportUnknownReference(handler, to: "handler") }
            if let handler = view.linkHandler { reportUnknownReference(handler, to: "handler") }
        }
        for parameter in passedParameters {
            reportUnknownReference(
                parameter.name, to: "input", for: " for the handler's parameter",
                alternative: alternative(toInputFor: parameter))
        }
    }

    /// Returns how to pass a constant in place of an input; nil if the handler is not called by buttons alone.
    private func alternative(toInputFor parameter: PluginHandler.Parameter) -> String? {
        let handler = description.handlers.first { handler in
            handler.parameters.contains { $0.name.range == parameter.name.range }
        }
        guard let handler = handler?.name.value else { return nil }
        let controls = views.filter { $0.handler?.value == handler }
        guard controls.allSatisfy(\.takesConstantArguments) else { return nil }
        return "pass a constant: '\"triggers\": { \"handler\": \"\(handler)\", "
            + "\"arguments\": { \"\(parameter.name.value)\": … } }'"
    }
}
