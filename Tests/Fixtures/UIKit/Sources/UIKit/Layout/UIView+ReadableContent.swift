import Foundation

extension UIView {
    /// The guide of the margins, narrowed to a width that is comfortable to read.
    public var readableContentGuide: UILayoutGuide {
        if let guide = layoutState.readableGuide { return guide }
        let guide = UILayoutGuide(
            insets: { $0.readableInsets }, owner: self,
            identifier: "UIViewReadableContentGuide")
        layoutState.readableGuide = guide
        return guide
    }

    private var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let room = storedBounds.width - insets.left - insets.right
        let excess = room - Self.readableWidth(for: Environment.shared.values.contentSizeCategory)
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// Returns the readable width at a text size. Apple documents that the width depends on the text
    /// size, but no numbers. A line of 672 points is as long on an iPad at the default text size;
    /// here, lines have as many characters at the other text sizes.
    private static func readableWidth(for category: UIContentSizeCategory) -> CGFloat {
        let body = UIFont.TextStyle.body
        return (672 * body.size(for: category) / body.size(for: .large)).rounded()
    }
}
