#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What one thread can hold at a time.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Waits until no other thread holds it.
    package func hold<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Returns false, without waiting, where a thread holds it.
    package func holdIfFree(_ body: () -> Void) -> Bool {
        if pthread_mutex_trylock(mutex) != 0 { return false }
        defer { pthread_mutex_unlock(mutex) }
        body()
        return true
    }
}
