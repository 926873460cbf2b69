/// The rules for the host helpers that run operations.
extension DescriptionValidator {
    /// Reports a recovery that cannot show the plugin, set its message or call its handler.
    mutating func reportRecovery() {
        guard let recovery = description.host.recovery else { return }
        reportUnknownReference(recovery.message, to: "input")
        reportUnknownReference(recovery.retry, to: "handler")
        if !recovery.makesValue {
            reportBindingType(
                InputBinding(input: recovery.message, use: .text),
                advice: "to let the host make the value from the error, write "
                    + "'\"error\": \"\(recovery.message.value)\"' in place of \"message\"")
        }
        if input(named: recovery.message.value) == nil { return }
        for input in description.inputs where input.defaultValue == nil && input.name.value != recovery.message.value {
            report(
                .contradiction,
                "a recovery has no value for the input '\(input.name.value)', which has no default",
                at: recovery.name.range, note: "it is declared here", noteRange: input.name.range)
        }
    }

    /// Reports a progress of operations whose input does not exist, or is not a number.
    mutating func reportProgress() {
        guard let progress = description.host.progress else { return }
        reportUnknownReference(progress, to: "input")
        reportBindingType(InputBinding(input: progress, use: .progress), of: "the progress of an operation")
    }
}
