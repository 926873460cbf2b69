extension Mutant {
    /// The mutants of the touches that a plugin takes in UIKit, and of scrolling content.
    static let scrolling =
        mutants(
            in: "ChildContainment.swift",
            [
                (
                    "touches beside the content are not passed on",
                    "return passesTouches && !isOpaque(view: self, at: point) ? nil : self",
                    "return self"
                ),
                (
                    "gestures that begin between the views of a plugin are recognized behind it",
                    "!isOpaque(view: self, at: point) ? nil : self",
                    "!isOpaque(view: self, at: point) ? nil : view"
                ),
                (
                    "text in a plugin takes no touches", "isFilled || view is UILabel",
                    "isFilled"
                ),
                ("backgrounds take no touches", "isFilled || view is UILabel", "view is UILabel"),
                (
                    "a background that cannot be seen takes touches",
                    "(view.backgroundColor?.cgColor.alpha ?? 0) > 0", "view.backgroundColor != nil"
                ),
                ("hidden texts take touches", "!subview.isHidden && isOpaque", "isOpaque"),
                (
                    "text that is cut off takes touches",
                    "        if view.clipsToBounds && !isInside { return false }\n", ""
                ),
                (
                    "content that fits takes touches beside its views",
                    "        if view is PluginScrollView { return view.superview === self }\n", ""
                ),
                (
                    "content that is too tall does not scroll",
                    "        if isScrollEnabled != canScroll { isScrollEnabled = canScroll }\n", ""
                ),
                (
                    "content that fits scrolls",
                    "let canScroll = contentSize.height - bounds.height >= 0.5",
                    "let canScroll = true"
                ),
                (
                    "text is cut off before it scrolls", "fit.priority = UILayoutPriority(749)",
                    "fit.priority = UILayoutPriority(751)"
                ),
                (
                    "the end of scrolling content cannot be reached",
                    "            content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),\n",
                    ""
                ),
                (
                    "content is as wide as it likes",
                    "            content.widthAnchor.constraint(equalTo: widthAnchor),\n", ""
                ),
                (
                    "content is not as tall as it needs to be", "            fit,\n", ""
                ),
                (
                    "a drag between the views of content does not scroll",
                    "        if let scrollView, scrollView.isScrollEnabled { return scrollView }\n",
                    ""
                ),
                (
                    "the view behind recognizes a drag that begins in content",
                    "superview?.gestureRecognizerShouldBegin(gestureRecognizer) != false\n            && super",
                    "super"
                ),
                (
                    "a plugin keeps the drags that scroll its host",
                    "if scrollsHost, gestureRecognizer === scrollView?.panGestureRecognizer { return true }",
                    ""
                ),
                (
                    "a list recognizes taps on a plugin that lets it scroll",
                    "if scrollsHost, gestureRecognizer === scrollView?.panGestureRecognizer { return true }",
                    "if scrollsHost { return true }"
                ),
                (
                    "a list gets the taps on a plugin that lets it scroll",
                    "return superview is UIScrollView ? self : nil", "return nil"
                ),
                (
                    "a list behind a plugin that lets it scroll gets no drags",
                    "return superview is UIScrollView ? self : nil", "return self"
                ),
                (
                    "a plugin that lets its host scroll covers the refresh control",
                    "            constraints.append(\n                view.topAnchor.constraint(greaterThanOrEqualTo: list",
                    "            _ = (\n                view.topAnchor.constraint(greaterThanOrEqualTo: list"
                ),
            ])
        + mutants(
            in: "TermsViewController.swift",
            [
                (
                    "a plugin does not let its host scroll",
                    "        pluginView.scrollsHost = true\n", ""
                ),
                (
                    "a plugin that lets its host scroll does not follow it",
                    "followsPull: true", "followsPull: false"
                ),
            ])
        + mutants(
            in: "ErrorViewController.swift",
            [
                (
                    "content does not scroll",
                    "        let scrollView = PluginScrollView(showing: contentStack)\n",
                    "        contentStack.translatesAutoresizingMaskIntoConstraints = false\n"
                        + "        let scrollView = contentStack\n"
                )
            ])
}
