/// Numbers of the names that templates have, from 1 in the order in which they are found: what a
/// name stands for is looked up by its number.
struct NameNumbers {
    private struct Entry {
        let name: NameKey
        /// That of another name with the same hash; 0 where there is none.
        let next: Int
    }

    /// The newest number for each hash.
    private let newest: UnsafeMutablePointer<Int>
    private var entries = Memory<Entry>(capacity: 512)

    init() {
        newest = .allocate(capacity: 0x400)
        newest.initialize(repeating: 0, count: 0x400)
        entries.append(Entry(name: NameKey(newest, 0), next: 0))
    }

    func free() {
        newest.deallocate()
        entries.free()
    }

    /// How many numbers there are; 0, the implicit iterator's, is one of them.
    var count: Int { entries.count }

    /// The number of a name; 0 where no template has it.
    func number(of name: NameKey) -> Int {
        var number = newest[name.hash]
        while number > 0, !entries.start[number].name.isSame(as: name) {
            number = entries.start[number].next
        }
        return number
    }

    /// The number of a name, which is given to it where it has none.
    mutating func add(_ name: NameKey) -> Int {
        let known = number(of: name)
        if known > 0 { return known }
        entries.append(Entry(name: name, next: newest[name.hash]))
        newest[name.hash] = entries.count - 1
        return entries.count - 1
    }
}
