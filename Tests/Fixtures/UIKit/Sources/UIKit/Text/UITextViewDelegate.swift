import Foundation

/// The way in which the user uses an item of a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

/// A link in the text of a text view. Apps cannot create one.
@available(iOS 17.0, *)
@MainActor
open class UITextItem: NSObject {
    /// The thing that the item is.
    public enum Content {
        case link(URL)
        case tag(String)
    }

    private let storedContent: Content
    private let storedRange: NSRange

    init(content: Content, range: NSRange) {
        storedContent = content
        storedRange = range
        super.init()
    }

    open var content: Content { storedContent }
    open var range: NSRange { storedRange }
}

/// The methods that a text view calls on its delegate.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    @available(iOS 17.0, *)
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
}

extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
}
