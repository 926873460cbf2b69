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
