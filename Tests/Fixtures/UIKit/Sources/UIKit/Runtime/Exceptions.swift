import Foundation

/// Stands for Objective-C exceptions, which cannot be thrown here. Outside a capture a raise ends
/// the process, as an uncaught exception does; inside one it is recorded and the caller returns.
@MainActor
enum Exceptions {
    private static var captures: [[HeadlessUIKit.RaisedException]] = []

    static func raise(_ name: NSExceptionName, _ reason: String) {
        guard !captures.isEmpty else {
            fatalError(
                "*** Terminating app due to uncaught exception '\(name.rawValue)', "
                    + "reason: '\(reason)'")
        }
        captures[captures.count - 1].append(.init(name: name.rawValue, reason: reason))
    }

    static func capture(
        _ body: () throws -> Void
    ) rethrows -> [HeadlessUIKit.RaisedException] {
        captures.append([])
        do {
            try body()
        } catch {
            captures.removeLast()
            throw error
        }
        return captures.removeLast()
    }

    /// Describes an object as Objective-C's `%@` does: `<Module.Type: 0x…>` or `(null)`.
    static func describe(_ object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return "<\(String(reflecting: type(of: object))): 0x\(String(address, radix: 16))>"
    }
}

extension NSExceptionName {
    static let genericException = NSExceptionName("NSGenericException")
    static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    static let internalInconsistencyException = NSExceptionName(
        "NSInternalInconsistencyException")
    /// Raised when a controller's place in the tree contradicts its view's place.
    static let hierarchyInconsistency = NSExceptionName("UIViewControllerHierarchyInconsistency")
}
