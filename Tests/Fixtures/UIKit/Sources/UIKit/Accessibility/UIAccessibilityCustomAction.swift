import Foundation

/// An action that assistive technologies offer on an element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    public init(
        name: String, actionHandler: UIAccessibilityCustomAction.Handler?
    ) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init()
    }

    public init(
        name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
