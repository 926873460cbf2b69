extension Mutant {
    /// The mutants of UIKit code that also exist in AppKit code, and those of AppKit alone.
    static let appKit =
        shared.filter { !namesOfUIKit.contains($0.name) }.map(\.forAppKit) + appKitContainment
        + appKitViews + appKitControllers + appKitFields

    /// The mutants that have no counterpart in AppKit code, or a different text there.
    private static let namesOfUIKit: Set<String> = [
        // AppKit does not call children when they move to a parent.
        "a child is not told that it has moved",
        "a child is told that it has moved before it is in place",
        "a child is told twice that it moves", "a child is not told that it leaves",
        "a plugin with a delay is not told that it has moved",
        "a plugin is told that it has moved before it has arrived",
        "a plugin is told twice that it has moved",
        "a plugin that moves out is not told that it leaves",
        "a plugin that moved in late is told that it has moved while it leaves",
        "a plugin that moves out is told twice that it leaves",
        "a plugin that has moved in is not told of it",
        // AppKit has no text size setting, no header trait and no touches.
        "a text does not grow with the user's setting",
        "a text with a weight does not grow with the user's setting",
        "the escape gesture does nothing", "the escape gesture is passed on",
        "the escape gesture removes nothing", "a picture is distorted",
        "margins grow by the safe area",
        "a header is not told as such", "a touch that was cancelled keeps a plugin",
        "the host's view is touched", "the view behind recognizes what begins in a plugin",
        "only the container of a plugin recognizes nothing that begins in it",
        "content of a plugin recognizes nothing", "Return does nothing",
        "Return is called another", "a text has as many lines as it needs",
        "a text in a row gives way to nothing",
        "a title is not told that a symbol stands for",
        "touches of the content are passed on",
        "what a view of the user's own holds is not touched",
        "views that are no stacks are not touched", "a plugin leaves while text is edited",
        "spaces within stacks take touches",
        "what is seen of a plugin takes no touches",
        "what holds views takes no touches", "an empty view of the user's own takes no touches",
        // On a Mac, the bounds of a scrolling view do not move.
        "a plugin slides as far as the content of its host is scrolled",
        // AppKit code behaves the same with these mistakes: it undoes one appearance before it
        // starts another, stacks have this spacing by default, and views are laid out when they
        // appear and push the content then. And an image does not reveal its symbol.
        "a plugin that changes its host keeps its former showing", "views are close together",
        "a picture is another", "a plugin does not push",
        // These are listed below, with another text.
        "removal loads the view",
        "a child scrolls with the content", "a plugin that belongs behind is before the others",
        "a plugin fades although people ask for less motion only",
        "a plugin slides although people ask for less motion",
        "a plugin slides down in place of up", "a plugin takes touches while it moves out",
        "a plugin that comes back takes no touches", "views are at the side",
        "an action keeps its controller", "the background is another", "a margin is another",
        "a push stays when other code takes the plugin away", "a title is not updated",
        "progress is not shown", "a role is another", "what is typed is lost",
        "a password can be read", "a picture has another tint", "the focus does not move",
        "a plugin slides down only as far as it is high",
    ]

    /// The AppKit spellings of UIKit code.
    private static let spellings: [(uiKit: String, appKit: String)] = [
        ("UIViewController", "NSViewController"), ("UIView", "NSView"),
        ("length: distance + height", "length: distance + measure.height"),
        ("length: height", "length: measure.height"),
        ("viewIfLoaded", "loadedView"), ("UIEdgeInsets", "NSEdgeInsets"),
        ("finishDetaching", "detach"), ("fittingSizeLevel", "fittingSizeCompression"),
        ("UILayoutPriority", "NSLayoutConstraint.Priority"),
        ("UIAccessibility.isVoiceOverRunning", "NSWorkspace.shared.isVoiceOverEnabled"),
        ("blocksTouchesEarly", "blocksClicksEarly"), ("passesTouches", "passesClicks"),
        ("plugin.additionalSafeAreaInsets", "plugin.view.additionalSafeAreaInsets"),
        ("view.accessibilityViewIsModal = true", "view.setAccessibilityModal(true)"),
        ("view.accessibilityViewIsModal", "view.isAccessibilityModal()"),
        ("scrollView.", "contentStack."),
        (
            "        view.acc",
            "        // VoiceOver "
                + "ignores"
        ), ("numberOfLines", "maximumNumberOfLines"),
        ("axis = ", "orientation = "),
        ("isAccessibilityElement = false", "setAccessibilityElement(false)"),
        ("isAccessibilityElement = true", "setAccessibilityElement(true)"),
        ("accessibilityLabel = \"Echo\"", "setAccessibilityLabel(\"Echo\")"),
        (
            "accessibilityHint = \"Repeats what is typed above\"",
            "setAccessibilityHelp(\"Repeats what is typed above\")"
        ),
        ("accessibilityValue = prompt", "setAccessibilityValueDescription(prompt)"),
        ("accessibilityIdentifier = \"echo\"", "setAccessibilityIdentifier(\"echo\")"),
        ("accessibilityIdentifier = \"Echo\"", "setAccessibilityIdentifier(\"Echo\")"),
    ]

    private var forAppKit: Mutant {
        func respell(_ text: String) -> String {
            Self.spellings.reduce(text) { $0.replacing($1.uiKit, with: $1.appKit) }
        }
        return Mutant(name, of: respell(original), to: respell(changed), in: file, for: .appKit)
    }
}
