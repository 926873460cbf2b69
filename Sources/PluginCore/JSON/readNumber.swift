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
