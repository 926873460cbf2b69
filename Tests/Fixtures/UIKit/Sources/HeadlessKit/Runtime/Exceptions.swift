import Foundation

/// Replaces Objective-C exceptions, which cannot be thrown here. Outside of a capture, raising an
/// exception ends the process, as an uncaught exception does. Inside of one, the exception is
/// recorded and the caller returns.
@MainActor
public enum Exceptions {
    private static var captures: [[RaisedException]] = []

    public static func raise(_ name: Name, _ reason: String) {
        guard !captures.isEmpty else {
            fatalError(
                "*** Terminating app due to uncaught exception '\(name.rawValue)', "
                    + "reason: '\(reason)'")
        }
        captures[captures.count - 1].append(.init(name: name.rawValue, reason: reason))
    }

    public static func capture(
        _ body: () throws -> Void
    ) rethrows -> [RaisedException] {
        captures.append([])
        do {
            try body()
        } catch {
            captures.removeLast()
            throw error
        }
        return captures.removeLast()
    }

    /// Returns the description of an object in the format of Objective-C's `%@`: `<Module.Type:
    /// 0x…>` or `(null)`.
    public static func describe(_ object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return "<\(String(reflecting: type(of: object))): 0x\(String(address, radix: 16))>"
    }
}

extension Exceptions {
    /// The name of an exception.
    public struct Name: RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let genericException = Name(rawValue: "NSGenericException")
        public static let invalidArgumentException = Name(rawValue: "NSInvalidArgumentException")
        public static let internalInconsistencyException = Name(
            rawValue: "NSInternalInconsistencyException")
    }
}
