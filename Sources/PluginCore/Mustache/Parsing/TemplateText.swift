import SystemCalls

/// The text of a template as UTF-8. Places in it are offsets in bytes.
struct TemplateText {
    let bytes: [UInt8]

    /// The offset of the end.
    var end: Int { bytes.count }

    subscript(range: SourceRange) -> String {
        String(decoding: bytes[range.offsets], as: UTF8.self)
    }

    /// Returns the offset of the first occurrence of `part` between two offsets, or the second
    /// offset if there is none.
    func offset(of part: [UInt8], from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end {
            offset = SystemCalls.offset(of: part[0], in: bytes, from: offset, to: end)
            if offset + part.count <= end, contains(part, at: offset) { return offset }
            offset += 1
        }
        return end
    }

    func contains(_ part: [UInt8], at offset: Int) -> Bool {
        offset + part.count <= end && bytes[offset..<(offset + part.count)].elementsEqual(part)
    }

    /// Returns the offset after the line that contains `offset`. A line ends with LF.
    func endOfLine(at offset: Int) -> Int {
        min(SystemCalls.offset(of: UInt8(ascii: "\n"), in: bytes, from: offset, to: end) + 1, end)
    }

    /// Returns the first offset, from `start` on, that is neither a space nor a tab.
    func endOfBlanks(from start: Int) -> Int {
        var offset = start
        while offset < end,
            bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
        {
            offset += 1
        }
        return offset
    }

    /// Returns the words of a range, which white space separates.
    func words(in range: SourceRange) -> [SourceRange] {
        bytes[range.offsets].split(whereSeparator: Self.isWhiteSpace).map {
            SourceRange($0.startIndex, $0.endIndex)
        }
    }

    /// Returns whether a byte is a space, or one of the control characters from tab to carriage
    /// return.
    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
    }
}
