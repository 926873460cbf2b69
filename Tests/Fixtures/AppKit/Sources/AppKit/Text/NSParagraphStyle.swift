import Foundation
import HeadlessKit

/// The attributes of a paragraph.
///
/// It is not an `NSObject`, because Foundation on Linux cannot compare those in attributed strings.
open class NSParagraphStyle: Hashable {
    fileprivate var storedAlignment: NSTextAlignment = .natural
    fileprivate var storedLineBreakMode: NSLineBreakMode = .byWordWrapping

    public init() {}

    public static func == (first: NSParagraphStyle, second: NSParagraphStyle) -> Bool {
        first.alignment == second.alignment && first.lineBreakMode == second.lineBreakMode
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
    }

    open var alignment: NSTextAlignment { storedAlignment }
    open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
}

/// The attributes of a paragraph, which can change.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { storedLineBreakMode }
        set { storedLineBreakMode = newValue }
    }
}
