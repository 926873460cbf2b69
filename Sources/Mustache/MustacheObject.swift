/// Values by their names, in the order in which they were set.
///
/// A context has a few dozen names, each of which a template asks for once or twice: to compare them
/// one after the other takes less time than a table of hashes takes to be made.
package struct MustacheObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(MustacheName, MustacheValue)]

    package init(dictionaryLiteral fields: (MustacheName, MustacheValue)...) {
        self.init(fields)
    }

    init(_ fields: [(MustacheName, MustacheValue)]) {
        self.fields = fields
    }

    /// The value of a name; ``MustacheValue/nothing`` where it has none. The newest one is used.
    package subscript(name: String) -> MustacheValue {
        get { value(of: MustacheName.Key(name)) ?? .nothing }
        set { fields.append((MustacheName(name), newValue)) }
    }

    /// Adds all values of another object.
    package mutating func add(_ other: MustacheObject) {
        fields += other.fields
    }

    /// The newest value of a name; nil where the name is not known.
    func value(of key: MustacheName.Key) -> MustacheValue? {
        var index = fields.count - 1
        while index >= 0 {
            if fields[index].0.key.isSame(as: key) { return fields[index].1 }
            index -= 1
        }
        return nil
    }

    /// The known names, sorted; one that was set twice stands twice.
    package var names: [String] { fields.map(\.0.text).sorted() }

    package static func == (one: Self, other: Self) -> Bool {
        let names = Set(one.names)
        return names == Set(other.names) && names.allSatisfy { one[$0] == other[$0] }
    }
}

/// A name, with a form of it that is compared by two numbers.
package struct MustacheName: Sendable, ExpressibleByStringLiteral {
    let text: String
    let key: Key

    package init(stringLiteral text: String) {
        self.init(text)
    }

    init(_ text: String) {
        self.text = text
        key = Key(text)
    }

    /// The bytes of a name of up to 16. Of a longer one, a byte that no text has, and two hashes of it.
    struct Key: Sendable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        init(_ text: String) {
            // By way of a pointer, which is fast in a debug build as well.
            text.utf8.withContiguousStorageIfAvailable { buffer in
                guard let bytes = buffer.baseAddress else { return }
                let count = buffer.count
                if count <= 16 {
                    var words: (UInt64, UInt64) = (0, 0)
                    withUnsafeMutableBytes(of: &words) {
                        $0.baseAddress?.copyMemory(from: bytes, byteCount: count)
                    }
                    (low, high) = words
                    return
                }
                var index = 0
                while index < count {
                    // FNV-1a, and a polynomial.
                    low = (low ^ UInt64(bytes[index])) &* 0x100_0000_01b3
                    high = high &* 31 &+ UInt64(bytes[index])
                    index += 1
                }
                high |= 0xFF << 56
            }
        }

        func isSame(as other: Key) -> Bool { low == other.low && high == other.high }
    }
}
