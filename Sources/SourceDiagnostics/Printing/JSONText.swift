/// A value to be written as JSON.
///
/// Foundation has encoders for this. Its import alone takes as long to compile as this file and all
/// others of the module, in every clean build of every package that uses plugingen.
package enum JSONText {
    case string(String)
    case integer(Int)
    case array([JSONText])
    /// Members in the order in which they are written.
    case object([(key: String, value: JSONText)])

    /// The value as RFC 8259 writes it, indented by two spaces a level, without a final line break.
    package func written(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .integer(let number): return String(number)
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            let lines = elements.map { inner + $0.written(indentation: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { key, value in
                "\(inner)\(Self.quoted(key)): \(value.written(indentation: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    /// The text as a string (RFC 8259, section 7): quotation marks, backslashes and control
    /// characters are escaped.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
