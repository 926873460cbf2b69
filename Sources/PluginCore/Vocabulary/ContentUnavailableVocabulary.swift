extension Vocabulary {
    package static let contentUnavailable = ObjectShape(
        "content-unavailable view",
        "The platform's own view for a screen that is empty, or that loads its content.",
        [
            .required(
                "contentUnavailable", .identifier, "The name of the property that holds the view."),
            .optional(
                "style", .choice(of: ContentUnavailableView.Style.self),
                whenAbsent: "\"empty\"",
                "The state that the view shows. 'loading' has an activity indicator, and 'search' the platform's own text."
            ),
            .optional(
                "symbol", .symbol, whenAbsent: "no image", "The name of an SF Symbol."),
            .optional(
                "asset", .anyOf([.asset, .object(expression)]), whenAbsent: "no image",
                "The name of an image in the app's asset catalog, or an expression that has an image."
            ),
            .optional("text", .text, whenAbsent: "no text", "The text, in large letters."),
            .optional(
                "secondaryText", .text, whenAbsent: "no text", "The text below, in small letters."),
            .optional(
                "buttonTitle", .text, whenAbsent: "no button",
                "The title of the button. If it comes from an input, the view has a button only while the input is not nil."
            ),
            .optional(
                "triggers", .anyOf([.identifier, .object(trigger)]),
                whenAbsent: "none, with a warning if there is a button",
                "The handler to call when the button is tapped, alone or with constant arguments."),
            shownWhen, hiddenWhen,
        ])
}
