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

/// A name as numbers: its length, its first word and its last one, which may overlap. Of a name of
/// more than two words, these are hashed with the words between.
///
/// There is one type of numbers in it, since to compile conversions takes a debug build long.
struct NameKey {
    private var first: UInt = 0
    private var last: UInt = 0
    private let count: Int

    init(_ bytes: UnsafeRawPointer, _ count: Int) {
        self.count = count
        let size = MemoryLayout<UInt>.size
        if count < size {
            withUnsafeMutableBytes(of: &first) {
                $0.baseAddress?.copyMemory(from: bytes, byteCount: count)
            }
            return
        }
        first = bytes.loadUnaligned(as: UInt.self)
        last = bytes.loadUnaligned(fromByteOffset: count - size, as: UInt.self)
        var offset = size
        while offset < count - size {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
            first = (first ^ word) &* 0x0100_0193
            last = last &* 31 &+ word
            offset += size
        }
    }

    func isSame(as other: NameKey) -> Bool {
        first == other.first && last == other.last && count == other.count
    }

    /// A number with 10 bits, in which all bytes have a part.
    var hash: Int {
        var mixed = first ^ last &* 31
        mixed ^= mixed &>> 32
        return Int(bitPattern: (mixed &* 0x9E37_79B1) &>> 20) & 0x3FF
    }
}
