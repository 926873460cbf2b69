import Foundation

/// A bar that shows progress from 0 to 1.
@MainActor
open class UIProgressView: UIView {
    /// The style of a progress view, free-standing or in a bar.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layoutState.hugging = SIMD2(250, 750)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    open var progressViewStyle: UIProgressView.Style = .default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var observedProgress: Progress?
    open var progress: Float = 0 {
        didSet {
            let limited = min(max(progress, 0), 1)
            if limited != progress { progress = limited }
        }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 4)
    }
}
