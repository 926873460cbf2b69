extension NSView {
    public func accessibilityRoleDescription() -> String? { accessibility.roleDescription }
    public func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
        accessibility.roleDescription = accessibilityRoleDescription
    }

    public func isAccessibilityExpanded() -> Bool { accessibility.isExpanded }
    public func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
        accessibility.isExpanded = accessibilityExpanded
    }

    public func accessibilityParent() -> Any? { accessibility.parent ?? storedSuperview }
    public func setAccessibilityParent(_ accessibilityParent: Any?) {
        accessibility.parent = accessibilityParent
    }
}
