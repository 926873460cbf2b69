import Foundation

extension UIButton {
    /// The content and the appearance of a button.
    public struct Configuration {
        /// The size of the button.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3

            var contentInsets: NSDirectionalEdgeInsets {
                let (vertical, horizontal): (CGFloat, CGFloat) =
                    switch self {
                    case .mini, .small: (5, 10)
                    case .medium: (7, 12)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
            }

            var textStyle: UIFont.TextStyle {
                self == .mini || self == .small ? .subheadline : .body
            }
        }

        /// The alignment of title and subtitle.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// The shape of the corners.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// Whether the button shows that it opens a menu.
        @available(iOS 16.0, tvOS 16.0, *)
        public enum Indicator: Int, Sendable {
            case automatic = 0
            case none = 1
            case popup = 2
        }

        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration(cornerRadius: 6)
        private var setContentInsets: NSDirectionalEdgeInsets?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        /// Whether a title that is wider than the button is shown in several lines.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
        public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        public var buttonSize: UIButton.Configuration.Size = .medium
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true
        @available(iOS 16.0, tvOS 16.0, *)
        public var indicator: UIButton.Configuration.Indicator = .automatic

        private init(foreground: UIColor?, background: UIColor?) {
            baseForegroundColor = foreground
            baseBackgroundColor = background
        }

        /// The insets of the content: the default ones of the button's size, unless others are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { setContentInsets ?? buttonSize.contentInsets }
            set { setContentInsets = newValue }
        }

        var shownTitle: String? {
            attributedTitle.map { String($0.characters) } ?? title
        }

        /// Returns the configuration for the button's state; here always the same one.
        @MainActor
        public func updated(for button: UIButton) -> UIButton.Configuration { self }

        public mutating func setDefaultContentInsets() {
            setContentInsets = nil
        }

        public static func plain() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func tinted() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func gray() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func filled() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func borderless() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func bordered() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func borderedTinted() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }

        public static func borderedProminent() -> UIButton.Configuration {
            Configuration(foreground: nil, background: nil)
        }
    }
}
