/// A name of a value: text that lasts as long as the process, so that it is copied as two numbers.
package struct MustacheName: @unchecked Sendable, ExpressibleByStringLiteral {
    let start: UnsafeRawPointer
    let count: Int

    package init(stringLiteral text: StaticString) {
        start = UnsafeRawPointer(text.utf8Start)
        count = text.utf8CodeUnitCount
    }

    /// A name for the rest of the process: its memory is never freed.
    package init(lasting text: String) {
        let bytes = Array(text.utf8)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        memory.initialize(from: bytes, count: bytes.count)
        start = UnsafeRawPointer(memory)
        count = bytes.count
    }

    private init(_ start: UnsafeRawPointer, _ count: Int) {
        self.start = start
        self.count = count
    }

    /// Stands for all names of the object beside it. No text has a count like this.
    static let added = MustacheName(MustacheName("").start, -1)

    var isAdded: Bool { count < 0 }

    var text: String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}

/// A name as two numbers: its bytes, where they are up to 16. Of a longer one, a byte that no text
/// has, and two hashes of it.
struct NameKey {
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0

    init(_ bytes: UnsafeRawPointer, _ count: Int) {
        if count < 4 {
            var index = 0
            while index < count {
                let byte = UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))
                low |= byte << (8 * index)
                index += 1
            }
        } else if count < 8 {
            // The bytes that both have are the same.
            let first = UInt64(bytes.loadUnaligned(as: UInt32.self))
            let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            low = first | UInt64(last) << (8 * (count - 4))
        } else if count <= 16 {
            low = bytes.loadUnaligned(as: UInt64.self)
            let last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            high = last >> (8 * (16 - count))
        } else {
            // The words overlap: how many bytes there are, they do not tell.
            low = UInt64(count)
            var offset = 0
            while offset < count {
                let start = offset < count - 8 ? offset : count - 8
                let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                low = (low ^ word) &* 0x100_0000_01b3
                high = high &* 31 &+ word
                offset += 8
            }
            high |= 0xFF << 56
        }
    }

    func isSame(as other: NameKey) -> Bool { low == other.low && high == other.high }

    /// A number of 32 bits, in which all bytes have a part.
    var hash: Int {
        let mixed = (low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15
        return Int(mixed >> 32)
    }
}
