#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension System {
    /// The number of threads that can run at the same time; 1 if the platform does not know it.
    package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Runs a closure on several threads, including this one, and returns when all have ended. If
    /// fewer threads can be created, it runs on those.
    package static func run(onThreads count: Int, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        // The main thread's stack has this size on all platforms. JSON is read recursively.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        var others: [pthread_t] = []
        for _ in 1..<count {
            #if canImport(Glibc)
            var thread = pthread_t()
            #else
            var thread: pthread_t?
            #endif
            let context = Unmanaged.passRetained(ThreadBody(run: body))
            let status = pthread_create(
                &thread, &attributes,
                { context in
                    let context: UnsafeMutableRawPointer? = context
                    context.map { Unmanaged<ThreadBody>.fromOpaque($0).takeRetainedValue() }?.run()
                    return nil
                }, context.toOpaque())
            #if canImport(Glibc)
            let made: pthread_t? = thread
            #else
            let made = thread
            #endif
            if status == 0, let made { others.append(made) } else { context.release() }
        }
        pthread_attr_destroy(&attributes)
        body()
        for thread in others { pthread_join(thread, nil) }
    }
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A lock that one thread can hold at a time.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs a closure while holding the lock. Waits until no other thread holds it.
    package func hold<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
