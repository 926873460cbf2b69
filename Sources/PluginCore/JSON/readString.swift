extension JSONReader {
    /// Reads the string that begins at `index` (RFC 8259, section 7).
    mutating func readString() throws(JSONError) -> String {
        let opening = SourceRange(index, index + 1)
        index += 1
        var text: [UInt8] = []
        while byte() != UInt8(ascii: "\"") {
            if index == bytes.count || byte() == 0x0A || byte() == 0x0D {
                throw JSONError(
                    message: "close this string with '\"'", range: opening,
                    note: #"write a line break within a string as '\n'"#)
            }
            if byte() < 0x20 { throw controlCharacter }
            if byte() == UInt8(ascii: "\\") {
                text += String(try readEscape()).utf8
            } else {
                text.append(byte())
                index += 1
            }
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private var controlCharacter: JSONError {
        let name = Unicode.Scalar(byte()).nameInMessages
        let escape = byte() == 0x09 ? #"\t"# : #"\u"# + name.dropFirst(2)
        return JSONError(
            message: "control character \(name) in a string", range: SourceRange(index, index + 1),
            note: "write '\(escape)' instead")
    }

    /// Reads the escape sequence at `index` (RFC 8259, section 7).
    private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
        let start = index
        let escaped = Unicode.Scalar(byte(1))
        index += 2
        switch escaped {
        case "\"", "\\", "/": return escaped
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try readCodePoint(from: start)
        default:
            throw JSONError(
                message: "unknown escape", range: SourceRange(start, start + 1),
                note: #"the escapes are \" \\ \/ \b \f \n \r \t and \u0000 to \uFFFF;"#
                    + #" write '\\' for a backslash"#)
        }
    }

    /// Reads the character of one escape sequence `\u`, or of two that form a surrogate pair (RFC
    /// 8259, section 8.2).
    private mutating func readCodePoint(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let unit = try readHexadecimal(from: start)
        if let scalar = Unicode.Scalar(unit) {
            if scalar.changesDirection { throw JSONError(changingDirection: scalar, at: SourceRange(start, index)) }
            return scalar
        }
        let first = SourceRange(start, index)
        if unit < 0xDC00, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
            index += 2
            let low = try readHexadecimal(from: first.upperBound)
            let value = 0x10000 + (UInt32(unit - 0xD800) << 10 | UInt32(low & 0x3FF))
            if 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(value) { return scalar }
        }
        throw JSONError(
            message: "this is half of a character", range: first,
            note: #"write both halves, as in '\uD83D\uDE00', or the character itself"#)
    }

    /// Reads four hexadecimal digits of an escape sequence.
    private mutating func readHexadecimal(from start: Int) throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte())).hexDigitValue else {
                throw JSONError(message: #"write four hexadecimal digits after '\u'"#, range: SourceRange(start, index))
            }
            value = value << 4 | UInt16(digit)
            index += 1
        }
        return value
    }
}
