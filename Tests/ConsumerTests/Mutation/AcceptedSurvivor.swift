/// Mutants that no test has to notice.
struct AcceptedSurvivor: Sendable {
    /// The file, or nil for all files.
    let file: String?
    /// The framework, or nil for both.
    let kit: HeadlessKit?
    let rule: MutationRule
    /// A part of the changed line.
    let line: String
    let reason: String

    init(
        _ rule: MutationRule, _ line: String, in file: String? = nil, on kit: HeadlessKit? = nil, because reason: String
    ) {
        self.file = file
        self.kit = kit
        self.rule = rule
        self.line = line
        self.reason = reason
    }

    func matches(_ mutant: Mutant) -> Bool {
        let isOnKit = kit.map { mutant.source.conditions.contains("canImport(\($0.rawValue))") } ?? true
        return mutant.rule == rule.name && (file ?? mutant.file) == mutant.file && isOnKit
            && mutant.line.text.contains(line)
    }

    static let all = [
        AcceptedSurvivor(
            .removeStatement, "super.",
            because: "the methods of the headless frameworks do nothing, but Apple's must be called"),
        AcceptedSurvivor(
            .flipBoolean, "isSafe", in: "Parts/PluginPlacement.swift", on: .appKit,
            because: "AppKit does not use it"),
        AcceptedSurvivor(
            .flipBoolean, "followsPull: Bool = false", in: "Parts/PluginPlacement.swift",
            on: .appKit, because: "AppKit does not use it"),
        AcceptedSurvivor(
            .flipBoolean, "other.plugin?.`remove`(animated: false)",
            in: "Kernel/PluginGroup.swift", because: waitsHidden),
        AcceptedSurvivor(
            .flipBoolean, "var isOver = false", in: "Parts/PluginQueue.swift",
            because: beginsWithReset),
        AcceptedSurvivor(
            .flipBoolean, "var isRead = false", in: "Parts/PluginQueue.swift",
            because: beginsWithReset),
        AcceptedSurvivor(
            .ignoreGuard, "guard pushed != (length, ownLength)", in: "Parts/PluginPush.swift",
            because: "to add nothing changes nothing, and only takes time"),
        AcceptedSurvivor(
            .removeStatement, "lastMeasure = measure", in: "Parts/PluginPush.swift",
            because: "the headless AppKit has the new safe area at once"),
        AcceptedSurvivor(
            .ignoreGuard, "guard presentation.isVisible, !isPushing",
            in: "Parts/PluginPush.swift", because: pushesWithin),
        AcceptedSurvivor(
            .removeStatement, "isPushing = true", in: "Parts/PluginPush.swift",
            because: pushesWithin),
        AcceptedSurvivor(
            .flipBoolean, "isPushing = true", in: "Parts/PluginPush.swift",
            because: pushesWithin),
        AcceptedSurvivor(
            .removeStatement, "fill(with: contentView, below: borderView)",
            in: "Parts/PluginSurface.swift", on: .appKit,
            because: "only glass takes the content along, which headless frameworks lack"),
        AcceptedSurvivor(
            .removeStatement, "needsLayout = true", in: "Parts/PluginSurface.swift", on: .appKit,
            because: laysOutMaterial),
        AcceptedSurvivor(
            .flipBoolean, "needsLayout = true", in: "Parts/PluginSurface.swift", on: .appKit,
            because: laysOutMaterial),
    ]

    private static let laysOutMaterial = "the headless AppKit lays out a view that gets another subview"

    private static let beginsWithReset = "each presentation begins with a reset"

    private static let waitsHidden = "a plugin that waits is hidden, and has no transition"

    private static let pushesWithin = "pushes within pushes end, unless layout does not settle"
}
