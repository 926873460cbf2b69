import Foundation
import HeadlessKit

/// Scrollable text of many lines. Without scrolling, it is as high as its text.
@MainActor
open class UITextView: UIScrollView {
    private var storedText = ""

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { storedText }
        set {
            storedText = newValue ?? ""
            invalidateIntrinsicContentSize()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let size = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let font = font ?? .systemFont(ofSize: 12)
        let text = TextMetrics.size(
            storedText.isEmpty ? " " : storedText, font: font, width: size.width - 10,
            maximumLines: 0)
        return CGSize(
            width: text.width + 10,
            height: text.height + textContainerInset.top + textContainerInset.bottom)
    }

    func adjustFontForContentSizeCategory() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }
}
