extension Mutant {
    /// The mistakes of code for UIKit, in that for AppKit.
    static let appKit = uiKit.filter { !namesOfUIKit.contains($0.name) }.map(\.forAppKit)

    private static let namesOfUIKit: Set<String> = []

    /// How AppKit's code spells what UIKit's has.
    private static let spellings: [(uiKit: String, appKit: String)] = [
        ("UIViewController", "NSViewController"), ("UIView", "NSView"),
        ("viewIfLoaded", "loadedView"), ("UIEdgeInsets", "NSEdgeInsets"),
    ]

    private var forAppKit: Mutant {
        func respell(_ text: String) -> String {
            Self.spellings.reduce(text) { $0.replacing($1.uiKit, with: $1.appKit) }
        }
        return Mutant(
            name, of: respell(original), to: respell(changed), in: file, for: .appKit)
    }
}
