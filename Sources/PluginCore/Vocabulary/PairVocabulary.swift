extension Vocabulary {
    /// The kinds of text that some keys take, and between which an input can decide.
    static let pairedTextKinds: [ShapeKind] = [
        ("localized", { localizedText }), ("input", { inputText }),
        ("swift", { expressionText }), ("when", { textPair }),
    ]

    /// The kinds of text that can be one of a pair.
    static let halfTextKinds: [ShapeKind] = [
        ("localized", { localizedText }), ("swift", { expressionText }),
    ]

    /// The kinds of text that are not literals, for keys that also take a pair.
    package static let pairedTextShapes = pairedTextKinds.map { $0.shape() }

    /// The kinds of text that are not literals, in a pair.
    package static let halfTextShapes = halfTextKinds.map { $0.shape() }

    package static let textPair = ObjectShape(
        "text pair",
        "Two labels or titles, one of which is shown.",
        [
            when,
            .required("then", .halfOfPair, "The text while the input is true."),
            .required("else", .halfOfPair, "The text while the input is false."),
        ])

    package static let symbolPair = ObjectShape(
        "symbol pair",
        "Two SF Symbols, one of which is shown.",
        [
            when,
            .required("then", .symbol, "The symbol while the input is true."),
            .required("else", .symbol, "The symbol while the input is false."),
        ])

    /// A symbol, or two of them.
    static let symbolOrPair = ValueShape.anyOf([.symbol, .object(symbolPair)])

    private static let when = KeyShape.required(
        "when", .identifier, "The input of type Bool that decides.")
}
