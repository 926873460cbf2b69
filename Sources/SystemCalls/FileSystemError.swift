#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A call to the operating system that failed.
package struct FileSystemError: Error {
    package let path: String
    /// What was attempted, as in "cannot read".
    package let attempt: String
    private let cause: Cause

    private enum Cause {
        case text(String)
        /// A number of the system's, whose words are looked up when they are told.
        case number(Int32)
    }

    package init(path: String, attempt: String, reason: String) {
        self.path = path
        self.attempt = attempt
        cause = .text(reason)
    }

    /// - Parameter number: what `errno` says.
    init(path: String, attempt: String, number: Int32) {
        self.path = path
        self.attempt = attempt
        cause = .number(number)
    }

    /// The system's word for the reason, as in "permission denied".
    package var reason: String {
        switch cause {
        case .text(let text): return text
        case .number(let number):
            let text = String(cString: strerror(number))
            return text.prefix(1).lowercased() + text.dropFirst()
        }
    }

    package var message: String { "\(attempt): \(reason)" }
}
