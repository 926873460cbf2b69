import Foundation

/// The description of a view for a screen that has no content.
@available(iOS 17.0, tvOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The alignment of the image, the text and the buttons.
    public enum Alignment: Hashable, Sendable {
        case natural
        case center
    }

    private enum Kind {
        case empty
        case loading
        case search
    }

    private let kind: Kind

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var background = UIBackgroundConfiguration.clear()

    /// Whether an activity indicator is in the place of the image.
    var isLoading: Bool { kind == .loading }

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.empty)
    }

    public static func loading() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.loading)
    }

    /// The default configuration for searches without results, with text of the platform.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state; here always the same one.
    public func updated(
        for state: any UIConfigurationState
    ) -> UIContentUnavailableConfiguration { self }

    public static func == (
        one: UIContentUnavailableConfiguration, other: UIContentUnavailableConfiguration
    ) -> Bool {
        one.kind == other.kind && one.image == other.image
            && one.imageProperties == other.imageProperties && one.text == other.text
            && one.attributedText == other.attributedText
            && one.textProperties == other.textProperties
            && one.secondaryText == other.secondaryText
            && one.secondaryAttributedText == other.secondaryAttributedText
            && one.secondaryTextProperties == other.secondaryTextProperties
            && one.button.shownTitle == other.button.shownTitle
            && one.button.image == other.button.image
            && one.buttonProperties == other.buttonProperties
            && one.secondaryButton.shownTitle == other.secondaryButton.shownTitle
            && one.secondaryButtonProperties == other.secondaryButtonProperties
            && one.alignment == other.alignment
            && one.directionalLayoutMargins == other.directionalLayoutMargins
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIContentUnavailableConfiguration {
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The maximum size; a length of 0 is not limited.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public static func == (one: ImageProperties, other: ImageProperties) -> Bool {
            one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
                && one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
                && one.maximumSize == other.maximumSize
                && one.accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(cornerRadius)
        }
    }

    public struct TextProperties: Hashable {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color: UIColor
        /// The maximum number of lines; 0 for as many as the text needs.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }
}
