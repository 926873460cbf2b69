/// The name of a method. It replaces the type of the Objective-C runtime, which Linux does not
/// have: declarations that mention a selector can be compiled, and only the
/// actions of gesture recognizers and of AppKit's controls are sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ str: String) {
        description = str
    }

    public init(stringLiteral value: String) {
        description = value
    }
}
