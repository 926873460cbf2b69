import SourceDiagnostics

extension JSONReader {
    /// Reports what is not UTF-8 (RFC 8259, section 8.1).
    ///
    /// - Returns: Whether the file can be read in spite of it.
    mutating func reportEncoding() -> Bool {
        if isUTF16 {
            report(
                .invalidUTF8, "the file is UTF-16 or UTF-32", at: .start,
                note: "save the file as UTF-8")
            return false
        }
        let ranges = findMalformedRanges()
        for range in ranges {
            report(
                .invalidUTF8, "replace what is not UTF-8", at: range,
                note: "save the file as UTF-8")
        }
        malformedRanges = ranges
        return ranges.count < Self.problemLimit
    }

    /// Whether the file begins with a byte order mark of UTF-16, or with a zero byte in one of the
    /// first two places, as every JSON text of UTF-16 and UTF-32 does.
    private var isUTF16: Bool {
        guard bytes.count >= 2 else { return false }
        return bytes[0] == 0 || bytes[1] == 0 || bytes[0] == 0xFE && bytes[1] == 0xFF
            || bytes[0] == 0xFF && bytes[1] == 0xFE
    }

    private func findMalformedRanges() -> [SourceRange] {
        var ranges: [SourceRange] = []
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset += 1
                continue
            }
            let length = lengthOfSequence(at: offset)
            if length > 0 {
                offset += length
                continue
            }
            let start = offset
            repeat { offset += 1 } while offset < bytes.count && lengthOfSequence(at: offset) == 0
            ranges.append(SourceRange(start, offset))
            if ranges.count == Self.problemLimit { break }
        }
        return ranges
    }

    /// The number of bytes of the character at `offset`; 0 if they are not well-formed.
    ///
    /// Source: The Unicode Standard, table 3-7; the same as RFC 3629, section 4.
    private func lengthOfSequence(at offset: Int) -> Int {
        let lead = bytes[offset]
        let length: Int
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        guard offset + length <= bytes.count else { return 0 }
        let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
        guard (lowest...highest).contains(bytes[offset + 1]) else { return 0 }
        for trailing in bytes[(offset + 2)..<max(offset + 2, offset + length)] {
            guard (0x80...0xBF).contains(trailing) else { return 0 }
        }
        return length
    }
}
