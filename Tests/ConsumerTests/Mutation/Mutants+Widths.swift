extension Mutant {
    /// The mutants of greatest widths.
    static let widths = mutants(
        in: "ChildContainment.swift",
        [
            (
                "a plugin with a greatest width is tied to both sides",
                "let fillsWidth = isBetweenSides && width == nil && maximumWidth == nil",
                "let fillsWidth = isBetweenSides && width == nil"
            ),
            (
                "a plugin is wider than its greatest width",
                "            constraints.append(limit)\n", "            _ = limit\n"
            ),
            (
                "content is more important than the greatest width",
                "limit.priority = UILayoutPriority(999)", "limit.priority = UILayoutPriority(1)"
            ),
            (
                "a plugin with a greatest width is only as wide as its content",
                "                constraints.append(width)\n", "                _ = width\n"
            ),
            (
                "a plugin in a corner has its greatest width",
                "            if isBetweenSides {",
                "            if isBetweenSides || maximumWidth > 0 {"
            ),
            (
                "unequal insets make a plugin narrower",
                "            if maximumWidth != nil { center.priority = UILayoutPriority(498) }\n",
                ""
            ),
        ])

    /// The mutants of readable widths in UIKit code.
    static let uiKitWidths = mutants(
        in: "TermsViewController.swift",
        [
            (
                "readable content is as wide as the margins",
                "view.readableContentGuide", "view.layoutMarginsGuide"
            )
        ])

    /// The mutants of greatest and readable widths in AppKit code.
    static let appKitWidths =
        mutants(
            in: "ChildContainment.swift", for: .appKit,
            [
                (
                    "a greatest width makes a window wider",
                    "width.priority = NSLayoutConstraint.Priority(499)\n                constraints",
                    "width.priority = NSLayoutConstraint.Priority(999)\n                constraints"
                )
            ])
        + mutants(
            in: "ChildContainment.swift", for: .appKit,
            testedIn: "TermsViewController.swift",
            [
                (
                    "readable content is too wide",
                    "lessThanOrEqualToConstant: 672)", "lessThanOrEqualToConstant: 800)"
                ),
                (
                    "readable content is not centered",
                    "guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor)",
                    "guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor)"
                ),
                (
                    "readable content is only as wide as its views",
                    "            width,\n        ])\n        return guide",
                    "        ])\n        return guide"
                ),
                (
                    "a readable width makes a window narrower",
                    "width.priority = NSLayoutConstraint.Priority(499)\n        NSLayoutConstraint",
                    "width.priority = NSLayoutConstraint.Priority(999)\n        NSLayoutConstraint"
                ),
            ])
}
