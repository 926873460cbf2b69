import Foundation

/// An element with a place among the others.
public protocol NSAccessibilityElementProtocol: NSObjectProtocol {
    func accessibilityFrame() -> NSRect
    func accessibilityParent() -> Any?
}

/// The accessibility properties of an element.
public protocol NSAccessibilityProtocol: NSObjectProtocol {
    func isAccessibilityElement() -> Bool
    func setAccessibilityElement(_ accessibilityElement: Bool)
    func accessibilityLabel() -> String?
    func setAccessibilityLabel(_ accessibilityLabel: String?)
    func accessibilityTitle() -> String?
    func setAccessibilityTitle(_ accessibilityTitle: String?)
    func accessibilityHelp() -> String?
    func setAccessibilityHelp(_ accessibilityHelp: String?)
    func accessibilityValue() -> Any?
    func setAccessibilityValue(_ accessibilityValue: Any?)
    func accessibilityValueDescription() -> String?
    func setAccessibilityValueDescription(_ accessibilityValueDescription: String?)
    func accessibilityRole() -> NSAccessibility.Role?
    func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?)
    func accessibilitySubrole() -> NSAccessibility.Subrole?
    func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?)
    func isAccessibilityModal() -> Bool
    func setAccessibilityModal(_ accessibilityModal: Bool)
    func isAccessibilitySelected() -> Bool
    func setAccessibilitySelected(_ accessibilitySelected: Bool)
    func isAccessibilityEnabled() -> Bool
    func setAccessibilityEnabled(_ accessibilityEnabled: Bool)
    func isAccessibilityFocused() -> Bool
    func setAccessibilityFocused(_ accessibilityFocused: Bool)
    func accessibilityChildren() -> [Any]?
    func setAccessibilityChildren(_ accessibilityChildren: [Any]?)
    func accessibilityCustomActions() -> [NSAccessibilityCustomAction]?
    func setAccessibilityCustomActions(
        _ accessibilityCustomActions: [NSAccessibilityCustomAction]?)
    func accessibilityPerformPress() -> Bool
    func accessibilityPerformCancel() -> Bool
}
