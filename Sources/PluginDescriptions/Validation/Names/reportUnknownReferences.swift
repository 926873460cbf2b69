extension DescriptionValidator {
    /// Reports inputs and handlers that views name but that do not exist, and parameters of triggered
    /// handlers that are not inputs.
    mutating func reportUnknownReferences() {
        for binding in bindings { reportReference(binding.input, to: "input") }
        for view in views {
            if let handler = view.handler { reportReference(handler, to: "handler") }
        }
        for parameter in passed {
            reportReference(parameter.name, to: "input", for: " for the handler's parameter")
        }
    }
}
