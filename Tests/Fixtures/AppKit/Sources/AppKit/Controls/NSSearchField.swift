/// A text field for a search.
@MainActor
open class NSSearchField: NSTextField {
    open override func accessibilitySubrole() -> NSAccessibility.Subrole? {
        super.accessibilitySubrole() ?? .searchField
    }
}
