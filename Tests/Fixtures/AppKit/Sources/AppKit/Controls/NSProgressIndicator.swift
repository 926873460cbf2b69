import Foundation

/// Shows that an operation is in progress, or how far it has come.
@MainActor
open class NSProgressIndicator: NSView {
    /// The style: a bar or a wheel.
    public enum Style: UInt, Sendable {
        case bar = 0
        case spinning = 1
    }

    var isAnimating = false
    private var storedValue = 0.0

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibility.isElement = true
        layoutState.hugging.y = 750
    }

    open var style: NSProgressIndicator.Style = .bar {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var isIndeterminate = true
    open var controlSize: NSControl.ControlSize = .regular {
        didSet { if controlSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var minValue = 0.0
    open var maxValue = 100.0

    /// The progress, from the minimum to the maximum.
    open var doubleValue: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minValue), maxValue) }
    }
    open var isDisplayedWhenStopped = true
    open var usesThreadedAnimation = true
    open var isBezeled = true

    open func increment(by delta: Double) { doubleValue += delta }

    open func startAnimation(_ sender: Any?) { isAnimating = true }
    open func stopAnimation(_ sender: Any?) { isAnimating = false }
    open func sizeToFit() { setFrameSize(intrinsicContentSize) }

    open override var intrinsicContentSize: NSSize {
        guard style == .spinning else {
            return NSSize(
                width: NSView.noIntrinsicMetric, height: controlSize == .small ? 12 : 20)
        }
        let side: CGFloat =
            switch controlSize {
            case .mini: 10
            case .small: 16
            case .regular: 32
            case .large: 64
            }
        return NSSize(width: side, height: side)
    }

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? (style == .spinning ? .busyIndicator : .progressIndicator)
    }
    open override func accessibilityValue() -> Any? { accessibilityValue() as NSNumber? }
    /// Returns the progress, as `NSAccessibilityProgressIndicator` declares it.
    open func accessibilityValue() -> NSNumber? {
        accessibility.value as? NSNumber
            ?? (isIndeterminate ? nil : NSNumber(value: doubleValue))
    }
}
