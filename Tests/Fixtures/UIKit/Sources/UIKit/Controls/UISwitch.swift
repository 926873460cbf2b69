import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    private var isOnNow = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnNow = on
    }

    override func touchUpInside() {
        isOnNow.toggle()
        deliver(.valueChanged)
        super.touchUpInside()
        deliver(.primaryActionTriggered)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOnNow ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
}
