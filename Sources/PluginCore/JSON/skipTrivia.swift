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
        if isStrict, byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
            report(
                .unexpectedCharacter, "this file cannot have comments", at: opening,
                note: "remove the comment")
        }
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

extension DiagnosticIdentifier {
    package static let unterminatedComment: Self = "unterminated-comment"
}
