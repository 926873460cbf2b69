import SystemCalls

/// Returns the transformed elements, in the order of the elements. All processors share the work.
///
/// A few elements are transformed one by one, because starting threads would take longer.
package func mapInParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    let threads = elements.count < 64 ? 1 : min(System.processorCount, elements.count / 32)
    if threads < 2 { return elements.map(transform) }
    let work = SharedWork<Result>(count: elements.count)
    System.run(onThreads: threads) {
        while let part = work.takePart() { work.add(elements[part].map(transform), of: part) }
    }
    return work.results
}

/// Elements that several threads transform, a few at a time, and the results.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
    /// The number of elements that a thread takes at a time. It is small, so that the threads end
    /// at about the same time.
    private static var partSize: Int { 4 }

    private let count: Int
    private let lock = Lock()
    private var next = 0
    private var parts: [(start: Int, results: [Result])] = []

    init(count: Int) { self.count = count }

    /// Returns the indices of the next elements; nil if all are taken.
    func takePart() -> Range<Int>? {
        lock.hold {
            if next == count { return nil }
            let part = next..<min(count, next + Self.partSize)
            next = part.upperBound
            return part
        }
    }

    func add(_ results: [Result], of part: Range<Int>) { lock.hold { parts.append((part.lowerBound, results)) } }

    /// All results, in the order of the elements.
    var results: [Result] { parts.sorted { $0.start < $1.start }.flatMap(\.results) }
}
