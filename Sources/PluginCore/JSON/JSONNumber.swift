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
    package var int: Int? {
        Int(literal) ?? double.flatMap(Int.init(exactly:))
    }

    /// The nearest `Double`; nil if the number exceeds the limits of the type, as `1e999` does.
    package var double: Double? {
        guard let double = Double(literal), double.isFinite else { return nil }
        return double
    }
}

extension String {
    /// Whether this is `[ minus ] int [ frac ] [ exp ]` (RFC 8259, section 6).
    fileprivate var isNumber: Bool {
        var rest = utf8[...]
        rest.remove("-")
        let whole = rest.removeDigits()
        if whole.isEmpty || whole.count > 1 && whole.first == UInt8(ascii: "0") { return false }
        if rest.remove("."), rest.removeDigits().isEmpty { return false }
        if rest.remove("eE") {
            rest.remove("+-")
            if rest.removeDigits().isEmpty { return false }
        }
        return rest.isEmpty
    }
}

extension Substring.UTF8View {
    /// Removes the first character if it is one of some. Returns whether it is.
    @discardableResult
    fileprivate mutating func remove(_ characters: String) -> Bool {
        guard let first, characters.utf8.contains(first) else { return false }
        removeFirst()
        return true
    }

    /// Removes the digits at the beginning, and returns them.
    fileprivate mutating func removeDigits() -> Substring.UTF8View {
        let digits = prefix(while: isDigit)
        removeFirst(digits.count)
        return digits
    }
}

/// Returns whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
