extension Mutant {
    /// The mutants of labels with Markdown, and of their links.
    static let markdown =
        mutants(
            in: "ConsentViewController.swift",
            [
                (
                    "a label's Markdown has another text",
                    "titleLabel.markdown.text = \"The **new** terms\"",
                    "titleLabel.markdown.text = \"The new terms\""
                ),
                (
                    "a label's Markdown is not localized",
                    "        termsLabel.markdown.text = String(",
                    "        _ = String("
                ),
                (
                    "a label's Markdown is not that of the input",
                    "        noticeLabel.markdown.text = notice\n", ""
                ),
                (
                    "a label's Markdown is not that of the app",
                    "        helpLabel.markdown.text = L10n.help\n", ""
                ),
                (
                    "a label's Markdown has another color",
                    "        helpLabel.markdown.color = Theme.current.text\n", ""
                ),
                (
                    "links do not call their handler",
                    "termsLabel.linkHandler = {", "let _: (URL) -> Void = {"
                ),
                (
                    "links call another handler", "self?.openLink(url)", "self?.leave(url)"
                ),
                (
                    "a link does not remove the plugin",
                    "            self.remove(animated: false)\n            handler(url)",
                    "            handler(url)"
                ),
                (
                    "an announcement has markup", "PluginMarkdown.plainText(of: notice)", "notice"
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "emphasis has no font",
                    "if intent.contains(.emphasized) {", "if intent.contains(.blockHTML) {"
                ),
                (
                    "strong emphasis has no font",
                    "if intent.contains(.stronglyEmphasized) {",
                    "if intent.contains(.blockHTML) {"
                ),
                ("code is not monospaced", "intent.contains(.code)", "intent.contains(.blockHTML)"),
                (
                    "code has another size", "monospacedSystemFont(ofSize: pointSize",
                    "monospacedSystemFont(ofSize: 12"
                ),
                (
                    "emphasis has another size", "(descriptor: descriptor, size: pointSize)",
                    "(descriptor: descriptor, size: 12)"
                ),
                (
                    "nothing is struck through",
                    "if intent.contains(.strikethrough) {", "if intent.contains(.blockHTML) {"
                ),
                ("plain text has markup", "String(parsed($0).characters)", "$0"),
                ("a handler gets no URLs", "        linkHandler(url)\n", ""),
            ])

    /// The mutants of labels with Markdown in code for UIKit.
    static let uiKitMarkdown =
        mutants(
            in: "ConsentViewController.swift",
            [
                (
                    "a label's Markdown has no font of the app",
                    "        helpLabel.markdown.setFont(Theme.current.bodyFont)\n", ""
                ),
                (
                    "text with links has another number of lines",
                    "        noticeLabel.numberOfLines = 1\n", ""
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", testedIn: "ChildContainment.swift",
            [
                (
                    "Markdown has another color", ".foregroundColor: color ?? .label",
                    ".foregroundColor: UIColor.label"
                ),
                (
                    "Markdown has no links",
                    "attributes[.link] = run[Attributes.LinkAttribute.self]",
                    "attributes[.link] = nil"
                ),
                (
                    "a label with Markdown does not follow the text size",
                    """
                            super.init(frame: frame)
                            let name = UIContentSizeCategory.didChangeNotification
                    """,
                    """
                            super.init(frame: frame)
                            let name = Notification.Name("")
                    """
                ),
                (
                    "text with links does not follow the text size",
                    """
                            delegate = self
                            let name = UIContentSizeCategory.didChangeNotification
                    """,
                    """
                            delegate = self
                            let name = Notification.Name("")
                    """
                ),
                (
                    "a label with Markdown loses its alignment",
                    "        textAlignment = alignment\n    }\n}\n\n/// A label",
                    "        _ = alignment\n    }\n}\n\n/// A label"
                ),
                (
                    "text with links loses its alignment",
                    "        textAlignment = alignment\n    }\n}\n\n#if",
                    "        _ = alignment\n    }\n}\n\n#if"
                ),
                ("text with links scrolls", "        isScrollEnabled = false\n", ""),
                ("text with links has a background", "        backgroundColor = .clear\n", ""),
                ("text with links has insets", "        textContainerInset = .zero\n", ""),
                (
                    "lines of text with links have insets",
                    "        self.textContainer.lineFragmentPadding = 0\n", ""
                ),
                ("text with links can be edited", "        isEditable = false\n", ""),
                (
                    "the number of lines does not limit text with links",
                    "            textContainer.maximumNumberOfLines = newValue\n", ""
                ),
                (
                    "links do not reach the handler", "        delegate = self\n",
                    "        delegate = nil\n"
                ),
                (
                    "the handler and the system open a link",
                    "        linkHandler(url)\n        return false",
                    "        linkHandler(url)\n        return true"
                ),
                (
                    "a preview of a link calls the handler",
                    "guard let linkHandler, interaction == .invokeDefaultAction else",
                    "guard let linkHandler else"
                ),
            ])

    /// The mutants of labels with Markdown in code for AppKit.
    static let appKitMarkdown =
        mutants(
            in: "ConsentViewController.swift", for: .appKit,
            [
                (
                    "a label's Markdown has no font of the app",
                    "        helpLabel.markdown.font = Theme.current.bodyFont\n", ""
                ),
                (
                    "links cannot be clicked", "        termsLabel.isSelectable = true\n",
                    "        termsLabel.isSelectable = false\n"
                ),
                (
                    "links are not attributes that can be clicked",
                    "        termsLabel.allowsEditingTextAttributes = true\n", ""
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", for: .appKit, testedIn: "ChildContainment.swift",
            [
                (
                    "Markdown has another color", ".foregroundColor: color ?? .labelColor",
                    ".foregroundColor: NSColor.labelColor"
                ),
                ("Markdown has no links", "                attributes[.link] = link\n", ""),
                (
                    "links have the color of text",
                    "                attributes[.foregroundColor] = NSColor.linkColor\n", ""
                ),
                (
                    "links have no line",
                    "                attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue\n",
                    ""
                ),
                ("Markdown has another alignment", "        style.alignment = alignment\n", ""),
                (
                    "lines of Markdown end otherwise",
                    "        style.lineBreakMode = lineBreakMode\n", ""
                ),
                (
                    "a new alignment is not shown",
                    """
                        override var alignment: NSTextAlignment {
                            didSet { showMarkdown() }
                    """,
                    """
                        override var alignment: NSTextAlignment {
                            didSet {}
                    """
                ),
                (
                    "the handler and the system open a link",
                    "        linkHandler(url)\n        return true",
                    "        linkHandler(url)\n        return false"
                ),
            ])
}
