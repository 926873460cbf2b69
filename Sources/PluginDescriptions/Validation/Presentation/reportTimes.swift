extension DescriptionValidator {
    /// Reports a plugin that is removed before its minimum duration has passed.
    mutating func reportTimes() {
        let minimum = description.presentation.minimumDuration
        guard let leavesAfter = description.presentation.leavesAfter,
            minimum.value > leavesAfter.value
        else { return }
        report(
            .contradiction,
            "the plugin cannot stay for \(minimum.value) s at least and leave "
                + "after \(leavesAfter.value) s",
            at: leavesAfter.range, note: "make \"leavesAfter\" longer than \"minimumDuration\"",
            noteRange: minimum.range)
    }
}
