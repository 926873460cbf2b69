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

    var resolvedTraits: UITraitCollection {
        var style = overrideUserInterfaceStyle
        var view: UIView? = self
        while style == .unspecified, let current = view {
            style = current.controller?.overrideUserInterfaceStyle ?? .unspecified
            if style == .unspecified { style = current.overrideUserInterfaceStyle }
            view = current.storedSuperview
        }
        guard style != .unspecified else { return .device }
        return UITraitCollection(traitsFrom: [.device, .init(userInterfaceStyle: style)])
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
