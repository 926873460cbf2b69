extension DescriptionValidator {
    /// Reports a progress of operations whose input does not exist, or is not a number.
    mutating func reportProgress() {
        guard let progress = description.host.progress else { return }
        reportUnknownReference(progress, to: "input")
        guard let input = input(named: progress.value) else { return }
        let type = input.type.value
        guard !["Float", "Double", "Float?", "Double?"].contains(type),
            SwiftFragment.problem(ofType: type) == nil
        else { return }
        report(
            .mismatchedType,
            "the progress of an operation needs an input of type 'Float', 'Double', 'Float?' or "
                + "'Double?'; '\(input.name.value)' is of type '\(type)'",
            at: progress.range, note: "it is declared here", noteRange: input.type.range)
    }
}
