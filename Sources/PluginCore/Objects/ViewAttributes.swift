/// The attributes that views of all kinds can have.
package final class ViewAttributes: Sendable {
    /// The name of the input that shows the view while it is true; nil if there is none.
    package let shownWhen: Located<String>?
    /// The name of the input that hides the view while it is true; nil if there is none.
    package let hiddenWhen: Located<String>?
    package let accessibility: ViewAccessibility

    /// Whether an input determines whether the view is hidden.
    var isShownConditionally: Bool { shownWhen != nil || hiddenWhen != nil }

    /// The attributes of a view whose description has none.
    static let none = ViewAttributes()

    init(
        shownWhen: Located<String>? = nil, hiddenWhen: Located<String>? = nil,
        accessibility: ViewAccessibility = ViewAccessibility()
    ) {
        self.shownWhen = shownWhen
        self.hiddenWhen = hiddenWhen
        self.accessibility = accessibility
    }
}

extension ViewAttributes {
    /// Decodes the keys that all kinds of views have.
    convenience init(_ node: JSONNode) {
        let accessibility = node.object("accessibility")
        self.init(
            shownWhen: node.locatedString("shownWhen"),
            hiddenWhen: node.locatedString("hiddenWhen"),
            accessibility: ViewAccessibility(
                label: accessibility.text("label"),
                hint: accessibility.text("hint"),
                value: accessibility.text("value"),
                traits: accessibility.member("traits")?.elements.compactMap {
                    $0.choice(AccessibilityTrait.self)
                } ?? [],
                identifier: accessibility.string("identifier")))
    }
}

/// The view's values for assistive technologies and UI tests.
package struct ViewAccessibility: Sendable {
    package var label: TextSource?
    package var hint: TextSource?
    package var value: TextSource?
    /// The traits in addition to those of the view's kind.
    package var traits: [AccessibilityTrait] = []
    package var identifier: String?
}

/// The accessibility traits, by UIKit's names.
package enum AccessibilityTrait: String, CaseIterable, Sendable {
    case header
    case button
    case link
    case image
    case staticText
    case summaryElement
    case updatesFrequently
    case searchField
    case startsMediaSession
    case adjustable
    case allowsDirectInteraction
    case playsSound
    case selected
    case notEnabled
    case toggleButton
}

/// The colors that adapt to the user's settings and that every platform has, by UIKit's names.
package enum SemanticColor: String, CaseIterable, Sendable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link
    case separator
    case opaqueSeparator
    case tintColor
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemTeal
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemGray
}

/// The background colors, by UIKit's names. tvOS does not have them and uses white or black
/// instead.
package enum BackgroundColor: String, CaseIterable, Sendable {
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
}
