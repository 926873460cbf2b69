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
        if type.hasSuffix("[]"), SwiftIdentifier.isWord(String(type.dropLast(2))) {
            return "[\(type.dropLast(2))]"
        }
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
