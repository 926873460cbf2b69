/// Messages about the character at which reading stopped.
extension SwiftReader {
    /// Returns the problem if there is no value at the index.
    func missingValue() -> SwiftProblem {
        guard let next else {
            if !openBrackets.isEmpty { return missingEnd() }
            return SwiftProblem("must not end with '\(lastPart)'")
        }
        let before = scalars[..<index].last { $0 != " " }
        if before == ":", [",", ")", "}"].contains(next) {
            return SwiftProblem("lacks a value behind a ':'")
        }
        switch next {
        case ",": return SwiftProblem("has a ',' that separates nothing")
        case ";" where openBrackets.contains("{"):
            return SwiftProblem("has a ';' that separates nothing")
        case ")", "]", "}":
            if !isAtClosing || before == nil { return unmatchedBracket(next) }
            if let before, Self.isOperator(before) {
                return SwiftProblem("has no value after '\(before)'")
            }
            return SwiftProblem("has a '\(next)' where a value is missing")
        default: break
        }
        if Self.isOperator(next) {
            let sign = text(index..<scalars.count).drop { $0 == " " }.prefix { $0 != " " }
            return SwiftProblem(
                before == nil && scalars.count > sign.unicodeScalars.count + 1 && sign.first != "?"
                    ? "must not have a space after '\(sign)'" : "has no value before '\(sign)'")
        }
        return unexpectedCharacter(next)
    }

    /// Returns the problem if a value is not followed by an operator, a separator or a closing
    /// bracket.
    func missingOperator() -> SwiftProblem {
        guard let next else { return missingEnd() }
        let isInCode = openBrackets.last == "{"
        switch next {
        case ",": return SwiftProblem("must not hold a ',' outside brackets")
        case "=": return SwiftProblem("must not hold a '=': it is a value, and assigns none")
        case ")", "]", "}": return unmatchedBracket(next)
        case "{": return SwiftProblem("has a '{' after a value that cannot be called")
        case "\\": return SwiftProblem("has a '\\' after a value; a key path begins with it")
        case "\"", "(", "[", ".": break
        case _ where Self.isWordBody(next): break
        default: return unexpectedCharacter(next)
        }
        // The characters before the spaces may be meant as an operator.
        let part = nextPart
        let before = scalars[..<index].reversed().drop { $0 == " " }
        let sign = text(sign: before.prefix(while: Self.isOperator).reversed())
        if sign.first == "?" || sign.first == "!" {
            return SwiftProblem("must have a space before '\(sign)'")
        }
        if !sign.isEmpty { return unevenSpaces(around: sign) }
        if isInCode { return SwiftProblem("must have a ';' or an operator before '\(part)'") }
        let missing = openBrackets.isEmpty ? "an operator" : "a comma or an operator"
        return SwiftProblem("must be one expression: \(missing) is missing before '\(part)'")
    }

    private func text(sign: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(sign)) }

    private func missingEnd() -> SwiftProblem {
        guard let bracket = openBrackets.last else { return SwiftProblem("must not be empty") }
        return SwiftProblem(
            bracket == "\\"
                ? "lacks the end of an interpolation" : "lacks the end of a '\(bracket)'")
    }

    private func unmatchedBracket(_ bracket: Unicode.Scalar) -> SwiftProblem {
        SwiftProblem("has a '\(bracket)' that closes nothing")
    }

    /// Returns the problem with a character that can neither begin a value nor follow one.
    private func unexpectedCharacter(_ scalar: Unicode.Scalar) -> SwiftProblem {
        switch scalar {
        case "'", "“", "”", "„", "‘", "’":
            let kind = scalar == "'" ? "double" : "straight"
            return SwiftProblem(
                "must not hold a \"\(scalar)\": a text of Swift stands between \(kind) "
                    + "quotation marks")
        case ";": return SwiftProblem("must not hold a ';'")
        case ":":
            if text(index..<scalars.count).contains("://") {
                return SwiftProblem("must have its address between quotation marks")
            }
            return SwiftProblem(
                openBrackets.isEmpty
                    ? "must not hold a ':' outside brackets" : "has a ':' without a label before it"
            )
        default:
            return SwiftProblem("must not hold \(scalar.nameInMessages) outside a text")
        }
    }

    /// The last word of the fragment, or its last character.
    private var lastPart: String {
        let word = scalars.reversed().prefix(while: Self.isWordBody)
        if !word.isEmpty { return text(scalars.count - word.count..<scalars.count) }
        let isCast = scalars.count > 3 && text(scalars.count - 4..<scalars.count - 1) == " as"
        return text(scalars.count - (isCast ? 3 : 1)..<scalars.count)
    }
}
