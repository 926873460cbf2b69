/// An error that a framework would raise as an Objective-C exception.
public struct RaisedException: Equatable, Sendable {
    public let name: String
    public let reason: String

    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}
