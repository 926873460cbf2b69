extension DescriptionValidator {
    /// Reports inputs whose types the views that use them cannot show or follow.
    mutating func reportBindingTypes() {
        for binding in bindings { reportBindingType(binding) }
    }
}
