/// A call in emitted code, broken over lines where it is too long for one.
struct SwiftCall {
    /// The column that emitted lines end at.
    static let lineLength = 100

    let callee: String
    let arguments: [String]

    var onOneLine: String { "\(callee)(\(arguments.joined(separator: ", ")))" }

    /// The call as an expression.
    ///
    /// - Parameters:
    ///   - indentation: spaces that the line of the call begins with.
    ///   - prefixLength: characters between those and the call.
    func written(indentation: Int, prefixLength: Int) -> String {
        if indentation + prefixLength + onOneLine.count <= Self.lineLength { return onOneLine }
        let inner = String(repeating: " ", count: indentation + 4)
        let together = arguments.joined(separator: ", ")
        if inner.count + together.count + 1 <= Self.lineLength {
            return "\(callee)(\n\(inner)\(together))"
        }
        return "\(callee)(\n\(inner)\(arguments.joined(separator: ",\n" + inner)))"
    }
}
