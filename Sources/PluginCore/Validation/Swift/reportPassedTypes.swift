extension DescriptionValidator {
    /// Reports inputs that are passed to a handler as parameters of another type.
    mutating func reportPassedTypes() {
        for parameter in passedParameters {
            guard let input = input(named: parameter.name.value),
                input.type.value != parameter.type.value,
                SwiftFragment.problem(ofType: input.type.value) == nil,
                SwiftFragment.problem(ofType: parameter.type.value) == nil
            else { continue }
            report(
                .mismatchedType,
                "the parameter '\(input.name.value)' is of type '\(parameter.type.value)', and the "
                    + "input that is passed is of type '\(input.type.value)'",
                at: parameter.type.range, note: "it is declared here", noteRange: input.type.range)
        }
    }
}
