extension Vocabulary {
    package static let swiftUI = ObjectShape(
        "SwiftUI view",
        "A SwiftUI view of the app, in a hosting controller.",
        [
            .required("swiftUI", .swiftType, "The type of the view."),
            .optional(
                "name", .identifier, whenAbsent: "from the type, as in 'errorView' for 'ErrorView'",
                "The name of the property that holds the view."),
            .optional(
                "create", .swiftExpression,
                whenAbsent: "the type, called with all inputs and handlers",
                "The expression that creates the view. It can use inputs and handlers by their names."
            ),
            shownWhen, hiddenWhen, accessibility,
        ])
}
