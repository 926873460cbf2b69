import SystemCalls
import TestSupport
import Testing

@Suite("A lock", .timed)
struct LockTests {
    @Test("is held by one thread at a time")
    func isExclusive() {
        let counter = Counter()
        System.run(onThreads: 4) { for _ in 0..<2_500 { counter.increase() } }
        expect(counter.value, equals: 10_000)
    }

}

private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private(set) var value = 0

    func increase() {
        lock.hold {
            let old = value
            value = old + 1
        }
    }
}
