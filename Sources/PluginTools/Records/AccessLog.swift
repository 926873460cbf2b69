import SystemCalls

/// The paths that were read or asked for while it was open, on all threads.
package final class AccessLog: @unchecked Sendable {
    private var paths: [String] = []
    private let lock = Lock()

    /// Opens it. One can be open at a time.
    package init() {
        FileIO.observer = { [unowned self] path in lock.hold { paths.append(path) } }
    }

    /// The paths, each once. No more are added.
    package func close() -> [String] {
        FileIO.observer = nil
        return Array(Set(paths))
    }
}
