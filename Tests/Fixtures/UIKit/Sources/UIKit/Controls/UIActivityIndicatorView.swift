import Foundation
import HeadlessKit

/// Shows that an operation is in progress.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// The size: 20 points for medium, 37 for large.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    private var isRunning = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public init(style: UIActivityIndicatorView.Style) {
        let side: CGFloat = style == .large ? 37 : 20
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        self.style = style
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        isHidden = hidesWhenStopped
        layoutState.hugging = SIMD2(750, 750)
    }

    open var style: UIActivityIndicatorView.Style = .medium {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the indicator is hidden while it is not animating.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isRunning }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .systemGray
    open var isAnimating: Bool { isRunning }

    open func startAnimating() {
        isRunning = true
        isHidden = false
    }

    open func stopAnimating() {
        isRunning = false
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
