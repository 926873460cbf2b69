/// A call to the operating system that failed.
package struct FileSystemError: Error {
    package let path: String
    /// What was attempted, as in "cannot read".
    package let attempt: String
    /// The system's word for the reason, as in "permission denied".
    package let reason: String

    package init(path: String, attempt: String, reason: String) {
        self.path = path
        self.attempt = attempt
        self.reason = reason
    }

    package var message: String { "\(attempt): \(reason)" }
}
