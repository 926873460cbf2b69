extension Mutant {
    /// The mutants of recoveries whose hosts make values from errors.
    static let recoveries = mutants(
        in: "NoticeViewController.swift",
        [
            (
                "a recovery shows nothing of the error", "            detail: makeValue(error),\n",
                ""
            ),
            (
                "a recovery is not run again with the same closure",
                "if let host { Self.of(host).run(operation, showing: makeValue) }",
                "_ = host"
            ),
            (
                "a recovery makes the value of another error", "makeValue(error)",
                "makeValue(CancellationError())"
            ),
        ])
}
