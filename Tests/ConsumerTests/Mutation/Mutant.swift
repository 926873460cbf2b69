/// A mutation of generated code: a change of its text that introduces a mistake, which the
/// generated tests have to notice.
struct Mutant: Sendable {
    /// The mistake, for example "the parent is not told".
    let name: String
    /// The framework that the code is generated for.
    let kit: HeadlessKit
    /// The generated file that is changed.
    let file: String
    /// The text to replace, which occurs in the file exactly once.
    let original: String
    let changed: String
    /// The generated file whose tests have to notice the mistake.
    let testedFile: String

    init(
        _ name: String, of original: String, to changed: String, in file: String,
        for kit: HeadlessKit = .uiKit, testedIn testedFile: String? = nil
    ) {
        self.name = name
        self.kit = kit
        self.file = file
        self.original = original
        self.changed = changed
        self.testedFile = testedFile ?? file
    }

    static let all = uiKit + appKit

    static let uiKit =
        shared + fields + scrolling + uiKitAppearance + uiKitButtons + uiKitWidths
        + uiKitBackdrops + classes + uiKitStates + uiKitMarkdown + uiKitSwiftUI + uiKitHosting
        + uiKitPairs + uiKitTaps + uiKitControls + uiKitLists + uiKitBanners + keyboard
        + uiKitScenes

    /// The mutants that also exist in code for AppKit, except for those that `namesOfUIKit` lists.
    static let shared =
        containment + presentation + placement + controllers + hosts + appearance
        + buttons + widths + backdrops + swiftUI + states + markdown + hosting + pairs
        + constants + taps + controls + recoveries + progress + banners + scenes

    /// Creates the mutants of one file, each from a name, a text and its replacement.
    static func mutants(
        in file: String, for kit: HeadlessKit = .uiKit, testedIn testedFile: String? = nil,
        _ changes: [(name: String, original: String, changed: String)]
    ) -> [Mutant] {
        changes.map {
            Mutant(
                $0.name, of: $0.original, to: $0.changed, in: file, for: kit, testedIn: testedFile)
        }
    }
}
