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
        case _ where isAttributedString(name): ["\(name)(\"First\")", "\(name)(\"Second\")"]
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
        if let last = type.last, last == "?" || last == "!" { return isEquatable(String(type.dropLast())) }
        if isCollection(type), !isDictionary(type) { return isEquatable(String(type.dropFirst().dropLast())) }
        let name = type.hasPrefix("Foundation.") ? String(type.dropFirst(11)) : type
        return isNumber(name) || comparableTypes.contains(name)
    }

    private static let comparableTypes: Set<String> = [
        "AttributedString", "Bool", "Character", "Data", "Date", "IndexPath", "Locale", "String",
        "Substring", "URL", "UUID",
    ]
}

extension [PluginInput] {
    /// Whether all values can be compared.
    package var areEquatable: Bool { allSatisfy { KnownType.isEquatable($0.type.value) } }
}

extension KnownType {
    /// Returns whether an expression is a single literal.
    package static func isLiteral(_ expression: String) -> Bool {
        if ["nil", "true", "false", "[]", "[:]"].contains(expression) { return true }
        let number = expression.hasPrefix("-") ? expression.dropFirst() : expression[...]
        return isText(Array(expression.utf8)) || isNumber(number)
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

    /// Returns whether an expression is a decimal number without a sign.
    private static func isNumber(_ expression: Substring) -> Bool {
        let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2 && expression.first != "_"
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy("_0123456789".contains) }
    }
}
