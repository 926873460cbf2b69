/// The accessibility properties that were set on an element.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var title: String?
    var help: String?
    var value: Any?
    var valueDescription: String?
    var identifier: String?
    var role: NSAccessibility.Role?
    var subrole: NSAccessibility.Subrole?
    var roleDescription: String?
    var isModal = false
    var isHidden = false
    var isSelected = false
    var isEnabled: Bool?
    var isExpanded = false
    var placeholder: String?
    var parent: Any?
    var children: [Any]?
    var customActions: [NSAccessibilityCustomAction]?
}
