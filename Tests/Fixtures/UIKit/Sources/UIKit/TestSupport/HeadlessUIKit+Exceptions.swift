import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// What UIKit would have raised as an Objective-C exception.
    public typealias RaisedException = HeadlessKit.RaisedException

    /// Runs the closure and returns the exceptions raised in it, which otherwise end the process.
    /// The call that raises does nothing and returns.
    public static func captureExceptions(
        _ body: () throws -> Void
    ) rethrows -> [RaisedException] {
        try Exceptions.capture(body)
    }
}
