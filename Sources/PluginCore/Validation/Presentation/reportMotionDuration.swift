extension DescriptionValidator {
    /// Warns of a duration for a transition without a motion.
    mutating func reportMotionDuration() {
        let presentation = description.presentation
        guard presentation.moveIn == .none, presentation.moveOut == .none,
            let range = presentation.motionDurationRange
        else { return }
        report(
            .contradiction, "a plugin without a transition has no transition duration", at: range,
            note: "add \"in\" or \"out\"", as: .warning)
    }
}
