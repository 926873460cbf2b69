import Foundation

/// A control for a number in a range.
@MainActor
open class NSSlider: NSControl {
    private var storedNumber = 0.0

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
        isContinuous = true
    }

    /// Creates a continuous horizontal slider.
    public convenience init(
        value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
    ) {
        self.init(frame: .zero)
        self.minValue = minValue
        self.maxValue = maxValue
        doubleValue = value
        self.target = target as AnyObject?
        self.action = action
    }

    open var minValue = 0.0
    open var maxValue = 1.0
    open var numberOfTickMarks = 0
    open var allowsTickMarkValuesOnly = false

    /// The number, which stays within the range.
    open override var doubleValue: Double {
        get { storedNumber }
        set { storedNumber = max(minValue, min(newValue, maxValue)) }
    }
    open override var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open override var integerValue: Int {
        get { Int(doubleValue) }
        set { doubleValue = Double(newValue) }
    }

    open override var intrinsicContentSize: NSSize {
        NSSize(width: NSView.noIntrinsicMetric, height: controlSize == .regular ? 20 : 16)
    }

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? .slider
    }
    open override func accessibilityValue() -> Any? {
        accessibility.value ?? NSNumber(value: doubleValue)
    }
}
