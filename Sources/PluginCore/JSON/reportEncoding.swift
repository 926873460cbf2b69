/// Reports bytes of a text file that are not UTF-8, and characters that change the direction of
/// text.
package func reportEncoding(of file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
    var reader = JSONReader(file)
    _ = reader.checkEncoding()
    diagnostics.add(contentsOf: reader.diagnostics)
}

extension JSONReader {
    /// Reports bytes that are not UTF-8 (RFC 8259, section 8.1), and characters that change the
    /// direction of text.
    ///
    /// - Returns: Whether the rest of the file can still be read.
    mutating func checkEncoding() -> Bool {
        if isUTF16 {
            report(
                .invalidUTF8, "the file is UTF-16 or UTF-32", at: .start,
                note: "save the file as UTF-8")
            return false
        }
        if bytes.allSatisfy({ $0 < 0x80 }) { return true }
        let ranges = findMalformedRanges()
        for range in ranges {
            if isDirectionControl(at: range.lowerBound) {
                file.text(in: range).unicodeScalars.first.map { reportDirection($0, at: range) }
                continue
            }
            report(
                .invalidUTF8, "replace what is not UTF-8", at: range,
                note: "save the file as UTF-8")
        }
        malformedRanges = ranges
        return ranges.count < Self.problemLimit
    }

    /// Whether the file begins with a byte order mark of UTF-16, or has a zero byte in one of the
    /// first two places, as every JSON text in UTF-16 or UTF-32 does.
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
            let start = offset
            offset += length
            if length > 0, !isDirectionControl(at: start) { continue }
            while length == 0, offset < bytes.count, lengthOfSequence(at: offset) == 0 {
                offset += 1
            }
            ranges.append(SourceRange(start, offset))
            if ranges.count == Self.problemLimit { break }
        }
        return ranges
    }

    /// Returns whether one of the characters U+202A to U+202E and U+2066 to U+2069 is at an offset.
    /// Strict JSON can have them.
    private func isDirectionControl(at offset: Int) -> Bool {
        guard !isStrict, bytes[offset] == 0xE2, offset + 2 < bytes.count else { return false }
        let (second, third) = (bytes[offset + 1], bytes[offset + 2])
        return second == 0x80 && (0xAA...0xAE).contains(third)
            || second == 0x81 && (0xA6...0xA9).contains(third)
    }

    /// Reports a character, or an escape sequence, that can make text look like different text.
    mutating func reportDirection(_ scalar: Unicode.Scalar, at range: SourceRange) {
        report(
            .textDirection,
            "remove \(scalar.nameInMessages), which changes the order that text is shown in",
            at: range, note: "with it, code and text can look different from what they are")
    }

    /// Returns the number of bytes of the character at an offset; 0 if they are not well-formed.
    ///
    /// Source: The Unicode Standard, table 3-7; the same as RFC 3629, section 4.
    private func lengthOfSequence(at offset: Int) -> Int {
        var parser = UTF8.ForwardParser()
        var rest = bytes[offset...].makeIterator()
        guard case .valid(let sequence) = parser.parseScalar(from: &rest) else { return 0 }
        return sequence.count
    }
}

extension DiagnosticIdentifier {
    package static let invalidUTF8: Self = "invalid-utf8"
    package static let textDirection: Self = "text-direction"
}
