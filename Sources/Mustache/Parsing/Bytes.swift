import SourceDiagnostics

/// What the parser asks of the text, in bytes; a template's syntax is ASCII but for delimiters
/// that it sets itself.
extension [UInt8] {
    func hasBytes(_ bytes: [UInt8], at offset: Int) -> Bool {
        if offset + bytes.count > count { return false }
        var index = 0
        while index < bytes.count {
            if self[offset + index] != bytes[index] { return false }
            index += 1
        }
        return true
    }

    /// The offset of the first occurrence that begins at `start` or later and ends by `end`.
    func offset(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var offset = start
        while offset + bytes.count <= end {
            if self[offset] == bytes[0], hasBytes(bytes, at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    /// The offset after the line break at `offset` (LF or CRLF), or nil where there is none.
    func endOfLineBreak(at offset: Int) -> Int? {
        if offset >= count { return nil }
        if self[offset] == UInt8(ascii: "\n") { return offset + 1 }
        if self[offset] != UInt8(ascii: "\r") || offset + 1 >= count { return nil }
        return self[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : nil
    }

    /// The first offset, from `start` on, at which there is neither a space nor a tab.
    func endOfBlanks(from start: Int) -> Int {
        var offset = start
        while offset < count {
            if self[offset] != UInt8(ascii: " "), self[offset] != UInt8(ascii: "\t") { break }
            offset += 1
        }
        return offset
    }

    /// The words between white space in `range`.
    func words(in range: SourceRange) -> [SourceRange] {
        var words: [SourceRange] = []
        var start: Int?
        for offset in range.offsets {
            if self[offset].isWhitespace {
                if let begin = start { words.append(SourceRange(begin, offset)) }
                start = nil
            } else if start == nil {
                start = offset
            }
        }
        if let begin = start { words.append(SourceRange(begin, range.upperBound)) }
        return words
    }
}

extension UInt8 {
    /// Whether the byte is a space, or one of the control characters from tab to carriage return.
    var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
