extension Mutant {
    /// The mutants of controllers with content-unavailable views.
    static let states =
        mutants(
            in: "NoMessagesViewController.swift",
            [
                (
                    "a state has no text", "stateView.text = String(localized",
                    "_ = String(localized"
                ),
                (
                    "a state ignores the input for its second text",
                    "stateView.secondaryText = detail", "_ = detail"
                ),
                (
                    "a state ignores the input for its button",
                    "stateView.buttonTitle = actionName", "_ = actionName"
                ),
                (
                    "the button of a state calls no handler",
                    "        stateView.action = { [weak self] in self?.callComposeHandler() }\n", ""
                ),
            ])
        + mutants(
            in: "FetchingViewController.swift",
            [
                ("a state has the wrong style", "(style: .loading)", "(style: .empty)"),
                (
                    "a state stays visible", "        fetchingView.isHidden = isPaused\n",
                    "        _ = isPaused\n"
                ),
                (
                    "a state has no fixed title", "fetchingView.buttonTitle = String(localized",
                    "_ = String(localized"
                ),
            ])

    /// The mutants of content-unavailable views in code for UIKit.
    static let uiKitStates =
        mutants(
            in: "NoMessagesViewController.swift",
            [
                (
                    "a state has no image",
                    "        stateView.image = UIImage(systemName: \"tray\")\n", ""
                )
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "UIKit's state has no image",
                    "        if let image { configuration.image = image }\n", ""
                ),
                (
                    "UIKit's state has no text",
                    "        if let text { configuration.text = text }\n", ""
                ),
                (
                    "UIKit's state has no second text",
                    "        if let secondaryText { configuration.secondaryText = secondaryText }\n",
                    ""
                ),
                (
                    "UIKit's state has no button",
                    "        if let buttonTitle { configuration.button.title = buttonTitle }\n", ""
                ),
                (
                    "the button of UIKit's state does nothing",
                    "        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.action() }\n",
                    ""
                ),
                (
                    "UIKit's state is empty instead of loading",
                    "case .loading: return .loading()", "case .loading: return .empty()"
                ),
                (
                    "UIKit's state does not scroll", "?.isScrollEnabled = true",
                    "?.isScrollEnabled = false"
                ),
                (
                    "UIKit's state keeps its size",
                    "        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]\n", ""
                ),
                (
                    "the button of the stack does nothing",
                    "            self?.action()\n        }\n        if #available",
                    "            _ = self\n        }\n        if #available"
                ),
                (
                    "the stack never loads",
                    "if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }",
                    "indicator.stopAnimating()"
                ),
                (
                    "the stack has no image", "        imageView.image = state.image\n", ""
                ),
                (
                    "the stack hides its image", "imageView.isHidden = state.image == nil",
                    "imageView.isHidden = true"
                ),
                ("the stack has no text", "        textLabel.text = state.text\n", ""),
                (
                    "the stack shows an empty text",
                    "        textLabel.isHidden = state.text == nil\n", ""
                ),
                (
                    "the stack has no second text",
                    "        secondaryLabel.text = state.secondaryText\n", ""
                ),
                (
                    "the stack shows an empty second text",
                    "        secondaryLabel.isHidden = state.secondaryText == nil\n", ""
                ),
                (
                    "the button in the stack has no title",
                    "        button.configuration?.title = state.buttonTitle\n", ""
                ),
                (
                    "the stack has a button without a title",
                    "        button.isHidden = state.buttonTitle == nil\n", ""
                ),
                (
                    "the text in the stack is always small",
                    ": .pluginFont(forTextStyle: .title2, weight: .bold)",
                    ": .preferredFont(forTextStyle: .subheadline)"
                ),
                (
                    "the text in the stack is always dark",
                    "isLoading ? .secondaryLabel : .label", "isLoading ? .label : .label"
                ),
                (
                    "the text in the stack is not a header", "[.staticText, .header]",
                    ".staticText"
                ),
                (
                    "the stack truncates its text", "            label.numberOfLines = 0\n", ""
                ),
                (
                    "the stack ignores the text size",
                    "            label.adjustsFontForContentSizeCategory = true\n", ""
                ),
                (
                    "a large image in the stack does not shrink",
                    "UILayoutPriority(748), for: axis", "UILayoutPriority(750), for: axis"
                ),
                (
                    "the stack is at the top",
                    "scrollView.centerYAnchor.constraint(equalTo: centerYAnchor)",
                    "scrollView.topAnchor.constraint(equalTo: topAnchor)"
                ),
                (
                    "the button in the stack is above the text",
                    "[indicator, imageView, textLabel, secondaryLabel, button]",
                    "[indicator, imageView, button, textLabel, secondaryLabel]"
                ),
            ])

    /// The mutants of content-unavailable views in code for AppKit.
    static let appKitStates =
        mutants(
            in: "NoMessagesViewController.swift", for: .appKit,
            [
                (
                    "a state has no image",
                    "        stateView.image = NSImage(systemSymbolName: \"tray\", accessibilityDescription: nil)\n",
                    ""
                )
            ])
        + mutants(
            in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
            [
                (
                    "a large image in the stack does not shrink",
                    ".dragThatCannotResizeWindow, for: orientation",
                    ".defaultHigh, for: orientation"
                ),
                ("the stack shows no image", "        imageView.image = image\n", ""),
                (
                    "the stack hides its image",
                    "imageView.isHidden = imageView.image == nil", "imageView.isHidden = true"
                ),
                (
                    "VoiceOver reads the image of a state",
                    "        imageView.setAccessibilityElement(false)\n", ""
                ),
                ("the stack has no text", "        textLabel.stringValue = text ?? \"\"\n", ""),
                (
                    "the stack shows an empty text", "        textLabel.isHidden = text == nil\n",
                    ""
                ),
                (
                    "the stack has no second text",
                    "        secondaryLabel.stringValue = secondaryText ?? \"\"\n", ""
                ),
                (
                    "the stack shows an empty second text",
                    "        secondaryLabel.isHidden = secondaryText == nil\n", ""
                ),
                (
                    "the button in the stack has no title",
                    "        button.title = buttonTitle ?? \"\"\n", ""
                ),
                (
                    "the stack has a button without a title",
                    "        button.isHidden = buttonTitle == nil\n", ""
                ),
                (
                    "the button of the stack does nothing",
                    "        button.pressHandler = { [weak self] in self?.action() }\n", ""
                ),
                (
                    "the stack always loads", "indicator.isHidden = !isLoading",
                    "indicator.isHidden = false"
                ),
                (
                    "the text in the stack is always small",
                    ": .pluginFont(forTextStyle: .title2, weight: .bold)",
                    ": .preferredFont(forTextStyle: .subheadline)"
                ),
                (
                    "the text in the stack is always dark",
                    "isLoading ? .secondaryLabelColor : .labelColor",
                    "isLoading ? .labelColor : .labelColor"
                ),
                (
                    "the button in the stack is above the text",
                    "[indicator, imageView, textLabel, secondaryLabel, button]",
                    "[indicator, imageView, button, textLabel, secondaryLabel]"
                ),
                (
                    "the stack is at the side",
                    "stack.centerXAnchor.constraint(equalTo: centerXAnchor)",
                    "stack.trailingAnchor.constraint(equalTo: trailingAnchor)"
                ),
            ])
}
