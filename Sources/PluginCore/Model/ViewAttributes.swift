/// The layout of content in the controller's view.
package struct ContentLayout: Equatable, Sendable {
    /// An edge of an area.
    package enum Edge: String, CaseIterable, Sendable {
        case top
        case leading
        case bottom
        case trailing
    }

    /// The area of the controller's view that the content is placed in.
    package enum Area: String, CaseIterable, Sendable {
        case margins
        case safeArea
        case bounds
        /// The part of the margins in which lines of text are not too long.
        case readable
    }

    /// The edges that the content touches, in the order of the cases. On an axis without such an
    /// edge, the content is centered.
    package let edges: [Edge]
    /// The space between the content and the edges.
    package let insets: Insets
    package let area: Area

    /// The layout that centers the content in the margins.
    package static let center = ContentLayout(edges: [], insets: .zero, area: .margins)
    /// The layout that fills the margins.
    package static let fill = ContentLayout(
        edges: Edge.allCases, insets: .zero, area: .margins)
}

/// The insets at each edge, in points.
package struct Insets: Equatable, Sendable {
    package let top: Double
    package let leading: Double
    package let bottom: Double
    package let trailing: Double

    package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

    package subscript(edge: ContentLayout.Edge) -> Double {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}

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
