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

/// A name as two numbers: its bytes, where they are up to 16. Of a longer one, a byte that no text has,
/// and two hashes of it.
struct NameKey {
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0

    /// The key of no name.
    init() {}

    init(_ bytes: UnsafeRawPointer, _ count: Int) {
        if count < 4 {
            if count <= 0 { return }
            low = UInt64(bytes.load(as: UInt8.self))
            low |= UInt64(bytes.load(fromByteOffset: count / 2, as: UInt8.self)) << (count / 2 * 8)
            low |= UInt64(bytes.load(fromByteOffset: count - 1, as: UInt8.self)) << (count * 8 - 8)
        } else if count < 8 {
            // The last four bytes are read too: what both have is the same.
            low = UInt64(bytes.loadUnaligned(as: UInt32.self))
            let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            low |= UInt64(last) << (count * 8 - 32)
        } else if count <= 16 {
            low = bytes.loadUnaligned(as: UInt64.self)
            let last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            high = last >> (128 - count * 8)
        } else {
            var offset = 0
            while offset < count {
                let start = min(offset, count - 8)
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
    var hash: Int { Int(((low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15) &>> 32) }
}
