import SourceDiagnostics

extension JSONReader {
    /// The escape that begins at `index` (RFC 8259, section 7).
    mutating func readEscape(in quote: Quote, into text: inout [UInt8]) {
        let start = index
        index += 1
        let escaped = byte()
        // A control character after the backslash, as well as the end, is the string's business.
        guard index < end, escaped >= 0x20 else { return }
        switch escaped {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            index += 1
            let scalar = readCodePoint(from: start)
            text += Array(String(scalar).utf8)
            return
        case quote.closing: text.append(escaped)
        default:
            let scalar = scalar(at: index)
            index += scalar.map(UTF8.width) ?? 1
            text += bytes[start + 1..<index]
            report(
                .invalidEscape, "unknown escape", at: SourceRange(start, index),
                note: #"the escapes are \" \\ \/ \b \f \n \r \t and \u0000 to \uFFFF;"#
                    + #" write '\\' for a backslash"#)
            return
        }
        index += 1
    }

    /// The character of one escape `\u`, or of two that are a surrogate pair (RFC 8259, section
    /// 8.2); U+FFFD after an error.
    private mutating func readCodePoint(from start: Int) -> Unicode.Scalar {
        guard let unit = readHexadecimal() else {
            report(
                .invalidEscape, #"write four hexadecimal digits after '\u'"#,
                at: SourceRange(start, index))
            return "\u{FFFD}"
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let afterFirst = index
        if unit < 0xDC00, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
            index += 2
            if let low = readHexadecimal(), 0xDC00...0xDFFF ~= low {
                let value = 0x10000 + (UInt32(unit - 0xD800) << 10 | UInt32(low - 0xDC00))
                return Unicode.Scalar(value) ?? "\u{FFFD}"
            }
            index = afterFirst
        }
        report(
            .unpairedSurrogate, "this is half of a character", at: SourceRange(start, afterFirst),
            note: #"write both halves, as in '\uD83D\uDE00', or the character itself"#)
        return "\u{FFFD}"
    }

    /// Four hexadecimal digits; nil if there are fewer, after those.
    private mutating func readHexadecimal() -> UInt16? {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = hexadecimalDigit(byte()) else { return nil }
            value = value << 4 | digit
            index += 1
        }
        return value
    }

    private func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}
