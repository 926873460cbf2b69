extension Mutant {
    /// The mutants of constants that buttons pass to handlers.
    static let constants = mutants(
        in: "RatingViewController.swift",
        [
            (
                "a button passes another constant", "rateHandler(5, comment)",
                "rateHandler(4, comment)"
            ),
            (
                "a button passes an input in place of a constant", #"rateHandler(1, "Bad")"#,
                "rateHandler(1, comment)"
            ),
            (
                "a button passes a constant of another one", "        handler(true)\n",
                "        handler(false)\n"
            ),
            (
                "a button calls the handler of another one", "self?.triggerBadButton()",
                "self?.triggerGoodButton()"
            ),
            (
                "a button without constants passes one", "rateHandler(stars, comment)",
                "rateHandler(5, comment)"
            ),
        ])
}
