extension Mutant {
    /// The mutants of operations that report their progress.
    static let progress =
        mutants(
            in: "ProfileViewController.swift",
            [
                (
                    "a report of progress is not shown", "profileViewController?.progress = $0",
                    "_ = $0"
                ),
                (
                    "progress is shown after the end of an operation",
                    "        defer { progress.end() }\n", ""
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "ProfileViewController.swift",
            [
                (
                    "progress does not end", "    func end() {\n        handler = nil\n",
                    "    func end() {\n"
                )
            ])
}
