extension DescriptionValidator {
    /// Warns of a duration for a transition without a motion.
    mutating func reportMotionDuration() {
        let presentation = description.presentation
        guard presentation.moveIn == .none, presentation.moveOut == .none,
            let range = presentation.motionDurationRange
        else { return }
        report(
            .contradiction, "a plugin that does not move takes no time for it", at: range,
            note: "say how it comes and goes with \"in\" and \"out\"", as: .warning)
    }
}
