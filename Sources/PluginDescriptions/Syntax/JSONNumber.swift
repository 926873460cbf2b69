/// A number of RFC 8259, section 6, as it is written.
///
/// The grammar sets no bounds, so that a number may be larger or finer than any type of Swift.
package struct JSONNumber: Sendable {
    /// The text of the number, such as `-1.50e3`.
    package let literal: String

    /// The number where it is whole, however it is written (`1e2` and `100.0` are 100); nil where
    /// it has a fraction or exceeds the bounds of `Int`.
    package var int: Int? {
        Int(literal) ?? intOfDecimal
    }

    /// The nearest `Double`; nil where the number exceeds the bounds of the type, as `1e999` does.
    package var double: Double? {
        guard let double = Double(literal), double.isFinite else { return nil }
        return double
    }

    /// The whole number that a fraction and an exponent stand for.
    private var intOfDecimal: Int? {
        let parts = literal.utf8.split { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
        let mantissa = parts[0].split(separator: UInt8(ascii: "."))
        var digits = Array(mantissa.joined())
        guard digits.contains(where: { $0 >= UInt8(ascii: "1") }) else { return 0 }
        // An exponent beyond these bounds cannot be made up for by digits.
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
