extension DescriptionValidator {
    /// Reports a plugin that is removed before its minimum duration has passed.
    mutating func reportTimes() {
        let minimum = description.presentation.minimumDuration
        guard let dismissesAfter = description.presentation.dismissesAfter,
            minimum.value > dismissesAfter.value
        else { return }
        report(
            .contradiction,
            "the plugin cannot stay for \(minimum.value) s at least and leave "
                + "after \(dismissesAfter.value) s",
            at: dismissesAfter.range,
            note: "make \"dismissesAfter\" longer than "
                + "\"minimumDuration\"",
            noteRange: minimum.range)
    }
}
