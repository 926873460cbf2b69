/// The punctuation of a type. It finds characters that a type cannot contain, and unmatched
/// brackets.
struct SwiftBrackets {
    private let scalars: [Unicode.Scalar]

    init(_ type: String) { scalars = Array(type.unicodeScalars) }

    /// Returns the first problem, as the end of a sentence about the type; nil if there is none.
    func problem() -> String? {
        var open: [Unicode.Scalar] = []
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\"" {
                guard let end = scalars[(index + 1)...].firstIndex(of: "\"") else {
                    return "lacks the end of a string"
                }
                index = end
            } else if let problem = problem(at: index, open: &open) {
                return problem
            }
            index += 1
        }
        return open.last.map { "lacks the end of a '\($0)'" }
    }

    /// Returns the problem with the character at an index; nil if there is none.
    ///
    /// - Parameter open: The opening brackets before the index that are not closed yet. It is
    ///   updated.
    private func problem(at index: Int, open: inout [Unicode.Scalar]) -> String? {
        let scalar = scalars[index]
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalar {
        case "(", "[", "{", "<": open.append(scalar)
        case ">" where index > 0 && scalars[index - 1] == "-": break
        case ")", "]", "}", ">":
            guard let bracket = open.popLast(), SwiftReader.closing(of: bracket) == scalar else {
                return "has a '\(scalar)' that closes nothing"
            }
        case ",", ":":
            if open.isEmpty { return "must not hold a '\(scalar)' outside brackets" }
        case ";" where !open.contains("{"): return "must not hold a ';'"
        case "/" where next == "/" || next == "*": return "must not hold a comment"
        case " " where next == "?" || next == "!":
            return next.map { "must not hold a space before '\($0)'" }
        default: break
        }
        return nil
    }
}
