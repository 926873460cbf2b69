import Foundation

extension HeadlessUIKit {
    /// What UIKit would have raised as an Objective-C exception.
    public struct RaisedException: Equatable, Sendable {
        public let name: String
        public let reason: String

        public init(name: String, reason: String) {
            self.name = name
            self.reason = reason
        }
    }

    /// Runs the closure and returns the exceptions raised in it, which otherwise end the process.
    /// The call that raises does nothing and returns.
    public static func captureExceptions(
        _ body: () throws -> Void
    ) rethrows -> [RaisedException] {
        try Exceptions.capture(body)
    }
}
