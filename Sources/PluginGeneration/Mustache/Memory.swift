/// Values one after the other, which stay where they are until more are appended: by way of their
/// pointer, a debug build reads them fast as well.
///
/// Whoever makes it frees it.
struct Memory<Element: BitwiseCopyable> {
    private(set) var start: UnsafeMutablePointer<Element>
    /// How many values there are; none is forgotten unless there is a smaller count.
    var count = 0
    private var capacity: Int

    init(capacity: Int) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    init(repeating value: Element, count: Int) {
        self.init(capacity: count)
        start.initialize(repeating: value, count: count)
        self.count = count
    }

    func free() { start.deallocate() }

    /// A copy.
    var array: [Element] {
        [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.baseAddress?.initialize(from: start, count: count)
            initialized = count
        }
    }

    mutating func append(_ value: Element) {
        let place = addPlace()
        (start + place).initialize(to: value)
    }

    /// Appends a value that the caller sets: a debug build takes half as long where it knows the type.
    mutating func addPlace() -> Int {
        if count == capacity { grow(by: 1) }
        count += 1
        return count - 1
    }

    mutating func append(_ values: UnsafePointer<Element>, _ more: Int) {
        if more > capacity - count { grow(by: more) }
        (start + count).initialize(from: values, count: more)
        count += more
    }

    private mutating func grow(by more: Int) {
        capacity = 2 * capacity + more
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.initialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
