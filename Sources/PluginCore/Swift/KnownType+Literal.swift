extension KnownType {
    /// Returns whether an expression is a single literal.
    package static func isLiteral(_ expression: String) -> Bool { Literal(expression) != nil }

    /// A kind of Swift literal.
    enum Literal: Equatable {
        case nothing
        case boolean
        case text
        case wholeNumber
        case fraction
        case emptyArray
        case emptyDictionary

        /// Determines the kind of an expression; nil if the expression is not a single literal.
        init?(_ expression: String) {
            switch expression {
            case "nil": self = .nothing
            case "true", "false": self = .boolean
            case "[]": self = .emptyArray
            case "[:]": self = .emptyDictionary
            default:
                let bytes = Array(expression.utf8)
                if Self.isText(bytes) {
                    self = .text
                } else if let number = Self.number(
                    bytes.first == UInt8(ascii: "-") ? bytes[1...] : bytes[...])
                {
                    self = number
                } else {
                    return nil
                }
            }
        }

        /// The name of the kind, with an article, for messages.
        var description: String {
            switch self {
            case .nothing: "'nil'"
            case .boolean: "a Boolean"
            case .text: "a text"
            case .wholeNumber: "a number"
            case .fraction: "a number with a fraction"
            case .emptyArray: "an array"
            case .emptyDictionary: "a dictionary"
            }
        }

        /// Returns whether one string literal begins at the first byte and ends at the last byte.
        private static func isText(_ bytes: [UInt8]) -> Bool {
            guard bytes.count > 1, bytes[0] == UInt8(ascii: "\"") else { return false }
            var index = 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return index == bytes.count - 1
        }

        /// Returns the kind of a number without a sign; nil for other expressions.
        private static func number(_ bytes: ArraySlice<UInt8>) -> Literal? {
            func isDigit(_ byte: UInt8) -> Bool {
                byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
            }
            guard let first = bytes.first, isDigit(first), first != UInt8(ascii: "_") else {
                return nil
            }
            let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
            return parts.count == 1 ? .wholeNumber : parts.count == 2 ? .fraction : nil
        }
    }
}
