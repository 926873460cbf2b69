extension Mutant {
    /// The mutants of views of the app's own classes.
    static let classes = mutants(
        in: "ThemedViewController.swift",
        [
            (
                "a label of an app's class has the font of its class",
                "        messageLabel.font = .preferredFont(forTextStyle: .footnote)\n", ""
            ),
            (
                "a label of an app's class has no text",
                "        headingLabel.text = \"Almost done\"\n", ""
            ),
            (
                "a button of an app's class has no title",
                "        retryButton.setTitle(\"Try again\", for: .normal)\n", ""
            ),
            (
                "a button of an app's class has no image",
                "        retryButton.setImage(UIImage(systemName: \"arrow.clockwise\"), for: .normal)\n",
                ""
            ),
            (
                "an indicator of an app's class has the wrong size",
                "        uploadIndicator.style = .large\n", ""
            ),
        ])

    static let appKitClasses = mutants(
        in: "ThemedViewController.swift", for: .appKit,
        [
            (
                "a label of an app's class has the font of its class",
                "        messageLabel.font = .preferredFont(forTextStyle: .footnote)\n", ""
            ),
            (
                "a label of an app's class has a bezel", "        headingLabel.isBezeled = false\n",
                ""
            ),
            (
                "a label of an app's class has a background",
                "        messageLabel.drawsBackground = false\n", ""
            ),
            (
                "a button of an app's class has no title",
                "        retryButton.title = \"Try again\"\n", ""
            ),
            (
                "a button of an app's class has no image", "        retryButton.image = ",
                "        _ = "
            ),
        ])
}
