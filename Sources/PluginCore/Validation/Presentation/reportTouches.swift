extension DescriptionValidator {
    /// Reports values of 'touches' that have no effect, or cannot have it.
    mutating func reportTouches() {
        let presentation = description.presentation
        guard let range = presentation.touchesRange else { return }
        if presentation.letsTouchesThrough, description.hostsSwiftUI {
            report(
                .contradiction,
                "touches cannot '\(presentation.touches.rawValue)' beside a SwiftUI view, whose parts the framework does not know",
                at: range, note: "leave out \"touches\"")
        }
        if presentation.touches == .block, presentation.delay.value == 0, presentation.group == nil
        {
            report(
                .contradiction, "without a 'delay', 'block' is the same as 'blockWhileVisible'",
                at: range,
                as: .warning)
        }
        if presentation.touches == .pass, description.content?.isFilled == true {
            report(
                .contradiction,
                "the plugin's 'background' receives all touches, so touches "
                    + "cannot 'pass'",
                at: range, note: "leave out \"touches\" or \"background\"", as: .warning)
        }
    }
}
