import SystemCalls

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
        let shares = Shares(count: elements.count, size: share)
        System.run(onThreads: threads) {
            while let indices = shares.next() {
                for index in indices {
                    results.initializeElement(at: index, to: transform(elements[index]))
                }
            }
        }
        count = elements.count
    }
}

/// Parts of what is to be done, which several threads take in turn.
private final class Shares: @unchecked Sendable {
    private let count: Int
    private let size: Int
    private let lock = Lock()
    private var start = 0

    init(count: Int, size: Int) {
        self.count = count
        self.size = size
    }

    /// The indices of the next part; nil where all are taken.
    func next() -> Range<Int>? {
        lock.hold {
            if start >= count { return nil }
            let first = start
            start = min(count, first + size)
            return first..<start
        }
    }
}
