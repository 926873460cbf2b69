import Foundation

/// An action that assistive technologies offer on an element.
open class NSAccessibilityCustomAction: NSObject {
    open var name: String
    /// Performs the action and returns whether it succeeded.
    open var handler: (() -> Bool)?

    public init(name: String, handler: (() -> Bool)? = nil) {
        self.name = name
        self.handler = handler
        super.init()
    }
}
