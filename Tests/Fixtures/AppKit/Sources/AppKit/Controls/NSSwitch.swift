import Foundation

/// A control that is on or off. It does not have a cell.
@MainActor
open class NSSwitch: NSControl {
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
        layoutState.hugging = SIMD2(750, 750)
    }

    open var state: NSControl.StateValue = .off

    open override var cell: NSCell? {
        get { nil }
        set {}
    }

    override func click() {
        state = state == .off ? .on : .off
        super.click()
    }

    open override var intrinsicContentSize: NSSize {
        switch controlSize {
        case .mini: NSSize(width: 26, height: 15)
        case .small: NSSize(width: 32, height: 18)
        case .regular, .large: NSSize(width: 38, height: 21)
        }
    }

    open override func accessibilityRole() -> NSAccessibility.Role? {
        accessibility.role ?? .checkBox
    }
    open override func accessibilitySubrole() -> NSAccessibility.Subrole? {
        accessibility.subrole ?? .switch
    }
    open override func accessibilityPerformPress() -> Bool {
        guard isEnabled else { return false }
        performClick(nil)
        return true
    }
}
