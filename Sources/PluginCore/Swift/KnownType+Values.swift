extension KnownType {
    /// Returns an arbitrary value of a type, for controllers that storyboards create; nil for the
    /// user's types.
    package static func placeholder(for type: String) -> String? {
        if type.hasSuffix("?") { return isFunction(type) ? nil : "nil" }
        if isCollection(type) { return isDictionary(type) ? "[:]" : "[]" }
        switch type {
        case "String": return "\"\""
        case _ where isAttributedString(type): return "\(type)()"
        case "Bool": return "false"
        case _ where isNumber(type): return "0"
        default: return nil
        }
    }

    /// Returns two values of a type for tests, different if possible; nil if the generator does not
    /// know values of the type.
    package static func examples(for type: String) -> [String]? {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        return switch name {
        case "String": ["\"First\"", "\"Second\""]
        case "Bool": ["true", "false"]
        case _ where isAttributedString(name):
            ["\(name)(\"First\")", "\(name)(\"Second\")"]
        case _ where PlatformType.isImage(name): ["\(name)()", "\(name)()"]
        case _ where PlatformType.isColor(name): ["\(name).systemRed", "\(name).systemBlue"]
        case _ where isNumber(name): ["1", "2"]
        default: nil
        }
    }

    /// Returns whether a type is that of text with attributes.
    static func isAttributedString(_ type: String) -> Bool {
        type == "AttributedString" || type == "Foundation.AttributedString"
    }

    /// Returns whether values of a type are known to be comparable with `==`.
    static func isEquatable(_ type: String) -> Bool {
        if let last = type.last, last == "?" || last == "!" {
            return isEquatable(String(type.dropLast()))
        }
        if isCollection(type), !isDictionary(type) {
            return isEquatable(String(type.dropFirst().dropLast()))
        }
        let name = type.hasPrefix("Foundation.") ? String(type.dropFirst(11)) : type
        return isNumber(name) || comparableTypes.contains(name)
    }

    private static let comparableTypes: Set<String> = [
        "AttributedString", "Bool", "Character", "Data", "Date", "IndexPath", "Locale", "String",
        "Substring", "URL", "UUID",
    ]

    /// Returns whether a literal can be a value of a type; true for the user's types, which may
    /// accept literals.
    static func accepts(_ literal: Literal, as type: String) -> Bool {
        if isFunction(type) { return false }
        if let last = type.last, last == "?" || last == "!" {
            return literal == .nothing || accepts(literal, as: String(type.dropLast()))
        }
        if isCollection(type) {
            return literal == (isDictionary(type) ? .emptyDictionary : .emptyArray)
        }
        switch type {
        case "String", "Substring", "Character": return literal == .text
        case "Bool": return literal == .boolean
        case _ where integers.contains(type): return literal == .wholeNumber
        case _ where fractions.contains(type):
            return literal == .wholeNumber || literal == .fraction
        case _ where lacksLiterals(type): return false
        default: return literal != .nothing || isPerhapsOptional(type)
        }
    }

    /// Returns whether a type may be an optional without a `?`, such as `Optional<Int>` or an
    /// alias.
    private static func isPerhapsOptional(_ type: String) -> Bool {
        if type.hasPrefix("(") { return true }
        let name = String(type.prefix { $0 != "<" })
        return name == "Optional" || !consistsOfKnownTypes(name)
    }

    /// Returns whether a whole number is within the limits of a type; true for numbers that are not
    /// decimal, and for types that are not integers.
    static func isWithinLimits(_ number: String, of type: String) -> Bool {
        guard number.utf8.count > 2 else { return true }
        let digits = number.filter { $0 != "_" }
        guard digits.allSatisfy("-0123456789".contains) else { return true }
        return switch type.last == "?" ? String(type.dropLast()) : type {
        case "Int", "Int64": Int64(digits) != nil
        case "Int8": Int8(digits) != nil
        case "Int16": Int16(digits) != nil
        case "Int32": Int32(digits) != nil
        case "UInt", "UInt64": UInt64(digits) != nil
        case "UInt8": UInt8(digits) != nil
        case "UInt16": UInt16(digits) != nil
        case "UInt32": UInt32(digits) != nil
        default: true
        }
    }

    /// Returns whether an expression is a call of an initializer that can return nil.
    static func mayBeNil(_ expression: String) -> Bool {
        guard expression.utf8.last == UInt8(ascii: ")"), !expression.contains("??"),
            let call = optionalCalls.first(where: expression.hasPrefix)
        else { return false }
        // A method call on the result may return another type.
        return !expression.dropFirst(call.count).dropLast().contains(")")
    }

    private static let optionalCalls = [
        "URL(string:", "UIImage(systemName:", "UIImage(named:", "UIImage(data:", "NSImage(named:",
        "NSImage(systemSymbolName:", "NSImage(data:", "PlatformImage(systemName:",
        "PlatformImage(named:", "PlatformImage(data:",
    ]
}

extension [PluginInput] {
    /// Whether all values can be compared.
    package var areEquatable: Bool { allSatisfy { KnownType.isEquatable($0.type.value) } }
}

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
