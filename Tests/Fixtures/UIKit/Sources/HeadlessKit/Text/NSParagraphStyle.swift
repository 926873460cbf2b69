import Foundation

/// The attributes of a paragraph.
///
/// It is not an `NSObject`, because Foundation on Linux cannot compare those in attributed strings.
open class NSParagraphStyle: Hashable {
    fileprivate var storedLineSpacing: CGFloat = 0
    fileprivate var storedAlignment: NSTextAlignment = .natural
    fileprivate var storedLineBreakMode: NSLineBreakMode = .byWordWrapping

    public init() {}

    public static func == (first: NSParagraphStyle, second: NSParagraphStyle) -> Bool {
        first.lineSpacing == second.lineSpacing && first.alignment == second.alignment
            && first.lineBreakMode == second.lineBreakMode
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(lineSpacing)
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
    }

    /// The points between a line and the next one.
    open var lineSpacing: CGFloat { storedLineSpacing }
    open var alignment: NSTextAlignment { storedAlignment }
    open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
}

/// The attributes of a paragraph, which can change.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineSpacing: CGFloat {
        get { storedLineSpacing }
        set { storedLineSpacing = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { storedLineBreakMode }
        set { storedLineBreakMode = newValue }
    }
}

extension NSAttributedString {
    /// The style of the first paragraph; nil if the text is empty or has none.
    package var firstParagraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}
