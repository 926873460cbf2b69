/// What can be told of a type by its spelling.
enum KnownType {
    /// A value without meaning: what a controller that comes from a storyboard starts with. Nil for
    /// types of the user's.
    static func placeholder(for type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
        switch type {
        case "String": return "\"\""
        case "Bool": return "false"
        case _ where numbers.contains(type): return "0"
        default: return nil
        }
    }

    /// Two values that differ, for tests; nil for types whose values cannot be made up.
    static func examples(for type: String) -> [String]? {
        switch type.hasSuffix("?") ? String(type.dropLast()) : type {
        case "String": ["\"First\"", "\"Second\""]
        case "Bool": ["true", "false"]
        case "UIImage": ["UIImage()", "UIImage()"]
        case let name where numbers.contains(name): ["1", "2"]
        default: nil
        }
    }

    /// Whether a type is that of a closure, outside of all brackets: such a parameter escapes.
    static func isFunction(_ type: String) -> Bool {
        var depth = 0
        var previous: Character = " "
        for character in type {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous == "-":
                if depth == 0 { return true }
            case ">": depth -= 1
            default: break
            }
            previous = character
        }
        return false
    }

    /// Whether all types that a spelling names are known to come from Swift, Foundation or UIKit.
    static func isOfKits(_ type: String) -> Bool {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return words.filter { $0.first?.isUppercase == true }.allSatisfy { word in
            numbers.contains(word) || kitTypes.contains(word)
                || ["UI", "NS", "CG"].contains { prefix in
                    word.hasPrefix(prefix) && word.dropFirst(2).first?.isUppercase == true
                }
        }
    }

    private static let kitTypes: Set<String> = [
        "Any", "AnyObject", "Array", "AttributedString", "Bool", "Character", "Data", "Date",
        "Dictionary", "Error", "IndexPath", "Locale", "MainActor", "Never", "Optional", "Result",
        "Sendable", "Set", "String", "URL", "UUID", "Void",
    ]
    private static let numbers: Set<String> = [
        "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "CGFloat", "TimeInterval",
    ]
}
