extension JSONReader {
    /// Reads the string that begins at `index` (RFC 8259, section 7).
    mutating func readString(in quote: Quote) -> (text: String, range: SourceRange) {
        let start = index
        index += quote.width
        var text: [UInt8] = []
        var copied = index
        var lineBreak: SourceRange?
        while index < end {
            let byte = bytes[index]
            if byte == quote.closing {
                index += 1
                return finishString(text, copied..<index - 1, from: start, in: quote, lineBreak)
            } else if byte == UInt8(ascii: "\\") {
                text += bytes[copied..<index]
                readEscape(in: quote, into: &text)
                copied = index
            } else if byte == 0x0A || byte == 0x0D {
                let position = SourceRange(index, index + (isCRLF ? 2 : 1))
                if !quote.isJSON || lineEndsString() { break }
                lineBreak = lineBreak ?? position
            } else if byte < 0x20 {
                skipControlCharacters()
            } else if byte == 0xE2, let curly = quote.curly, self.byte(1) == 0x80,
                curly.contains(self.byte(2))
            {
                index += 3
                return finishString(text, copied..<index - 3, from: start, in: quote, lineBreak)
            } else {
                index += 1
            }
        }
        return endUnterminatedString(from: start, in: quote)
    }

    /// Returns a string that has a closing quotation mark, and reports problems of the string as a
    /// whole.
    private mutating func finishString(
        _ text: [UInt8], _ rest: Range<Int>, from start: Int, in quote: Quote,
        _ lineBreak: SourceRange?
    ) -> (text: String, range: SourceRange) {
        let range = SourceRange(start, index)
        let string =
            text.isEmpty
            ? String(decoding: bytes[rest], as: UTF8.self)
            : String(decoding: text + bytes[rest], as: UTF8.self)
        if let lineBreak {
            report(
                .controlCharacter, "line break in a string", at: lineBreak,
                note: #"write '\n' instead"#)
        }
        if !quote.isJSON {
            report(
                .wrongQuotes, "put the string in double quotation marks", at: range,
                note: "write a string as '\"text\"'")
            isRecovering = true
        }
        return (string, range)
    }

    /// Reports a string without a closing quotation mark. Ends it at the end of its line, before
    /// white space, commas and closing brackets there.
    private mutating func endUnterminatedString(
        from start: Int, in quote: Quote
    ) -> (text: String, range: SourceRange) {
        let textStart = start + quote.width
        while index > textStart, Self.endOfLine.contains(bytes[index - 1]) { index -= 1 }
        report(
            .unterminatedString, "close this string with '\"'",
            at: SourceRange(start, textStart))
        isRecovering = true
        if bytes[textStart..<index].contains(where: Self.brackets.contains) {
            isStructureUncertain = true
        }
        return (file.text(in: SourceRange(textStart, index)), SourceRange(start, index))
    }

    private static let endOfLine = Array(" \t,]}".utf8)
    private static let brackets = Array("[]{}".utf8)

    private var isCRLF: Bool { byte() == 0x0D && byte(1) == 0x0A }

    /// Returns whether a string ends at the line break at `index`: the text after it looks like
    /// JSON, so a closing quotation mark is missing. If the string does not end, moves to that
    /// text.
    private mutating func lineEndsString() -> Bool {
        var next = index
        while next < end, bytes[next] <= UInt8(ascii: " ") { next += 1 }
        guard next < end, !Array("\"{}[],/".utf8).contains(bytes[next]) else { return true }
        index = next
        return false
    }

    private mutating func skipControlCharacters() {
        let start = index
        while index < end, bytes[index] < 0x20, bytes[index] != 0x0A, bytes[index] != 0x0D {
            index += 1
        }
        let name = Unicode.Scalar(bytes[start]).nameInMessages
        let escape = bytes[start] == 0x09 ? #"\t"# : #"\u"# + name.dropFirst(2)
        report(
            .controlCharacter, "control character \(name) in a string",
            at: SourceRange(start, index), note: "write '\(escape)' instead")
    }
}

extension JSONReader {
    /// Reads the escape sequence at `index` (RFC 8259, section 7).
    mutating func readEscape(in quote: Quote, into text: inout [UInt8]) {
        let start = index
        index += 1
        let escaped = byte()
        // The caller handles a control character after the backslash, and the end of the file.
        guard index < end, escaped >= 0x20 else { return }
        switch Unicode.Scalar(escaped) {
        case "\"", "\\", "/": text.append(escaped)
        case "b": text.append(0x08)
        case "f": text.append(0x0C)
        case "n": text.append(0x0A)
        case "r": text.append(0x0D)
        case "t": text.append(0x09)
        case "u":
            index += 1
            let scalar = readCodePoint(from: start)
            text += String(scalar).utf8
            return
        case Unicode.Scalar(quote.closing): text.append(escaped)
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

    /// Reads the character of one escape sequence `\u`, or of two that form a surrogate pair (RFC
    /// 8259, section 8.2). Returns U+FFFD after an error.
    private mutating func readCodePoint(from start: Int) -> Unicode.Scalar {
        guard let unit = readHexadecimal() else {
            report(
                .invalidEscape, #"write four hexadecimal digits after '\u'"#,
                at: SourceRange(start, index))
            return "\u{FFFD}"
        }
        if let scalar = Unicode.Scalar(unit) {
            if scalar.changesDirection {
                reportDirection(scalar, at: SourceRange(start, index))
            }
            return scalar
        }
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

    /// Reads four hexadecimal digits. If there are fewer, returns nil after reading those.
    private mutating func readHexadecimal() -> UInt16? {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte())).hexDigitValue else { return nil }
            value = value << 4 | UInt16(digit)
            index += 1
        }
        return value
    }
}

extension DiagnosticIdentifier {
    package static let controlCharacter: Self = "control-character"
    package static let invalidEscape: Self = "invalid-escape"
    package static let unpairedSurrogate: Self = "unpaired-surrogate"
    package static let unterminatedString: Self = "unterminated-string"
    package static let wrongQuotes: Self = "wrong-quotes"
}

/// A number as it is written (RFC 8259, section 6).
///
/// The grammar does not limit numbers, so a number may be larger or more precise than any Swift
/// type.
package struct JSONNumber: Sendable {
    /// The text of the number, such as `-1.50e3`.
    package let literal: String

    /// The number if it is whole, in any notation (`1e2` and `100.0` are 100); nil if it has a
    /// fraction or exceeds the limits of `Int`.
    package var int: Int? {
        Int(literal) ?? intOfDecimal
    }

    /// The nearest `Double`; nil if the number exceeds the limits of the type, as `1e999` does.
    package var double: Double? {
        // Most numbers are whole, and an `Int` is faster to read. It cannot hold -0.
        if let int = Int(literal), int != 0 { return Double(int) }
        guard let double = Double(literal), double.isFinite else { return nil }
        return double
    }

    /// The whole number that a number with a fraction or an exponent is equal to; nil if there is
    /// none.
    private var intOfDecimal: Int? {
        let parts = literal.utf8.split { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
        let mantissa = parts[0].split(separator: UInt8(ascii: "."))
        var digits = Array(mantissa.joined())
        guard digits.contains(where: { $0 >= UInt8(ascii: "1") }) else { return 0 }
        // Digits cannot compensate for an exponent beyond these limits.
        guard let exponent = parts.count == 2 ? Int(String(parts[1]) ?? "") : 0,
            exponent.magnitude < 1 << 40
        else { return nil }
        var scale = exponent - (mantissa.count == 2 ? mantissa[1].count : 0)
        while scale < 0, digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            scale += 1
        }
        guard 0..<19 ~= scale else { return nil }
        digits += repeatElement(UInt8(ascii: "0"), count: scale)
        return Int(String(decoding: digits, as: UTF8.self))
    }
}

extension JSONReader {
    /// Returns whether a word was meant as a number.
    func isMeantAsNumber(_ word: SourceRange) -> Bool {
        let first = bytes[word.lowerBound]
        if isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            return true
        }
        if first == UInt8(ascii: "."), word.upperBound > word.lowerBound + 1 {
            return isDigit(bytes[word.lowerBound + 1])
        }
        return first == UInt8(ascii: "N") && file.text(in: word) == "NaN"
            || first == UInt8(ascii: "I") && file.text(in: word) == "Infinity"
    }

    /// Reads the number in a range (RFC 8259, section 6). After an error, returns the number that
    /// was meant; nil if that is unknown.
    mutating func readNumber(_ range: SourceRange) -> JSONValue? {
        if isNumber(bytes[range.offsets]) {
            return .number(JSONNumber(literal: file.text(in: range)))
        }
        let corrected = correctedNumber(bytes[range.offsets])
        report(
            .invalidNumber, "not a JSON number: '\(shortened(range))'", at: range,
            note: corrected.map { "write '\($0)'" } ?? "write a number as '-12.5e3'")
        isRecovering = true
        return corrected.map { .number(JSONNumber(literal: $0)) }
    }

    /// Returns whether the text is `[ minus ] int [ frac ] [ exp ]`.
    private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        func character(at index: Int) -> UInt8 { index < text.endIndex ? text[index] : 0 }
        func endOfDigits(from start: Int) -> Int {
            var end = start
            while isDigit(character(at: end)) { end += 1 }
            return end
        }
        var start = text.startIndex
        if character(at: start) == UInt8(ascii: "-") { start += 1 }
        var end = endOfDigits(from: start)
        if end == start { return false }
        if text[start] == UInt8(ascii: "0"), end > start + 1 { return false }
        if character(at: end) == UInt8(ascii: ".") {
            start = end + 1
            end = endOfDigits(from: start)
            if end == start { return false }
        }
        if character(at: end) | 0x20 == UInt8(ascii: "e") {
            start = end + 1
            let sign = character(at: start)
            if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { start += 1 }
            end = endOfDigits(from: start)
            if end == start { return false }
        }
        return end == text.endIndex
    }

    /// Returns a number without its plus sign, underscores, leading zeros, and a decimal point at
    /// either end; nil if it is still not a JSON number.
    private func correctedNumber(_ text: ArraySlice<UInt8>) -> String? {
        guard text.last.map({ isDigit($0) || $0 == UInt8(ascii: ".") }) == true else { return nil }
        var digits = text.filter { $0 != UInt8(ascii: "_") }[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        digits = digits.drop { $0 == UInt8(ascii: "0") }
        if digits.last == UInt8(ascii: ".") { digits.removeLast() }
        var number = Array((isNegative ? "-" : "").utf8)
        if digits.first.map(isDigit) != true { number.append(UInt8(ascii: "0")) }
        number += digits
        return isNumber(number[...]) ? String(decoding: number, as: UTF8.self) : nil
    }
}
