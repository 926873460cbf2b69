/// The identity of an element of the user interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// An object that has an identifier.
public protocol NSUserInterfaceItemIdentification {
    var identifier: NSUserInterfaceItemIdentifier? { get set }
}
