import SystemCalls
import TestSupport
import Testing

@Suite("Bytes", .timed)
struct BytesTests {
    @Test(
        "are found within a range, and otherwise its end is returned",
        arguments: [(0, 5, 1), (1, 5, 1), (2, 5, 4), (2, 4, 4), (5, 5, 5), (0, 0, 0)])
    func areFound(start: Int, end: Int, expected: Int) {
        expect(
            offset(of: UInt8(ascii: "b"), in: Array("abcdb".utf8), from: start, to: end),
            equals: expected
        )
    }

    @Test("are read as little-endian numbers of eight bytes, without the rest")
    func areNumbers() {
        expect(littleEndianWords(of: []).isEmpty)
        expect(littleEndianWords(of: Array(1...7)).isEmpty)
        expect(littleEndianWords(of: Array(1...17)), equals: [0x0807_0605_0403_0201, 0x100f_0e0d_0c0b_0a09])
    }
}
