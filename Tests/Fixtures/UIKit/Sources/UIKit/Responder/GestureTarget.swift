/// A target of a gesture recognizer, with its action.
@MainActor
struct GestureTarget {
    private weak var target: AnyObject?
    private let action: Selector

    init(_ target: Any, _ action: Selector) {
        self.target = target as AnyObject
        self.action = action
    }

    func isEqual(to other: GestureTarget) -> Bool {
        target === other.target && action == other.action
    }

    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || target as AnyObject === self.target)
            && (action == nil || action == self.action)
    }

    /// Sends the action. Without the Objective-C runtime, only methods that UIKit declares itself can be
    /// called by name.
    func send(from recognizer: UIGestureRecognizer) {
        guard let target else { return }
        if let method = action.method {
            _ = method(target, recognizer)
            return
        }
        guard let responder = target as? UIResponder else { return }
        switch action {
        case "accessibilityActivate": _ = responder.accessibilityActivate()
        case "accessibilityPerformEscape": _ = responder.accessibilityPerformEscape()
        default: break
        }
    }
}
