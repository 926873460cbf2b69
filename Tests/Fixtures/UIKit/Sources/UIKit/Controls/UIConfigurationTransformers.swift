import Foundation

/// A closure that changes the attributes of a text in a configuration.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}

/// A closure that changes a color of a configuration.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// The background of a view with a configuration.
public struct UIBackgroundConfiguration {
    public var cornerRadius: CGFloat
    public var backgroundColor: UIColor?
    /// The color of the stroke; nil for the tint color.
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    init(cornerRadius: CGFloat = 0) {
        self.cornerRadius = cornerRadius
    }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
