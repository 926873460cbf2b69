extension Vocabulary {
    /// The keys for a view of a class of the app, in place of the framework's class.
    static let classOfApp: [KeyShape] = [
        .optional(
            "type", .swiftType, whenAbsent: "the framework's class",
            "A class of the app, which is a subclass of the framework's class."),
        .optional(
            "create", .swiftExpression, whenAbsent: "the type, called without arguments",
            "The expression that creates the view."),
    ]
}
