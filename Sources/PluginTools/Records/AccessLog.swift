import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The paths that were read or asked for while it was open, on all threads.
package final class AccessLog: @unchecked Sendable {
    private var paths: [String] = []
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Opens it. One can be open at a time.
    package init() {
        pthread_mutex_init(mutex, nil)
        FileIO.observer = { [unowned self] path in
            pthread_mutex_lock(mutex)
            paths.append(path)
            pthread_mutex_unlock(mutex)
        }
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The paths, each once. No more are added.
    package func close() -> [String] {
        FileIO.observer = nil
        return Array(Set(paths))
    }
}
