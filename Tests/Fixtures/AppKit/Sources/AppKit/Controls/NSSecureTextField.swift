/// A text field that does not show its text.
@MainActor
open class NSSecureTextField: NSTextField {
    open override func accessibilitySubrole() -> NSAccessibility.Subrole? {
        super.accessibilitySubrole() ?? .secureTextField
    }
}
