extension Mutant {
    /// The mutants of stacks that can be tapped.
    static let taps = ofStacks + ofMessage + ofTrack

    private static let ofStacks = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "a tap does nothing",
                "        tapHandler()\n        return true\n", "        return true\n"
            ),
            (
                "a hidden stack is tapped", "guard !isHidden else", "guard !isHidden || true else"
            ),
            (
                "a press calls its handler several times",
                "press.state != .possible, press.state != .began", "press.isEnabled, false"
            ),
            (
                "VoiceOver cannot press a stack",
                "press.state != .possible, press.state", "press.state"
            ),
            (
                "a title is not the label of a tapped stack",
                "tapTitle ?? labels(in: self)", "labels(in: self)"
            ),
            (
                "the label of a tapped stack has hidden labels",
                "view.subviews.filter { !$0.isHidden }.flatMap", "view.subviews.flatMap"
            ),
            (
                "the action of a tap does nothing",
                "guard !isButton, let tapTitle else", "guard isButton, let tapTitle else"
            ),
        ])

    private static let ofMessage = mutants(
        in: "MessageViewController.swift",
        [
            (
                "a tap on a plugin is only one on its content",
                "contentStack.recognizeTaps(on: view)",
                "contentStack.recognizeTaps(on: contentStack)"
            ),
            (
                "a plugin that is tapped is not a button",
                "        contentStack.isButton = true\n", ""
            ),
            (
                "a tap on a plugin calls no handler",
                "contentStack.tapHandler = { [weak self] in self?.callOpenHandler() }",
                "contentStack.tapHandler = {}"
            ),
        ])

    private static let ofTrack = mutants(
        in: "TrackViewController.swift",
        [
            (
                "a tap on a stack is not recognized",
                "        trackStack.recognizeTaps(on: trackStack)\n", ""
            ),
            (
                "a tap does what a press should do",
                "contentStack2.recognizePresses(on", "contentStack2.recognizeTaps(on"
            ),
            (
                "the title of a tap is not updated",
                ".tapTitle = nextTitle", ".tapTitle = nil"
            ),
            (
                "a tap on a stack calls another handler",
                "trackStack.tapHandler = { [weak self] in self?.expandHandler() }",
                "trackStack.tapHandler = { [weak self] in self?.skipHandler() }"
            ),
        ])

    /// The mutants of stacks that can be tapped in code for UIKit.
    static let uiKitTaps = mutants(
        in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
        [
            (
                "VoiceOver cannot reach controls in a tapped stack",
                "isAccessibilityElement = isButton", "isAccessibilityElement = true"
            ),
            (
                "a tapped stack has no trait",
                "isButton ? .button : .none", ".none"
            ),
        ])

    /// The mutants of stacks that can be clicked in code for AppKit.
    static let appKitTaps = mutants(
        in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
        [
            (
                "VoiceOver does not offer the click on a stack with controls",
                "override func isAccessibilityElement() -> Bool { true }",
                "override func isAccessibilityElement() -> Bool { isButton }"
            ),
            (
                "a clicked stack has another role",
                "{ isButton ? .button : .group }", "{ .group }"
            ),
            (
                "a button contains elements",
                "isButton ? [] : super", "super"
            ),
            (
                "clicks press nothing",
                "NSClickGestureRecognizer(target: self, action: Selector(Self.action))",
                "NSClickGestureRecognizer(target: self, action: nil)"
            ),
            (
                "a stack takes the clicks of its controls",
                "NSClickGestureRecognizer(target: self, action: Selector(Self.action))\n"
                    + "        recognizer.delegate = self\n",
                "NSClickGestureRecognizer(target: self, action: Selector(Self.action))\n"
            ),
            (
                "a stack takes clicks on selectable text",
                "        if let field = view as? NSTextField { return field.isSelectable }\n        return",
                "        if view is NSTextField { return false }\n        return"
            ),
            (
                "a stack takes clicks on text views",
                "return view is NSText || view is NSControl", "return view is NSControl"
            ),
            (
                "a stack leaves clicks on images",
                "return view is NSText || view is NSControl && !(view is NSImageView)",
                "return view is NSText || view is NSControl"
            ),
            (
                "the label of a clicked stack has views that VoiceOver skips",
                "guard subview is NSTextField || subview.isAccessibilityElement() else",
                "guard subview is NSTextField || label != nil else"
            ),
        ])
}
