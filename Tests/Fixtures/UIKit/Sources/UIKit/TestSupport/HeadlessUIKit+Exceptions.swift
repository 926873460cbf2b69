import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// An error that UIKit would raise as an Objective-C exception.
    public typealias RaisedException = HeadlessKit.RaisedException

    /// Runs the closure and returns the exceptions raised in it, which otherwise end the process. A
    /// call that raises an exception does nothing and returns.
    public static func captureExceptions(
        _ body: () throws -> Void
    ) rethrows -> [RaisedException] {
        try Exceptions.capture(body)
    }
}
