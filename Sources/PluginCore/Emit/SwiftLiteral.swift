/// Swift literals for values.
enum SwiftLiteral {
    /// Returns a string literal on one line. Quotation marks, backslashes (and therefore
    /// interpolations), line breaks and invisible characters are escaped, so that any text stays
    /// text.
    static func string(_ text: String) -> String {
        let isPlain = !text.utf8.contains {
            $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                if isInvisible(scalar) {
                    literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }

    /// Returns a number literal, without a fraction if the number is whole.
    static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }

    /// Returns whether a character is invisible, but changes the text around it. The zero-width
    /// joiner, which combines emoji, does not count.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\u{200D}" { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
        default: false
        }
    }
}
