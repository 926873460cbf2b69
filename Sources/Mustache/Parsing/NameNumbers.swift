/// Numbers of the names that templates have, from 1 in the order in which they are found: what a name
/// stands for is looked up by its number. They are found by hashes, in memory of their own.
struct NameNumbers {
    struct Slot: BitwiseCopyable {
        var key: NameKey
        /// 0 where there is none.
        var number: Int
    }

    private(set) var slots: UnsafeMutablePointer<Slot>
    /// The highest position of a slot, with ones in all its bits.
    private var mask: Int
    /// How many numbers there are; 0, the implicit iterator's, is one of them.
    private(set) var count = 1

    /// - Parameter capacity: a power of two.
    init(capacity: Int = 1024) {
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(key: NameKey(), number: 0), count: capacity)
        mask = capacity - 1
    }

    /// The number of a name; 0 where no template has it.
    func number(of name: NameKey) -> Int { slots[position(of: name)].number }

    /// The number of a name, which is given to it where it has none.
    mutating func add(_ name: NameKey) -> Int {
        let position = position(of: name)
        if slots[position].number > 0 { return slots[position].number }
        slots[position] = Slot(key: name, number: count)
        count += 1
        if count * 2 > mask { grow() }
        return count - 1
    }

    /// Where a name is, or would be.
    private func position(of name: NameKey) -> Int {
        var position = name.hash & mask
        while slots[position].number > 0, !slots[position].key.isSame(as: name) {
            position = (position + 1) & mask
        }
        return position
    }

    private mutating func grow() {
        var larger = NameNumbers(capacity: (mask + 1) * 4)
        for position in 0...mask where slots[position].number > 0 {
            larger.slots[larger.position(of: slots[position].key)] = slots[position]
        }
        larger.count = count
        slots.deallocate()
        self = larger
    }
}
