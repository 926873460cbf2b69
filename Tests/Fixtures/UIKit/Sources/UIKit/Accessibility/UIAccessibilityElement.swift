import Foundation

/// An accessible part of a view that is not a view itself.
@MainActor
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace: CGRect = .zero
    open var accessibilityIdentifier: String?

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}
