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
    /// Nil for what the system's number says, whose words are looked up when they are told.
    private let text: String?
    private let number: Int32

    /// - Parameter reason: nil for what `errno` says.
    package init(path: String, attempt: String, reason: String? = nil) {
        number = errno
        self.path = path
        self.attempt = attempt
        text = reason
    }

    /// The system's word for the reason, as in "permission denied".
    package var reason: String {
        if let text { return text }
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    package var message: String { "\(attempt): \(reason)" }
}
