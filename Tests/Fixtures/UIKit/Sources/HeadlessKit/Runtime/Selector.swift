/// The name of a method, or its call. It replaces the type of the Objective-C runtime, which Linux does not
/// have: declarations that mention a selector can be compiled, and only the
/// actions of gesture recognizers and of AppKit's controls are sent.
public struct Selector: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    /// Calls the method of an object with a sender, and returns whether it has the method.
    package let method: (@MainActor @Sendable (_ target: Any, _ sender: Any) -> Bool)?

    public init(_ str: String) {
        description = str
        method = nil
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a selector from the call of a method, in place of `#selector`, which needs Objective-C.
    public init<Target, Sender>(
        _ method: @escaping @MainActor @Sendable (Target, Sender) -> Void
    ) {
        description = "\(Target.self).(\(Sender.self))"
        self.method = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else {
                return false
            }
            method(target, sender)
            return true
        }
    }
}

extension Selector: Hashable {
    public static func == (first: Self, second: Self) -> Bool {
        first.description == second.description
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}
