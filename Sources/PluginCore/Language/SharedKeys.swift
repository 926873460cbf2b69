extension Vocabulary {
    package static let inputValue = ObjectShape(
        "value from an input",
        "A number that the host sets.",
        [.required("input", .identifier, "The input, of type Float, Double, Float? or Double?.")])

    package static let layout = ObjectShape(
        "layout",
        "Edges that the content is pinned to. If neither edge of an axis is named, the content is centered.",
        [
            .optional(
                "edges", .list(of: .choice(of: ContentLayout.Edge.self)),
                whenAbsent: "[\"top\", \"leading\", \"bottom\", \"trailing\"]",
                "The edges that the content is pinned to. It does not extend beyond the other edges."
            ),
            .optional(
                "insets", insetsValue, whenAbsent: "0",
                "Points between the content and the edges; a minimum for edges that it is not pinned to."
            ),
            .optional(
                "to", .choice(of: ContentLayout.Area.self),
                whenAbsent: "\"margins\"", "The area whose edges are meant."),
            verticalPosition.shape,
            verticalOffset.shape,
        ])

    static let verticalPosition = Key(
        "verticalPosition", .number(0...1), default: 0.5,
        "The part of the area's height that is above the center of the content. Content that does not fit there moves.",
        synonyms: ["verticalBias", "centerYMultiplier"])

    static let verticalOffset = Key(
        "verticalOffset", .number(-1000...1000), default: 0.0,
        "Points from the center of the area, or from the 'verticalPosition', to the content, downward; a negative number moves it up.",
        synonyms: ["centerYOffset", "offset"])

    package static let insets = ObjectShape(
        "set of insets",
        "Points at each edge.",
        ContentLayout.Edge.allCases.map { edge in
            .optional(edge.rawValue, .number(0...1000), whenAbsent: "0", "Points at this edge.")
        })

    package static let accessibilityOfView = ObjectShape(
        "view's 'accessibility'",
        "The view's values for assistive technologies and UI tests.",
        [
            .optional(
                "label", .textOrPair,
                whenAbsent: "the text that the view "
                    + "shows", "The accessibility label."),
            .optional("hint", .text, whenAbsent: "no hint", "The accessibility hint."),
            .optional(
                "value", .text, whenAbsent: "the view's own",
                "The accessibility value."),
            .optional(
                "traits", .list(of: .choice(of: AccessibilityTrait.self)),
                whenAbsent: "[]", "Traits to add to the view's own."),
            .optional(
                "identifier", .name, whenAbsent: "none", "The identifier for UI tests."),
        ])

    /// The insets for all edges together, or for each edge.
    static let insetsValue = ValueShape.anyOf([.number(0...1000), .object(insets)])

    static let shownWhen = KeyShape.optional(
        "shownWhen", .anyOf([.identifier, .object(sizeCondition)]), whenAbsent: "always shown",
        "The input of type Bool that says whether the view is shown, or where it is shown.",
        synonyms: ["visible", "isVisible"])

    static let hiddenWhen = KeyShape.optional(
        "hiddenWhen", .anyOf([.identifier, .object(sizeCondition)]), whenAbsent: "always shown",
        "The input of type Bool that says whether the view is hidden, or where it is hidden.",
        synonyms: ["hidden", "isHidden"])

    static let enabledWhen = KeyShape.optional(
        "enabledWhen", .identifier, whenAbsent: "always enabled",
        "The input of type Bool that says whether the view is enabled.",
        synonyms: ["enabled", "isEnabled", "disabled"])

    static let busyWhen = KeyShape.optional(
        "busyWhen", .identifier, whenAbsent: "never busy",
        "The input of type Bool that says whether the button shows an activity indicator in place of its title, and ignores taps; or the async handler that it triggers, while which runs it does so.",
        synonyms: ["busy", "isBusy", "isLoading", "showsActivityIndicator"])

    static let accessibility = KeyShape.optional(
        "accessibility", .object(accessibilityOfView), whenAbsent: "{}",
        "The view's values for assistive technologies and UI tests.")

    static func color(
        _ name: String = "color", whenAbsent: String, _ summary: String,
        onMac remark: String? = nil
    ) -> KeyShape {
        .optional(
            name,
            .anyOf([.token(.color, or: Choice(of: SemanticColor.self)), .object(colorOfApp)]),
            whenAbsent: whenAbsent, summary, onMac: remark)
    }

    static func width(default width: Double) -> Key<Double> {
        Key(
            "width", .number(1...1000), default: width,
            "The preferred width in points. Other constraints may change it.")
    }
}
