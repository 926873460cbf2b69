extension Mutant {
    /// The mutants of generated controllers.
    static let controllers =
        mutants(
            in: "LoadingViewController.swift",
            [
                ("the delay is shorter", "        delay: 0.5,\n", "        delay: 0.4,\n"),
                ("the delay is longer", "        delay: 0.5,\n", "        delay: 0.9,\n"),
                ("there is no minimum duration", "        minimumDuration: 0.3,\n", ""),
                (
                    "the group is missing", "moveOut: .fade),\n        group: \"state\")",
                    "moveOut: .fade))"
                ),
                ("the group is wrong", "group: \"state\")\n", "group: \"banner\")\n"),
                ("the transition out is wrong", "moveOut: .fade", "moveOut: .slide(from: .top)"),
                (
                    "an input is not applied after the view is loaded",
                    "        didSet { if isViewLoaded { applyMessage() } }\n", "        didSet {}\n"
                ),
                (
                    "an input is not applied when the view is loaded",
                    "        applyMessage()\n        view.acc", "        view.acc"
                ),
                (
                    "a view stays visible without its text",
                    "        messageLabel.isHidden = message == nil\n", ""
                ),
                (
                    "a view is always hidden",
                    "        messageLabel.isHidden = message == nil\n",
                    "        messageLabel.isHidden = true\n"
                ),
                (
                    "an announcement is wrong", "defaultValue: \"Loading\"",
                    "defaultValue: \"Load\""
                ),
                ("a plugin is not modal", "        view.accessibilityViewIsModal = true\n", ""),
                (
                    "text does not grow with the user's setting",
                    "        messageLabel.adjustsFontForContentSizeCategory = true\n", ""
                ),
                ("text has the wrong style", "forTextStyle: .footnote", "forTextStyle: .body"),
                ("text has the wrong color", "textColor = .secondaryLabel", "textColor = .label"),
                (
                    "a view is not added",
                    "        contentStack.addArrangedSubview(messageLabel)\n", ""
                ),
                ("views are at the side", "alignment = .center", "alignment = .leading"),
                ("views are close together", "        contentStack.spacing = 8\n", ""),
                ("views are beside each other", "axis = .vertical", "axis = .horizontal"),
                (
                    "content is not centered horizontally",
                    "            scrollView.centerXAnchor.constraint(equalTo: margins.centerXAnchor),\n",
                    ""
                ),
                (
                    "content is not centered vertically",
                    "            scrollView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),\n",
                    ""
                ),
            ])
        + mutants(
            in: "ErrorViewController.swift",
            [
                (
                    "a handler keeps what it holds",
                    "        reloadHandler = {}\n    }\n", "    }\n"
                ),
                (
                    "a handler is called twice",
                    "        handler()\n    }\n", "        handler()\n        handler()\n    }\n"
                ),
                (
                    "a handler is not called", "        handler()\n    }\n",
                    "        _ = handler\n    }\n"
                ),
                (
                    "a plugin does not remove itself",
                    "        remove(animated: false)\n        handler()\n", "        handler()\n"
                ),
                (
                    "a handler is called before the plugin is removed",
                    "        remove(animated: false)\n        handler()\n",
                    "        handler()\n        remove(animated: false)\n"
                ),
                (
                    "an action keeps its controller",
                    "UIAction { [weak self] _ in self?.callReloadHandler() }",
                    "UIAction { _ in self.callReloadHandler() }"
                ),
                (
                    "text is wrong",
                    "defaultValue: \"Reload\"", "defaultValue: \"Again\""
                ),
                (
                    "the focus is on another view", "        message != nil ? messageLabel : nil\n",
                    "        message != nil ? reloadButton : nil\n"
                ),
                (
                    "an image is wrong",
                    "\"exclamationmark.triangle\"", "\"exclamationmark.circle\""
                ),
                (
                    "an image is distorted", "contentMode = .scaleAspectFit",
                    "contentMode = .scaleToFill"
                ),
                (
                    "an image has the wrong tint",
                    "tintColor = .secondaryLabel", "tintColor = .tertiaryLabel"
                ),
                (
                    "the background is wrong",
                    "view.backgroundColor = .systemBackground", "view.backgroundColor = .systemFill"
                ),
            ])
        + mutants(
            in: "BannerViewController.swift",
            [
                (
                    "a change is not announced", "            presentation.announceChange()\n", ""
                ),
                (
                    "a plugin stays for longer", "        dismissesAfter: 4,\n",
                    "        dismissesAfter: 9,\n"
                ),
                ("a plugin is at another edge", "edges: [.top, .l", "edges: [.bottom, .l"),
                (
                    "a placement has no insets",
                    "            insets: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 0, trailing: 8),\n",
                    ""
                ),
                (
                    "a plugin slides out to another edge",
                    "moveOut: .slide(from: .top)", "moveOut: .slide(from: .bottom)"
                ),
                (
                    "content keeps away from an edge",
                    "scrollView.topAnchor.constraint(equalTo: margins.topAnchor)",
                    "scrollView.topAnchor.constraint(equalTo: margins.topAnchor, constant: 9)"
                ),
                (
                    "margins grow by the safe area", "MarginsFromSafeArea = false",
                    "MarginsFromSafeArea = true"
                ),
                (
                    "a margin is wrong",
                    "top: 4, leading: 4, bottom: 4, trailing: 4",
                    "top: 4, leading: 4, bottom: 4, trailing: 9"
                ),
            ])
        + mutants(
            in: "MiniPlayerViewController.swift",
            [
                ("a plugin does not push", ", pushesContent: true", ""),
                (
                    "a plugin pushes once only",
                    "        presentation.pushContent()\n", ""
                ),
                (
                    "a button calls another handler", "self?.expandHandler()",
                    "self?.toggleHandler()"
                ),
                (
                    "an image has the wrong size", "widthAnchor.constraint(equalToConstant: 44)",
                    "widthAnchor.constraint(equalToConstant: 40)"
                ),
                (
                    "a push stays after other code removes the plugin",
                    "        if parent == nil { presentation.abandon() }\n", ""
                ),
                (
                    "a decorative image is an accessibility element",
                    "artworkView.isAccessibilityElement = false",
                    "artworkView.isAccessibilityElement = true"
                ),
                (
                    "text has as many lines as it needs",
                    "        titleLabel.adjustsFontForContentSizeCategory = true\n",
                    "        titleLabel.adjustsFontForContentSizeCategory = true\n"
                        + "        titleLabel.numberOfLines = 0\n"
                ),
                (
                    "a title is not updated",
                    "toggleButton.accessibilityLabel =\n            isPlaying",
                    "toggleButton.accessibilityHint =\n            isPlaying"
                ),
                ("progress is not shown", "        progressView.progress = fraction\n", ""),
            ])
        + mutants(
            in: "PaywallViewController.swift",
            [
                (
                    "a header does not have the header trait",
                    "        offerLabel.accessibilityTraits.insert(.header)\n", ""
                ),
                (
                    "text has the wrong weight",
                    "pluginFont(forTextStyle: .largeTitle, weight: .bold)",
                    "pluginFont(forTextStyle: .largeTitle, weight: .light)"
                ),
                (
                    "text with a weight does not grow with the user's setting",
                    "        offerLabel.adjustsFontForContentSizeCategory = true\n", ""
                ),
                (
                    "spaces differ",
                    "        spacer2.heightAnchor.constraint(equalTo: spacer.heightAnchor).isActive = true\n",
                    ""
                ),
                (
                    "one of several handlers is kept",
                    "        restoreHandler = {}\n", ""
                ),
                ("a button is always enabled", "        purchaseButton.isEnabled = canBuy\n", ""),
                ("a role is wrong", "closeButton.role = .cancel", "closeButton.role = .primary"),
                (
                    "the escape gesture does nothing",
                    "        callCloseHandler()\n        return true\n", "        return true\n"
                ),
                (
                    "the escape gesture is passed on",
                    "        callCloseHandler()\n        return true\n",
                    "        callCloseHandler()\n        return false\n"
                ),
            ])
        + mutants(
            in: "MapOverlayViewController.swift",
            [
                (
                    "a view is shown in place of hidden", "closedLabel.isHidden = isOpen",
                    "closedLabel.isHidden = !isOpen"
                ),
                (
                    "a button with a symbol has no accessibility label",
                    "closeButton.accessibilityLabel = String(localized",
                    "closeButton.accessibilityHint = String(localized"
                ),
            ])
        + mutants(
            in: "BannerViewController.swift",
            [
                (
                    "text in a row is not compressed", "UILayoutPriority(749)",
                    "UILayoutPriority(750)"
                ),
                (
                    "the escape gesture removes nothing",
                    "        remove(animated: true)\n        return true\n",
                    "        return true\n"
                ),
            ])
        + mutants(
            in: "OfflineViewController.swift",
            [
                (
                    "an image in a row is stretched",
                    "reasonLabel.setContentHuggingPriority(\n            UILayoutPriority(249)",
                    "reasonLabel.setContentHuggingPriority(\n            UILayoutPriority(251)"
                )
            ])
        + mutants(
            in: "SearchViewController.swift",
            [
                ("typed text is lost", "        query = queryField.text ?? \"\"\n", ""),
                (
                    "typing calls no handler",
                    "        passwordHandler()\n", ""
                ),
                ("a condition is ignored", "        passwordField.isHidden = !isOpen\n", ""),
                (
                    "Return does nothing", "echoField.addAction(UIAction { _ in }, for: ",
                    "queryField.addAction(UIAction { _ in }, for: "
                ),
                (
                    "the Return key has the wrong label", "echoField.returnKeyType = .done",
                    "echoField.returnKeyType = .go"
                ),
                ("a password can be read", "        passwordField.isSecureTextEntry = true\n", ""),
                (
                    "content is not tied to an edge",
                    "            scrollView.bottomAnchor.constraint(equalTo: bounds.bottomAnchor, constant: -16),\n",
                    ""
                ),
                (
                    "a handler is given another value",
                    "        searchHandler(query)\n", "        searchHandler(password)\n"
                ),
                (
                    "a placeholder is wrong",
                    "defaultValue: \"Password\"", "defaultValue: \"Secret\""
                ),
                (
                    "a label for assistive technologies is missing",
                    "        echoField.accessibilityLabel = \"Echo\"\n", ""
                ),
                (
                    "a hint is missing",
                    "        echoField.accessibilityHint = \"Repeats what is typed above\"\n", ""
                ),
                (
                    "a value for assistive technologies is missing",
                    "        echoField.accessibilityValue = prompt\n", ""
                ),
                (
                    "views share the space as they like",
                    "        contentStack.distribution = .fillEqually\n", ""
                ),
                (
                    "an identifier is wrong", "accessibilityIdentifier = \"echo\"",
                    "accessibilityIdentifier = \"Echo\""
                ),
            ])
}
