extension Mutant {
    /// The mutants of backdrops.
    static let backdrops = engine + mutants(in: "DialogViewController.swift", ofDialog)

    private static let engine = mutants(
        in: "ChildContainment.swift",
        [
            (
                "a backdrop is not added",
                "{ addShield(backdrop) }", "{ addShield() }"
            ),
            (
                "a backdrop is added only for modal plugins",
                "if backdrop != nil || view", "if view"
            ),
            (
                "a backdrop is added during the delay",
                "{ addShield() }", "{ addShield(backdrop) }"
            ),
            (
                "a backdrop is not shown",
                "        backdrop?.isShown = true\n        shield.frame", "        shield.frame"
            ),
            (
                "a backdrop does not know its plugin",
                "        backdrop?.plugin = plugin\n", ""
            ),
            (
                "a backdrop has no frame",
                "        shield.frame = container.bounds\n", ""
            ),
            (
                "a backdrop does not fade in",
                "moveIn(view, over: fadingBackdrop)", "moveIn(view, over: nil)"
            ),
            (
                "a backdrop does not fade out",
                "moveOut(view, over: backdrop)", "moveOut(view, over: nil)"
            ),
            (
                "a backdrop disappears before its plugin",
                "        if backdrop == nil { removeShield() }\n", "        removeShield()\n"
            ),
            (
                "a backdrop fades in where another one was",
                "let fadingBackdrop = replacedBackdrop == nil ? backdrop : nil",
                "let fadingBackdrop = backdrop"
            ),
            (
                "a replaced backdrop stays",
                "        replacedBackdrop?.removeFromSuperview()\n", ""
            ),
            (
                "a backdrop does not fade in after it was about to replace another one",
                "        removeShield()\n        replacedBackdrop = nil\n",
                "        removeShield()\n"
            ),
            (
                "a backdrop replaces another one after a delay",
                "backdrop != nil, delay <= wait, other", "backdrop != nil, other"
            ),
            (
                "a backdrop disappears for a plugin without one",
                "if backdrop != nil, delay <= wait", "if delay <= wait"
            ),
            (
                "a backdrop that is not visible is replaced",
                "delay <= wait, other.presentation.isVisible {", "delay <= wait {"
            ),
        ])

    private static let ofDialog = [
        (
            "a tap on the backdrop does nothing",
            "PluginBackdrop(.dim, dismissesOnTap: true)", "PluginBackdrop(.dim)"
        ),
        (
            "a backdrop has another style",
            "PluginBackdrop(.dim", "PluginBackdrop(.clear"
        ),
        (
            "a plugin with a backdrop is not modal",
            "        view.accessibilityViewIsModal = true\n", ""
        ),
        (
            "a backdrop stays when other code removes its plugin",
            "presentation.abandon()", "_ = presentation"
        ),
    ]

    /// The mutants of backdrops in code for UIKit.
    static let uiKitBackdrops =
        mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "a backdrop blocks touches when it is not shown",
                    "            isUserInteractionEnabled = isShown\n", ""
                ),
                (
                    "a transparent backdrop is meant to blur",
                    "if style == .blur {", "if style == .dim {"
                ),
                (
                    "a backdrop does not blur",
                    "isShown ? UIBlurEffect(style: .regular) : nil", "nil"
                ),
                (
                    "a backdrop is as dark in the dark style",
                    "? 0.5 : 0.25", "? 0.25 : 0.25"
                ),
                (
                    "the blur of a backdrop has another size",
                    "            effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]\n            addSubview",
                    "            addSubview"
                ),
                (
                    "each tap on a backdrop removes its plugin",
                    "if dismissesOnTap, isTap {", "if isTap {"
                ),
            ])
        + mutants(
            in: "DialogViewController.swift",
            [
                (
                    "the escape gesture does nothing beside a backdrop",
                    "        remove(animated: true)\n        return true\n",
                    "        return false\n"
                )
            ])

    /// The mutants of backdrops in code for AppKit.
    static let appKitBackdrops = mutants(
        in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
        [
            (
                "a backdrop blocks clicks when it is not shown",
                "            ignoresEvents = !isShown\n", ""
            ),
            (
                "a transparent backdrop is meant to blur",
                "(effectView ?? self).alphaValue", "alphaValue"
            ),
            (
                "a backdrop does not fade",
                "alphaValue = isShown ? 1 : 0", "alphaValue = 1"
            ),
            (
                "a backdrop blurs what is behind the window",
                "            view.blendingMode = .withinWindow\n            view.material = .full",
                "            view.material = .full"
            ),
            (
                "a backdrop is as dark in the dark appearance",
                "isDark ? 0.5 : 0.25", "isDark ? 0.25 : 0.25"
            ),
            (
                "each click on a backdrop removes its plugin",
                "if dismissesOnTap, isInside {", "if isInside {"
            ),
            (
                "a click that ends beside a backdrop removes a plugin",
                "if dismissesOnTap, isInside {", "if dismissesOnTap {"
            ),
            (
                "the Escape key removes plugins with any backdrop",
                "guard dismissesOnTap, isShown,", "guard isShown,"
            ),
            (
                "the Escape key removes a plugin behind another backdrop",
                "isShown, isFrontmost, event", "isShown, event"
            ),
            (
                "each key removes a plugin with a backdrop",
                "event.charactersIgnoringModifiers == \"\\u{1B}\",\n            ", ""
            ),
            (
                "a key with Command removes a plugin with a backdrop",
                "            event.modifierFlags.isDisjoint(with: [.command, .control, .option]), let plugin",
                "            let plugin"
            ),
            (
                "the Escape key removes a plugin with a backdrop in place of pressing its button",
                "if !plugin.view.performKeyEquivalent(with: event) {", "do {"
            ),
        ])
}
