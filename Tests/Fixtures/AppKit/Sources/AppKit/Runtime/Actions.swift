/// Replaces the message dispatch of the Objective-C runtime, with closures that tests set for
/// actions.
@MainActor
enum Actions {
    private(set) static var sent: [HeadlessAppKit.SentAction] = []
    static var handlers: [Selector: (Any?) -> Void] = [:]

    static func send(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        sent.append(.init(action: action, target: target, sender: sender))
        guard let handler = handlers[action] else { return false }
        handler(sender)
        return true
    }

    static func discard() {
        sent = []
        handlers = [:]
    }
}
