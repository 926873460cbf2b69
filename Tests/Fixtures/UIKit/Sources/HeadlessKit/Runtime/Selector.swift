/// A method name. A stand-in for the Objective-C runtime's type, which Linux does not have: it only
/// lets declarations that mention a selector compile, nothing is ever sent with it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ str: String) {
        description = str
    }

    public init(stringLiteral value: String) {
        description = value
    }
}
