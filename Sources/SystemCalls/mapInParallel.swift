#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The results for all elements, in the order of these, made on all processors.
///
/// A few elements are not worth the threads: they are gone through one by one.
package func mapInParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    // So few that the threads end at about the same time.
    let share = 4
    let threads = elements.count < 64 ? 1 : min(System.processorCount, elements.count / 32)
    if threads < 2 {
        // 'map' would take a debug build ten times as long for one element.
        var results: [Result] = []
        results.reserveCapacity(elements.count)
        for index in 0..<elements.count { results.append(transform(elements[index])) }
        return results
    }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        nonisolated(unsafe) let results = buffer
        let work = SharedWork(count: elements.count, share: share) { index in
            results.initializeElement(at: index, to: transform(elements[index]))
        }
        work.run(threads: threads)
        count = elements.count
    }
}

/// What several threads do, who take shares of it in turn.
private final class SharedWork: @unchecked Sendable {
    private let count: Int
    private let share: Int
    private let body: @Sendable (Int) -> Void
    private let lock = Lock()
    private var next = 0

    init(count: Int, share: Int, body: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.share = share
        self.body = body
    }

    /// Returns when all is done. What threads cannot be made for is left to the others.
    func run(threads: Int) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        // As much as the first thread has: JSON is read by recursion.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        var others: [pthread_t] = []
        for _ in 1..<threads {
            #if canImport(Glibc)
            var thread = pthread_t()
            #else
            var thread: pthread_t?
            #endif
            let context = Unmanaged.passRetained(self)
            let status = pthread_create(
                &thread, &attributes,
                { context in
                    let context: UnsafeMutableRawPointer? = context
                    context.map { Unmanaged<SharedWork>.fromOpaque($0).takeRetainedValue() }?.work()
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
        work()
        for thread in others { pthread_join(thread, nil) }
    }

    private func work() {
        while let indices = take() {
            for index in indices { body(index) }
        }
    }

    private func take() -> Range<Int>? {
        lock.hold {
            if next >= count { return nil }
            let start = next
            next = min(count, start + share)
            return start..<next
        }
    }
}
