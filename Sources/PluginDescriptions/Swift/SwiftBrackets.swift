/// Finds what no type holds, whatever its grammar, and brackets that do not match.
struct SwiftBrackets {
    private let scalars: [Unicode.Scalar]
    private var open: [Unicode.Scalar] = []

    init(_ type: String) { scalars = Array(type.unicodeScalars) }

    /// What is wrong, as the end of a sentence about the type; nil if nothing is.
    mutating func problem() -> String? {
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\"" {
                guard let end = scalars[(index + 1)...].firstIndex(of: "\"") else {
                    return "lacks the end of a string"
                }
                index = end
            } else if let problem = problem(at: index) {
                return problem
            }
            index += 1
        }
        return open.last.map { "lacks the end of a '\($0)'" }
    }

    private mutating func problem(at index: Int) -> String? {
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
