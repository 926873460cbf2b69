extension NSView {
    public func accessibilityRoleDescription() -> String? { accessibility.roleDescription }
    public func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
        accessibility.roleDescription = accessibilityRoleDescription
    }

    /// Returns the description of the value in words, if the value itself is not text.
    public func accessibilityValueDescription() -> String? { accessibility.valueDescription }
    public func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
        accessibility.valueDescription = accessibilityValueDescription
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
