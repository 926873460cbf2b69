import Foundation

/// A recognizer that can be attached to views. It recognizes nothing here.
@MainActor
open class NSGestureRecognizer: NSObject {
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open internal(set) weak var view: NSView?

    public init(target: Any?, action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    public required init?(coder: NSCoder) { nil }
}

open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var buttonMask = 1
    open var numberOfClicksRequired = 1
}

extension NSView {
    public var gestureRecognizers: [NSGestureRecognizer] {
        get { storedRecognizers }
        set {
            for recognizer in storedRecognizers { recognizer.view = nil }
            storedRecognizers = newValue
            for recognizer in newValue { recognizer.view = self }
        }
    }

    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
    }
}
