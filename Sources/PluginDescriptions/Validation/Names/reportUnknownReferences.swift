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
            reportUnknownReference(parameter.name, to: "input", for: " for the handler's parameter")
        }
    }
}
