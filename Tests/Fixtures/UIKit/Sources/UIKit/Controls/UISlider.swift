import Foundation

/// A control for a number in a range.
@MainActor
open class UISlider: UIControl {
    private var storedValue: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layoutState.hugging = SIMD2(250, 750)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    /// The number, which stays within the range.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    /// Sets the number without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = max(minimumValue, min(value, maximumValue))
    }

    open override var accessibilityValue: String? {
        get {
            if let value = super.accessibilityValue { return value }
            let length = maximumValue - minimumValue
            let fraction = length > 0 ? (storedValue - minimumValue) / length : 0
            return "\(Int((fraction * 100).rounded()))%"
        }
        set { super.accessibilityValue = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 31)
    }
}
