import Foundation

/// An object in the responder chain.
///
/// Apple declares the accessibility properties on every object. Here they are in the common
/// superclass of views and controllers, so that subclasses can override them.
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next object in the responder chain; nil at its end.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    /// Makes the receiver the first responder, if it can become it and the current one can resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = FirstResponder.current {
            FirstResponder.isReplaced = true
            defer { FirstResponder.isReplaced = false }
            guard current.resignFirstResponder() else { return false }
        }
        FirstResponder.current = self
        if !showsKeyboardLater { Keyboard.follow(self) }
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { FirstResponder.resign() }
        return true
    }

    /// Whether the keyboard appears only after the receiver has told its delegate of the editing.
    var showsKeyboardLater: Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityLanguage: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityFrame: CGRect = .zero
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityActivationPoint: CGPoint = .zero
    open var accessibilityRespondsToUserInteraction = false
    open var accessibilityUserInputLabels: [String]?

    /// Returns whether the element was activated; the default does nothing.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    /// Returns whether the element was dismissed; the default does nothing.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    /// Whether VoiceOver's cursor is on this element.
    open func accessibilityElementIsFocused() -> Bool {
        AccessibilityCenter.focused === self
    }
}

/// The first responder of the simulated application.
@MainActor
enum FirstResponder {
    static weak var current: UIResponder?
    /// Whether another responder takes the place of the current one.
    static var isReplaced = false

    static func resign() {
        current = nil
        if !isReplaced { Keyboard.follow(nil) }
    }
}
