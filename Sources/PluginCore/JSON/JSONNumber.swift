/// A number as it is written (RFC 8259, section 6).
///
/// The grammar does not limit numbers, so a number may be larger or more precise than any Swift
/// type.
package struct JSONNumber: Sendable {
    /// The text of the number, such as `-1.50e3`.
    package let literal: String

    /// Creates the number that a word is; nil for other words.
    package init?(_ word: String) {
        guard word.isNumber else { return nil }
        literal = word
    }

    /// The number if it is whole, in any notation (`1e2` and `100.0` are 100); nil if it has a
    /// fraction or exceeds the limits of `Int`.
    package var int: Int? { Int(literal) ?? double.flatMap(Int.init(exactly:)) }

    /// The nearest `Double`; nil if the number exceeds the limits of the type, as `1e999` does.
    package var double: Double? {
        guard let double = Double(literal), double.isFinite else { return nil }
        return double
    }
}

extension String {
    /// Whether this is `[ minus ] int [ frac ] [ exp ]` (RFC 8259, section 6).
    fileprivate var isNumber: Bool {
        func areDigits(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isDigit) }
        let parts = split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let number = parts[0].first == "-" ? parts[0].dropFirst() : parts[0]
        let decimals = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let exponent = parts.dropFirst().first.map { "+-".contains($0.prefix(1)) ? $0.dropFirst() : $0 }
        return decimals.allSatisfy(areDigits) && (decimals[0] == "0" || decimals[0].first != "0")
            && exponent.map(areDigits) != false
    }
}

/// Returns whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
