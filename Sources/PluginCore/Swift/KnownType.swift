/// Facts inferred from a type's spelling.
package enum KnownType {
    /// Returns whether all types in a spelling are known to come from Swift, Foundation or a
    /// framework.
    package static func consistsOfKnownTypes(_ type: String) -> Bool {
        SwiftIdentifier.words(in: type).filter { $0.first?.isUppercase == true }.allSatisfy {
            isNumber($0) || standardTypes.contains($0) || hasFrameworkPrefix($0)
        }
    }

    /// Returns whether a name has the prefix of a framework's types.
    static func hasFrameworkPrefix(_ name: String) -> Bool {
        ["UI", "NS", "CG", "Platform"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
        }
    }

    /// Returns whether a type is a number type of Swift, Foundation or Core Graphics.
    package static func isNumber(_ type: String) -> Bool { integers.contains(type) || fractions.contains(type) }

    /// The types of Swift and Foundation that descriptions often name, apart from numbers.
    static let standardTypes: Set<String> = [
        "Any", "Set", "URL", "Bool", "Data", "Date", "UUID", "Void", "Array", "Error", "Never",
        "Locale", "Result", "String", "Optional", "Sendable", "Character", "AnyObject", "IndexPath",
        "MainActor", "Dictionary", "AttributedString",
    ]

    static let integers: Set<String> = [
        "Int", "Int8", "UInt", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    static let fractions: Set<String> = ["Float", "Double", "CGFloat", "TimeInterval"]
}

extension KnownType {
    /// Returns whether a type is an array or a dictionary in brackets: `[String]`, but not
    /// `[3 of Int]`.
    static func isCollection(_ type: String) -> Bool {
        type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(" of ")
    }

    /// Returns whether a collection in brackets is a dictionary: it has a colon outside of inner
    /// brackets.
    static func isDictionary(_ type: String) -> Bool {
        SwiftPiece(String(type.dropFirst().dropLast()), isType: true).outline.contains(":")
    }

    /// Returns whether a type is a function type, possibly in parentheses. Parameters of such a
    /// type need `@escaping`.
    package static func isFunction(_ type: String) -> Bool {
        guard type.utf8.contains(UInt8(ascii: ">")) else { return false }
        let outline = SwiftPiece(type, isType: true).outline
        if outline.contains(",") { return false }
        if outline.contains("->") { return true }
        return type.hasPrefix("(") && type.hasSuffix(")") && isFunction(String(type.dropFirst().dropLast()))
    }
}
