extension JSONReader {
    /// Skips white space (RFC 8259, section 2) and comments. Reports and skips text that was meant
    /// as either.
    mutating func skipTrivia() {
        var next = index
        while next < end {
            let byte = bytes[next]
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                next += 1
            } else if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") || byte < 0x20
                || byte >= 0x7F || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=")
                || byte == UInt8(ascii: ">")
                || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "`")
            {
                index = next
                guard skipCommentOrForeignText() else { return }
                next = index
            } else {
                break
            }
        }
        index = next
    }

    /// Skips a comment, or reports and skips text in its place. Returns false if there is neither.
    private mutating func skipCommentOrForeignText() -> Bool {
        if bytes[index] == UInt8(ascii: "/") { return skipComment() }
        if bytes[index] == UInt8(ascii: "`") { return skipFence() }
        if "<=>|".utf8.contains(bytes[index]) { return skipConflict() }
        if bytes[index] != UInt8(ascii: "#") { return skipForeignSpace() }
        report(
            .unexpectedCharacter, "unexpected character '#'", at: SourceRange(index, index + 1),
            note: "a comment begins with '//' or with '/*'")
        isRecovering = true
        skipLine()
        return true
    }

    private mutating func skipComment() -> Bool {
        let opening = SourceRange(index, index + 2)
        switch byte(1) {
        case UInt8(ascii: "/"):
            skipLine()
            return true
        case UInt8(ascii: "*"):
            index += 2
            while index < end {
                if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                    index += 2
                    return true
                }
                index += 1
            }
            isRecovering = false
            report(.unterminatedComment, "close this comment with '*/'", at: opening)
            stop()
            return true
        default:
            return false
        }
    }

    /// Reports and skips a line that begins or ends a code block in Markdown. Returns false if
    /// there is none.
    private mutating func skipFence() -> Bool {
        guard byte(1) == bytes[index], byte(2) == bytes[index] else { return false }
        report(
            .unexpectedCharacter, "this is Markdown, not JSON",
            at: SourceRange(index, index + 3), note: "remove the lines that begin with '```'")
        skipLine()
        return true
    }

    /// Reports a merge conflict, and skips the line before its first side or all text after that
    /// side. Returns false if there is none.
    private mutating func skipConflict() -> Bool {
        let mark = bytes[index]
        guard isConflictMarker(of: mark) else { return false }
        if isInConflict, mark != UInt8(ascii: "<") {
            isInConflict = false
            while index < end, !isConflictMarker(of: UInt8(ascii: ">")) {
                skipLine()
                index = min(index + 1, end)
            }
        } else {
            isInConflict = mark == UInt8(ascii: "<")
            report(
                .unexpectedCharacter, "a merge left a conflict here",
                at: SourceRange(index, index + 7),
                note: "keep what is right of both sides, and remove the lines with the marks")
        }
        skipLine()
        return true
    }

    /// Returns whether a line that begins with seven of a character is at `index`. Git marks
    /// conflicts with such lines.
    private func isConflictMarker(of character: UInt8) -> Bool {
        (index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D)
            && bytes[index...].prefix(8).prefix { $0 == character }.count == 7
    }

    private mutating func skipLine() {
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }

    /// Reports and skips control characters, and blank or invisible characters beyond ASCII.
    /// Returns false if there are none.
    private mutating func skipForeignSpace() -> Bool {
        let start = index
        var first: Unicode.Scalar?
        while index < end, let scalar = scalar(at: index), scalar.isForeignSpace {
            first = first ?? scalar
            index += UTF8.width(scalar)
        }
        guard let first else { return false }
        report(
            .unexpectedCharacter, "unexpected character \(first.nameInMessages)",
            at: SourceRange(start, index),
            note: "white space is spaces, tabs and line breaks")
        return true
    }

    /// Returns the character at an offset; nil if the bytes are not UTF-8.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
        if malformedRanges.contains(where: { $0.offsets.contains(offset) }) { return nil }
        let sequence = bytes[offset..<min(offset + 4, bytes.count)]
        return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
    }
}

extension Unicode.Scalar {
    /// The character in quotation marks if it is visible, or else its code point.
    var nameInMessages: String {
        if !isForeignSpace, value > 0x20 { return "'\(self)'" }
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether the character overrides, embeds or isolates the direction of the text after it.
    package var changesDirection: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }

    /// Whether the character is blank or invisible, but not JSON white space.
    var isForeignSpace: Bool {
        switch self {
        case " ", "\t", "\n", "\r": false
        default:
            properties.isWhitespace || properties.generalCategory == .control
                || properties.generalCategory == .format
        }
    }
}

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
    private func isDirectionControl(at offset: Int) -> Bool {
        guard bytes[offset] == 0xE2, offset + 2 < bytes.count else { return false }
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
    package static let unterminatedComment: Self = "unterminated-comment"
}
