extension Vocabulary {
    package static let switchControl = ObjectShape(
        "switch",
        "A control that is on or off.",
        [
            .required("switch", .identifier, "The name of the property that holds the switch."),
            .required(
                "isOn", .anyOf([.boolean, .object(controlInput)]),
                "Whether the switch is on. If it comes from an input, the input changes with the switch."
            ),
            triggersWithValue(ofType: "Bool"),
            enabledWhen, shownWhen, hiddenWhen, accessibility,
        ])

    package static let slider = ObjectShape(
        "slider",
        "A control for a number in a range.",
        [
            .required("slider", .identifier, "The name of the property that holds the slider."),
            .required(
                "value", .anyOf([.number(-bound...bound), .object(controlInput)]),
                "The number. If it comes from an input, the input changes with the slider."),
            .optional("minimum", .number(-bound...bound), whenAbsent: "0", "The least number."),
            .optional("maximum", .number(-bound...bound), whenAbsent: "1", "The greatest number."),
            triggersWithValue(ofType: "Double"),
            width(whenAbsent: "160"),
            enabledWhen, shownWhen, hiddenWhen, accessibility,
        ])

    package static let segmentedControl = ObjectShape(
        "segmented control",
        "A control with several segments, one of which is selected.",
        [
            .required("segments", .identifier, "The name of the property that holds the control."),
            .required(
                "titles", .list(of: .anyOf([.name, .object(localizedText)])),
                "The titles of the segments, which are strings or localized text."),
            .required(
                "selected", .anyOf([.integer(-1...99), .object(controlInput)]),
                "The position of the selected segment, from 0 up; -1 for none. If it comes from an input, the input changes with the selection."
            ),
            triggersWithValue(ofType: "Int"),
            enabledWhen, shownWhen, hiddenWhen, accessibility,
        ])

    package static let controlInput = ObjectShape(
        "value of a control from an input",
        "A value that the host sets and the user changes.",
        [
            .required(
                "input", .identifier,
                "The input: of type Bool for a switch, Double for a slider, or Int for segments.")
        ])

    private static let bound = 1_000_000.0

    private static func triggersWithValue(ofType type: String) -> KeyShape {
        .optional(
            "triggers", .identifier, whenAbsent: "none",
            "The handler to call when the user changes the value. Its parameter, of type \(type), gets the new value."
        )
    }
}
