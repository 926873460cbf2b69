/// Mutants that no test has to notice.
struct AcceptedSurvivor: Sendable {
    /// The file, or nil for all files.
    let file: String?
    let rule: MutationRule
    /// A part of the changed line.
    let line: String
    let reason: String

    init(_ rule: MutationRule, _ line: String, in file: String? = nil, because reason: String) {
        self.file = file
        self.rule = rule
        self.line = line
        self.reason = reason
    }

    func matches(_ mutant: Mutant) -> Bool {
        mutant.rule == rule.name && (file ?? mutant.file) == mutant.file
            && mutant.line.text.contains(line)
    }

    static let all =
        [
            AcceptedSurvivor(
                .removeStatement, "super.",
                because:
                    "the methods of the headless frameworks do nothing, but Apple's must be called"
            ),
            AcceptedSurvivor(
                .removeStatement, ".isAccessibilityElement = false",
                because: "it says so even where it is the default, as for image views"),
            AcceptedSurvivor(
                .strengthenReference, "transition.move",
                because: "a transition releases its closures when it ends"),
            AcceptedSurvivor(
                .strengthenReference, "transition).moveIn(",
                because: "a transition releases its closures when it ends"),
            AcceptedSurvivor(
                .strengthenReference, "} completion: { [weak self] in",
                because: "a transition releases its closures when it ends"),
            AcceptedSurvivor(
                .strengthenReference, "PluginAppearanceView { [weak self] in",
                in: "Parts/PluginSceneHost+UIKit.swift",
                because: "a host that closes removes the view, which releases the closure"),
            AcceptedSurvivor(
                .flipBoolean, "isSafe", in: "Parts/PluginPlacement.swift",
                because: "AppKit does not use it"),
        ] + gaps

    /// Mistakes that tests should notice, and do not yet.
    private static let gaps = [
        gap(.ignoreGuard, "guard isViewLoaded else { return }", in: "CardViewController.swift"),
        gap(.flipBoolean, "shownTip?.remove(", in: "TipViewController.swift"),
        gap(.flipBoolean, "shown(in: scene)?.remove(", in: "SavedViewController.swift"),
        gap(.emptyMethod, "func applyItems()", in: "PickerViewController.swift"),
        gap(.flipBoolean, "isPlaying = false", in: "PlaybackViewController.swift"),
        gap(.flipBoolean, "isReady = false", in: "ThemedViewController.swift"),
        gap(
            .swapOperator, "Self.all.removeAll { $0 === self }",
            in: "Parts/PluginSceneHost+UIKit.swift"),
    ]

    private static func gap(
        _ rule: MutationRule, _ line: String, in file: String
    ) -> AcceptedSurvivor {
        AcceptedSurvivor(rule, line, in: file, because: "a gap in the tests")
    }
}
