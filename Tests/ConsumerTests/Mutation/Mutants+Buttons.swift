extension Mutant {
    /// The mutants of the looks of buttons, and of busy buttons.
    static let buttons = mutants(
        in: "SendViewController.swift",
        [
            ("a button is not busy", "        sendButton.isBusy = isSending\n", ""),
            (
                "a busy button has no fixed label",
                "        sendButton.busyLabel = String(localized",
                "        _ = String(localized"
            ),
            (
                "a busy button has no label from an input",
                "        saveButton.busyLabel = progress\n", "        _ = progress\n"
            ),
            (
                "a busy button has no label of the app",
                "        cancelButton.busyLabel = L10n.title\n", ""
            ),
        ])

    static let uiKitButtons =
        mutants(
            in: "SendViewController.swift",
            [
                ("a shape is wrong", "sendButton.configuration?.cornerStyle = .capsule", "_ = 0"),
                (
                    "a rectangle has round corners",
                    "        shareButton.configuration?.background.cornerRadius = 0\n", ""
                ),
                (
                    "a button has no outline",
                    "        saveButton.configuration?.background.strokeWidth = 1\n", ""
                ),
                (
                    "a button's image is on the wrong side",
                    "sendButton.configuration?.imagePlacement = .trailing",
                    "sendButton.configuration?.imagePlacement = .leading"
                ),
                (
                    "a button has the wrong size", "sendButton.configuration?.buttonSize = .large",
                    "sendButton.configuration?.buttonSize = .small"
                ),
                ("a button has the wrong insets", "top: 4, leading: 16", "top: 4, leading: 6"),
                (
                    "a button has the font of its size", "        moreButton.setTitleFont(",
                    "        copyButton.setTitleFont("
                ),
                (
                    "a button's font has the wrong weight",
                    "forTextStyle: .headline, weight: .semibold",
                    "forTextStyle: .headline, weight: .light"
                ),
                (
                    "a button's font has the wrong text style",
                    "cancelButton.setTitleFont(.preferredFont(forTextStyle: .title3))",
                    "cancelButton.setTitleFont(.preferredFont(forTextStyle: .body))"
                ),
                (
                    "a button's symbol does not follow its text style",
                    "UIImage.SymbolConfiguration(textStyle: .headline)",
                    "UIImage.SymbolConfiguration(textStyle: .caption1)"
                ),
                ("a button has the wrong asset", "UIImage(named: \"Share\")", "UIImage()"),
                (
                    "a button has no font of the app",
                    "        saveButton.setTitleFont(Theme.current.bodyFont)\n", ""
                ),
                (
                    "a button has no image of the app",
                    "        saveButton.idleImage = Theme.current.logo\n", ""
                ),
                ("Return presses a busy button", "!sendButton.isBusy, ", ""),
                (
                    "the escape gesture presses a busy button", "if !isCancelling {",
                    "if !isCancelling || isCancelling {"
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "a busy button performs actions", "if !isBusy { super.sendAction(action) }",
                    "super.sendAction(action)"
                ),
                ("a busy button looks pressed", "newValue && !isBusy", "newValue"),
                (
                    "a busy button is enabled for VoiceOver",
                    "super.accessibilityTraits.union(.notEnabled)",
                    "super.accessibilityTraits"
                ),
                (
                    "a busy button has no accessibility value",
                    "isBusy ? busyLabel ?? super.accessibilityValue : super", "super"
                ),
                ("a busy button has no indicator", "        indicator.startAnimating()\n", ""),
                (
                    "an idle button has an indicator", "return indicator.stopAnimating()", "return"
                ),
                (
                    "a busy button shows its content", "        return .clear\n",
                    "        return color\n"
                ),
                ("an indicator has the wrong color", "        indicator.color = color\n", ""),
                (
                    "the color of a busy button's image is not cleared",
                    "isBusy ? idleImage?.withRenderingMode(.alwaysTemplate) : idleImage",
                    "idleImage"
                ),
                (
                    "an indicator is at the side",
                    "            indicator.centerXAnchor.constraint(equalTo: centerXAnchor),\n", ""
                ),
                (
                    "an idle button keeps the template of its image",
                    "        if idleImage != nil { showImage() }\n",
                    "        if idleImage != nil, isBusy { showImage() }\n"
                ),
                (
                    "the font of a title is evaluated once", "        makeTitleFont = font\n",
                    "        let value = font()\n        makeTitleFont = { value }\n"
                ),
            ])

    static let appKitButtons =
        mutants(
            in: "SendViewController.swift", for: .appKit,
            [
                (
                    "a button's image is on the wrong side",
                    "sendButton.imagePosition = .imageTrailing",
                    "sendButton.imagePosition = .imageLeading"
                ),
                (
                    "a button's image is far from its title",
                    "        sendButton.imageHugsTitle = true\n", ""
                ),
                (
                    "a button has the wrong size", "sendButton.controlSize = .large",
                    "sendButton.controlSize = .small"
                ),
                (
                    "a button has the font of its size", "        moreButton.font =",
                    "        copyButton.font ="
                ),
                (
                    "a button's font has the wrong weight",
                    "forTextStyle: .headline, weight: .semibold",
                    "forTextStyle: .headline, weight: .light"
                ),
                (
                    "a button's symbol does not follow its text style",
                    "        sendButton.symbolConfiguration = ", "        _ = "
                ),
                (
                    "a button has no font of the app",
                    "        saveButton.font = Theme.current.bodyFont\n", ""
                ),
                (
                    "a button has no image of the app",
                    "        saveButton.image = Theme.current.logo\n", ""
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
            [
                (
                    "a busy button is clicked", "!isBusy && super.sendAction(action, to: target)",
                    "super.sendAction(action, to: target)"
                ),
                (
                    "a busy button is enabled for VoiceOver",
                    "!isBusy && super.isAccessibilityEnabled()", "super.isAccessibilityEnabled()"
                ),
                (
                    "a busy button has no accessibility value",
                    "            ? busyLabel ?? super.accessibilityValueDescription()",
                    "            ? super.accessibilityValueDescription()"
                ),
                (
                    "VoiceOver does not read the title of a busy button",
                    "isBusy ? idleTitle : super.accessibilityTitle()", "super.accessibilityTitle()"
                ),
                (
                    "a busy button shrinks", "isBusy ? idleSize : super.intrinsicContentSize",
                    "super.intrinsicContentSize"
                ),
                ("a busy button shows its title", "        super.title = \"\"\n", ""),
                ("a busy button shows its image", "        super.image = nil\n", ""),
                (
                    "a busy button keeps the size of its former font",
                    "didSet { updateContent() }", "didSet { _ = oldValue }"
                ),
                (
                    "a busy button has a bar",
                    "indicator.style = .spinning\n        indicator.controlSize = .small\n        indicator.isDisplayed",
                    "indicator.controlSize = .small\n        indicator.isDisplayed"
                ),
                (
                    "a stopped indicator is visible",
                    "        indicator.isDisplayedWhenStopped = false\n", ""
                ),
                (
                    "an indicator is at the side",
                    "            indicator.centerXAnchor.constraint(equalTo: centerXAnchor),\n", ""
                ),
            ])
}
