/// Where content sits in the controller's view.
package struct ContentLayout: Equatable, Sendable {
    package enum Edge: String, CaseIterable, Sendable {
        case top
        case leading
        case bottom
        case trailing
    }

    package enum Area: String, CaseIterable, Sendable {
        case margins
        case safeArea
        case bounds
    }

    /// The edges that the content is tied to, in the order of their cases. Where neither edge of an
    /// axis is among them, the content is centered.
    package let edges: [Edge]
    package let insets: Insets
    package let area: Area

    package static let center = ContentLayout(edges: [], insets: .zero, area: .margins)
    package static let fill = ContentLayout(
        edges: Edge.allCases, insets: .zero, area: .margins)
}

/// Points at each edge.
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

/// What views of all kinds can have.
package final class ViewAttributes: Sendable {
    /// The name of the input that says whether the view is shown.
    package let shownWhen: Located<String>?
    /// The name of the input that says whether the view is hidden.
    package let hiddenWhen: Located<String>?
    package let accessibility: ViewAccessibility

    /// Whether an input says whether the view is shown.
    var isShownAtTimes: Bool { shownWhen != nil || hiddenWhen != nil }

    /// What most views have: nothing.
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

/// The view's values for assistive technologies and UI tests.
package struct ViewAccessibility: Sendable {
    package var label: TextSource?
    package var hint: TextSource?
    package var value: TextSource?
    /// What the view is besides what its kind is.
    package var traits: [AccessibilityTrait] = []
    package var identifier: String?
}

/// What kind of thing a view is, by UIKit's names.
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

/// The colors that follow the user's settings and that every platform has, by UIKit's names.
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

/// The colors for a view behind all others, by UIKit's names. tvOS has none of them: white or black
/// stands for them there.
package enum BackgroundColor: String, CaseIterable, Sendable {
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
}
