extension Mutant {
    /// The mutants of UIKit code that also exist in AppKit code, and those of AppKit alone.
    static let appKit =
        shared.filter { !namesOfUIKit.contains($0.name) }.map(\.forAppKit) + appKitContainment
        + appKitViews + appKitControllers + appKitFields + appKitAppearance
        + appKitButtons + appKitWidths + appKitBackdrops + appKitClasses
        + appKitStates + appKitMarkdown + appKitSwiftUI + appKitHosting + appKitPairs + appKitTaps
        + appKitControls + appKitBanners + appKitScenes

    /// The mutants that have no counterpart in AppKit code, or a different text there.
    private static let namesOfUIKit: Set<String> = [
        // AppKit does not call children when they move to a parent.
        "a child does not get the call after a move",
        "a child gets the call after a move before it is in place",
        "a child gets the call before a move twice",
        "a child does not get the call before its removal",
        "a plugin with a delay does not get the call after a move",
        "a plugin gets the call after a move before it has arrived",
        "a plugin gets the call after a move twice",
        "a plugin that moves out does not get the call before its removal",
        "a plugin that moved in late gets the call after the move during its removal",
        "a plugin that moves out gets the call before its removal twice",
        "a plugin that has moved in does not get the call after the move",
        // AppKit has no text size setting, no header trait and no touches.
        "text does not grow with the user's setting",
        "text with a weight does not grow with the user's setting",
        "the escape gesture does nothing", "the escape gesture is passed on",
        "the escape gesture removes nothing", "an image is distorted",
        "margins grow by the safe area",
        "a header does not have the header trait", "a touch that was cancelled keeps a plugin",
        "the host's view is touched", "the view behind recognizes gestures that begin in a plugin",
        "only the container of a plugin recognizes no gestures that begin in it",
        "content of a plugin recognizes no gestures", "Return does nothing",
        "the Return key has the wrong label", "text has as many lines as it needs",
        "text in a row is not compressed",
        "a button with a symbol has no accessibility label",
        "touches of the content are passed on",
        "views in a custom view get no touches",
        "views that are not stacks get no touches",
        "a plugin dismisses itself while text is edited",
        "spaces within stacks take touches",
        "visible parts of a plugin take no touches",
        "stacks take no touches", "an empty custom view takes no touches",
        // On a Mac, the bounds of a scrolling view do not move.
        "a plugin slides as far as the content of its host is scrolled",
        // AppKit code behaves the same with these mistakes: it undoes one appearance before it
        // starts another, stacks have this spacing by default, and views are laid out when they
        // appear and push the content then. And an image does not reveal its symbol.
        "a plugin that changes its host keeps its former showing", "views are close together",
        "an image is wrong", "a plugin does not push",
        // These are listed below, with another text.
        "removal loads the view", "content is not tied to an edge",
        "a child scrolls with the content", "a plugin that belongs behind is before the others",
        "a plugin fades although people ask for less motion only",
        "a plugin slides although people ask for less motion",
        "a plugin slides down in place of up", "a plugin takes touches while it moves out",
        "a plugin that is shown again takes no touches", "views are at the side",
        "an action keeps its controller", "the background is wrong", "a margin is wrong",
        "a push stays after other code removes the plugin",
        "a backdrop stays when other code removes its plugin", "a title is not updated",
        "progress is not shown", "a role is wrong", "typed text is lost",
        "a password can be read", "an image has the wrong tint", "the focus does not move",
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
        ("queryLabel.text", "queryLabel.stringValue"),
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
        return Mutant(
            name, of: respell(original), to: respell(changed), in: file, for: .appKit,
            testedIn: testedFile)
    }
}
