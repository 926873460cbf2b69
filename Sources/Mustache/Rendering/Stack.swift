/// Values one after the other in memory of their own, which a debug build reads and writes fast as well.
///
/// Whoever makes one frees its memory.
struct Stack<Element: BitwiseCopyable> {
    private(set) var memory: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        memory = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    /// Makes place for more values, which are then appended.
    mutating func reserve(_ more: Int) {
        if more > capacity - count { grow(by: more) }
    }

    private mutating func grow(by more: Int) {
        capacity = 2 * capacity + more
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.initialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
    }

    mutating func append(_ value: Element) {
        (memory + count).initialize(to: value)
        count += 1
    }

    mutating func append(_ values: UnsafePointer<Element>, _ more: Int) {
        reserve(more)
        (memory + count).initialize(from: values, count: more)
        count += more
    }

    mutating func removeLast() -> Element {
        count -= 1
        return memory[count]
    }
}
