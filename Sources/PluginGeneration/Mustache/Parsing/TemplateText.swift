import PluginDescriptions
import SystemCalls

/// The text of a template while it is parsed, or a part of it, in bytes and by way of a pointer, so
/// that each byte takes a few instructions in a debug build as well.
///
/// A template's syntax is ASCII but for delimiters that it sets itself.
struct TemplateText: BitwiseCopyable {
    let bytes: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
        self.init(text.utf8Start, text.utf8CodeUnitCount)
    }

    init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        self.bytes = bytes
        self.count = count
    }

    var string: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func part(_ range: SourceRange) -> TemplateText {
        TemplateText(bytes + range.lowerBound, range.upperBound - range.lowerBound)
    }

    /// The first offset, from `start` on, of one of two bytes; the end where there is none.
    func offset(of byte: UInt8, or other: UInt8, from start: Int) -> Int {
        var offset = start
        while offset < count, bytes[offset] != byte, bytes[offset] != other { offset += 1 }
        return offset
    }

    /// The first offset of a byte in a range; the end of the range where there is none.
    func offset(of byte: UInt8, from start: Int, to end: Int) -> Int {
        SystemCalls.offset(of: byte, in: bytes, from: start, to: end)
    }

    /// The offset of the first occurrence that begins at `start` or later and ends by `end`; `end` where
    /// there is none.
    func offset(of text: TemplateText, from start: Int, to end: Int) -> Int {
        var offset = offset(of: text.bytes[0], from: start, to: end)
        while offset + text.count <= end {
            if has(text, at: offset) { return offset }
            offset = self.offset(of: text.bytes[0], from: offset + 1, to: end)
        }
        return end
    }

    func has(_ text: TemplateText, at offset: Int) -> Bool {
        if offset + text.count > count { return false }
        var index = 0
        while index < text.count {
            if bytes[offset + index] != text.bytes[index] { return false }
            index += 1
        }
        return true
    }

    /// The offset after the line break at `offset` (LF or CRLF), or nil where there is none.
    func endOfLineBreak(at offset: Int) -> Int? {
        if offset >= count { return nil }
        if bytes[offset] == 0x0A { return offset + 1 }
        if bytes[offset] != 0x0D || offset + 1 >= count { return nil }
        return bytes[offset + 1] == 0x0A ? offset + 2 : nil
    }

    /// The first offset, from `start` on, at which there is neither a space nor a tab.
    func endOfBlanks(from start: Int) -> Int {
        var offset = start
        while offset < count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset
    }

    /// Whether there is a space, or one of the control characters from tab to carriage return.
    func isBlank(at offset: Int) -> Bool {
        bytes[offset] == 0x20 || bytes[offset] >= 0x09 && bytes[offset] <= 0x0D
    }

    /// The words between white space in `range`.
    func words(in range: SourceRange) -> [SourceRange] {
        var words: [SourceRange] = []
        var start = range.lowerBound
        var offset = start
        while offset <= range.upperBound {
            if offset == range.upperBound || isBlank(at: offset) {
                if start < offset { words.append(SourceRange(start, offset)) }
                start = offset + 1
            }
            offset += 1
        }
        return words
    }
}
