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

extension KnownType {
    /// Returns Swift's spelling of a literal in another language; nil for other names.
    static func value(ofForeign word: String) -> String? {
        switch word {
        case "True", "TRUE", "YES", "yes": "true"
        case "False", "FALSE", "NO", "no": "false"
        case "None", "null", "NULL", "undefined": "nil"
        default: nil
        }
    }

    /// Returns Swift's spelling of a type in another language; nil for other types.
    static func spelling(ofForeign type: String) -> String? {
        if let spelling = spelling(ofForeignIn: type) { return spelling }
        let isOptional = type.last == "?"
        guard let known = spelling(ofWord: isOptional ? String(type.dropLast()) : type) else {
            return nil
        }
        return isOptional ? known + "?" : known
    }

    /// Returns Swift's spelling of a type that contains types of another language; nil if there are
    /// none. Types with parentheses are left out, since the names in them may be labels.
    private static func spelling(ofForeignIn type: String) -> String? {
        guard type.contains(where: { "[<".contains($0) }), !type.contains("(") else { return nil }
        var result = ""
        var word = ""
        var isFound = false
        for character in type + " " {
            if SwiftIdentifier.isWord(word + String(character)) {
                word.append(character)
                continue
            }
            let spelling = spelling(ofWord: word)
            isFound = isFound || spelling != nil
            result += spelling ?? word
            word = ""
            result.append(character)
        }
        return isFound ? String(result.dropLast()) : nil
    }

    /// Returns Swift's spelling of a single type name in another language; nil for other names.
    private static func spelling(ofWord word: String) -> String? {
        switch word {
        case "string", "str": "String"
        case "int", "integer", "Integer": "Int"
        case "bool", "boolean", "Boolean": "Bool"
        case "float": "Float"
        case "double": "Double"
        case "void": "Void"
        case "url": "URL"
        case "date": "Date"
        case "number": "Double"
        default: nil
        }
    }
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
        outline(of: String(type.dropFirst().dropLast())).contains(":")
    }

    /// Returns whether a type is a function type, possibly in parentheses. Parameters of such a
    /// type need `@escaping`.
    package static func isFunction(_ type: String) -> Bool {
        guard type.utf8.contains(UInt8(ascii: ">")) else { return false }
        let outline = outline(of: type)
        if outline.contains(",") { return false }
        if outline.contains("->") { return true }
        return type.hasPrefix("(") && type.hasSuffix(")")
            && isFunction(String(type.dropFirst().dropLast()))
    }

    /// Returns a type without the contents of its brackets.
    private static func outline(of type: String) -> String {
        String(indicesOutsideBrackets(of: type).map { type[$0] })
    }

    /// Returns the indices of the characters that are not inside brackets.
    static func indicesOutsideBrackets(of type: String) -> [String.Index] {
        var indices: [String.Index] = []
        var depth = 0
        var previous: Character = " "
        for index in type.indices {
            let character = type[index]
            let isArrow = character == ">" && previous == "-"
            if !isArrow, ")]>".contains(character) { depth -= 1 }
            if depth == 0 { indices.append(index) }
            if "([<".contains(character) { depth += 1 }
            previous = character
        }
        return indices
    }

    /// Returns the first keyword, name or attribute of a type.
    static func firstWord(of type: String) -> String {
        String(type.prefix { $0 == "@" || $0 == "_" || $0.isLetter || $0.isNumber })
    }

    /// The keywords and attributes that can only begin the types of parameters or results.
    static let parameterWords: Set<String> = [
        "inout", "consuming", "borrowing", "isolated", "sending", "@autoclosure",
    ]
}
