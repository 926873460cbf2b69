extension SwiftReader {
    /// Reads arguments, or the elements of a tuple, up to the closing bracket.
    ///
    /// - Returns: Whether some of them have labels.
    @discardableResult
    mutating func readElements() throws(SwiftProblem) -> Bool {
        var hasLabels = false
        while !isAtClosing {
            hasLabels = readLabel() || hasLabels
            if try !readOperatorAsValue() { try readExpression() }
            if isAtClosing { break }
            try readComma()
        }
        return hasLabels
    }

    /// Reads the elements of an array or a dictionary.
    mutating func readCollection() throws(SwiftProblem) {
        // This is an empty dictionary.
        if read(":") { return }
        var isDictionary: Bool?
        while !isAtClosing {
            try readExpression()
            let hasValue = read(":")
            if let isDictionary, isDictionary != hasValue { throw missingOperator() }
            isDictionary = hasValue
            if hasValue { try readExpression() }
            if isAtClosing { return }
            try readComma()
        }
    }

    /// Reads a comma between two elements, or after the last element.
    private mutating func readComma() throws(SwiftProblem) {
        guard read(",") else { throw missingOperator() }
    }

    /// Reads a label and its colon. Returns false, and reads nothing, if there is none.
    private mutating func readLabel() -> Bool {
        var copy = self
        if next == "`" {
            copy.skipSpaces()
            guard (try? copy.readRawName()) != nil else { return false }
        } else {
            guard let word = copy.readWord(), let first = word.unicodeScalars.first,
                !Self.isDigit(first), word != "inout"
            else { return false }
        }
        guard copy.read(":") else { return false }
        self = copy
        return true
    }

    /// Reads an operator that is an element of its own, as in `reduce(0, +)`. Returns false, and
    /// reads nothing, if there is none.
    private mutating func readOperatorAsValue() throws(SwiftProblem) -> Bool {
        guard openBrackets.last == "(", let sign = try nextOperator(),
            !["=", "->", "?", "&", "!"].contains(sign.text)
        else { return false }
        let rest = scalars[sign.range.upperBound...]
        guard let next = rest.first(where: { $0 != " " }), next == "," || next == ")" else {
            return false
        }
        // If there is another slash, the compiler looks for a regular expression here.
        if sign.text.contains("/"), rest.contains("/") { return false }
        index = sign.range.upperBound
        return true
    }

    /// Reads a string, a regular expression or a macro that begins with a `#` at the index.
    mutating func readPound() throws(SwiftProblem) -> Operand {
        let afterPounds = scalars[index...].first { $0 != "#" }
        if afterPounds == "\"" {
            try readString()
            return .literal
        }
        if afterPounds == "/" {
            try readRegularExpression()
            return .literal
        }
        index += 1
        let name = peek() == " " ? "" : readWord() ?? ""
        if let problem = problem(ofMacro: name) { throw SwiftProblem(problem) }
        switch name {
        case "selector":
            guard peek() == "(" else { throw SwiftProblem("lacks a '(' after '#selector'") }
            try readBrackets { reader throws(SwiftProblem) in
                if reader.readWord(among: ["getter", "setter"]) {
                    guard reader.read(":") else { throw reader.missingOperator() }
                }
                try reader.readExpression()
            }
        case "keyPath":
            guard peek() == "(" else { throw SwiftProblem("lacks a '(' after '#keyPath'") }
            try readBrackets { reader throws(SwiftProblem) in
                repeat {
                    guard reader.peek() != " ", let name = reader.readWord(), Self.isName(name)
                    else {
                        throw SwiftProblem("must hold names with dots between them in '#keyPath'")
                    }
                } while reader.peek() == "." && reader.read(".")
            }
        case "colorLiteral" where peek() != "(", "fileLiteral" where peek() != "(",
            "imageLiteral" where peek() != "(":
            throw SwiftProblem("lacks a '(' after '#\(name)'")
        case "file", "fileID", "filePath", "function", "line", "column", "dsohandle":
            return .literal
        default:
            try readArgumentsOfGeneric()
            if !allowsTrailingClosure, next == "{" {
                throw SwiftProblem("must have parentheses around '#\(name)' in a condition")
            }
        }
        return .value
    }

    private func problem(ofMacro name: String) -> String? {
        switch name {
        case "if", "elseif", "else", "endif", "sourceLocation", "error", "warning":
            "must not hold '#\(name)', which is for whole lines"
        case "available", "unavailable", "_hasSymbol":
            "must not hold '#\(name)': write a function in a file of yours, and call it"
        case "": "must not hold a '#' without a name after it"
        case _ where !Self.isName(name) || !name.utf8.allSatisfy({ SwiftIdentifier.isBody($0) }):
            "must not hold '#\(name)', which is not a macro"
        default: nil
        }
    }

    /// Reads a key path, whose backslash is at the index.
    mutating func readKeyPath() throws(SwiftProblem) {
        let start = index
        index += 1
        guard let first = peek() else { throw missingValue() }
        if first != "." {
            if first == " " { throw SwiftProblem("must not have a space after '\\'") }
            try readRootOfKeyPath()
        }
        while true {
            switch peek() {
            case "." where peek(1) == "[" && index == start + 1: index += 1
            case "." where peek(1) == ".":
                throw SwiftProblem("must have parentheses around its key path")
            case ".": try readMember(isNumbered: true)
            case "[", "(":
                try readBrackets { reader throws(SwiftProblem) in try reader.readElements() }
            case "?", "!":
                index += 1
                try checkPostfixMark()
            default:
                // The compiler treats a range operator as a part of the key path.
                if next == "." { throw SwiftProblem("must have parentheses around its key path") }
                if text(start..<index).contains("..") {
                    throw SwiftProblem("must not hold a range operator in a key path")
                }
                return
            }
        }
    }
}
