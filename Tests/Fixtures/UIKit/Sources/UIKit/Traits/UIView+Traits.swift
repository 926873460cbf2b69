import Foundation
import HeadlessKit

extension UIView {
    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: Environment.shared.values.layoutDirection
        }
    }

    /// Returns the direction for the attribute, without a view.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: Environment.shared.values.layoutDirection
        }
    }

    func layoutDirectionChanged() {
        engineChanged()
        markNeedsLayout()
    }

    /// The traits of the device, with those that views and controllers around this view override.
    var resolvedTraits: UITraitCollection {
        let overrides = sequence(first: self, next: \.storedSuperview).flatMap(\.overriddenTraits)
        if overrides.isEmpty { return .device }
        return UITraitCollection(traitsFrom: [.device] + overrides.reversed())
    }

    /// The traits that the view and its controller override, those that take precedence first.
    private var overriddenTraits: [UITraitCollection] {
        let styles = [controller?.overrideUserInterfaceStyle, overrideUserInterfaceStyle]
        return styles.compactMap(\.self).filter { $0 != .unspecified }
            .map { UITraitCollection(userInterfaceStyle: $0) }
            + [controller?.parentTraits].compactMap(\.self)
    }

    /// Reports changed traits to the view, its controller and the subviews.
    func updateTraits() {
        let traits = resolvedTraits
        if let old = traitState.reported, old != traits {
            traitState.reported = traits
            traitCollectionDidChange(old)
            controller?.traitCollectionDidChange(old)
        } else {
            traitState.reported = traits
        }
        for view in storedSubviews { view.updateTraits() }
    }

    /// Updates the tree after the simulated device's text size or direction has changed.
    func environmentChanged() {
        contentSizeCategoryChanged()
        for view in storedSubviews { view.environmentChanged() }
        layoutState.needsLayout = false
        markNeedsLayout()
    }

    private func contentSizeCategoryChanged() {
        (self as? UILabel)?.adjustFontForContentSizeCategory()
        (self as? UITextField)?.adjustFontForContentSizeCategory()
        (self as? UITextView)?.adjustFontForContentSizeCategory()
        (self as? UIButton)?.adjustContentForContentSizeCategory()
    }
}
