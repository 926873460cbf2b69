extension Vocabulary {
    package static let trigger = ObjectShape(
        "trigger",
        "The call of a handler with constant arguments.",
        [
            .required("handler", .identifier, "The handler to call."),
            .optional(
                "arguments", .expressions, whenAbsent: "{}",
                "The values of some parameters, by their names. The other parameters get the inputs with their names."
            ),
        ])
}
