/// Replaces the message dispatch of the Objective-C runtime, with closures that tests set for
/// actions. Without one, only methods that AppKit declares itself can be called by name.
@MainActor
enum Actions {
    private(set) static var sent: [HeadlessAppKit.SentAction] = []
    static var handlers: [Selector: (Any?) -> Void] = [:]

    static func send(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        sent.append(.init(action: action, target: target, sender: sender))
        if let handler = handlers[action] {
            handler(sender)
            return true
        }
        if let method = action.method, let target, let sender { return method(target, sender) }
        guard action == "accessibilityPerformPress", let view = target as? NSView else {
            return false
        }
        _ = view.accessibilityPerformPress()
        return true
    }

    static func discard() {
        sent = []
        handlers = [:]
    }
}
