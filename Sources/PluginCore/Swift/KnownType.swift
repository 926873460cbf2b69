/// Facts inferred from a type's spelling.
package enum KnownType {
    /// Returns whether all types in a spelling are known to come from Swift, Foundation or a
    /// framework.
    package static func consistsOfKnownTypes(_ type: String) -> Bool {
        for word in SwiftIdentifier.words(in: type) where word.first?.isUppercase == true {
            if !isNumber(word), !standardTypes.contains(word), !hasFrameworkPrefix(word) {
                return false
            }
        }
        return true
    }

    /// Returns whether a name has the prefix of a framework's types.
    static func hasFrameworkPrefix(_ name: String) -> Bool {
        for prefix in ["UI", "NS", "CG", "Platform"] where name.hasPrefix(prefix) {
            return name.dropFirst(prefix.count).first?.isUppercase == true
        }
        return false
    }

    /// Returns whether a type is a number type of Swift, Foundation or Core Graphics.
    package static func isNumber(_ type: String) -> Bool {
        integers.contains(type) || fractions.contains(type)
    }

    /// Returns whether a type of Foundation or a framework cannot be created from a literal. An
    /// extension in the user's code could change that.
    static func lacksLiterals(_ type: String) -> Bool {
        typesWithoutLiterals.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
    }

    /// Returns an example of a generic type with arguments; nil for other types.
    static func exampleOfGeneric(_ name: String) -> String? {
        switch name {
        case "Array": "[String]"
        case "Set": "Set<String>"
        case "Dictionary": "[String: Int]"
        case "Optional": "String?"
        case "Result": "Result<String, any Error>"
        default: nil
        }
    }

    /// The types of Swift and Foundation that descriptions often name, apart from numbers.
    static let standardTypes: Set<String> = [
        "Any", "Set", "URL", "Bool", "Data", "Date", "UUID", "Void", "Array", "Error", "Never",
        "Locale", "Result", "String", "Optional", "Sendable", "Character", "AnyObject", "IndexPath",
        "MainActor", "Dictionary", "AttributedString",
    ]

    /// Types that cannot be created from a literal.
    private static let typesWithoutLiterals: Set<String> = [
        "URL", "Data", "Date", "UUID", "Locale", "NSFont", "UIFont", "NSColor", "NSImage",
        "UIColor", "UIImage", "PlatformColor", "PlatformImage",
    ]

    static let integers: Set<String> = [
        "Int", "Int8", "UInt", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    static let fractions: Set<String> = [
        "Float", "Double", "CGFloat", "TimeInterval",
    ]
}
