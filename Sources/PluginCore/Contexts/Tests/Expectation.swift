/// The call of `expect` in a generated test.
struct Expectation {
    /// The expression for the tested value.
    let actual: String
    /// The expression for the expected value.
    let expected: String
    /// The key of the description that the call proves.
    let key: String
    /// Whether both are compared by identity.
    var isIdentity = false

    /// Returns whether another call compares the same values.
    func isLike(_ other: Expectation) -> Bool {
        actual == other.actual && expected == other.expected
    }

    /// Returns the call as a statement.
    ///
    /// - Parameters:
    ///   - prefix: the end of the function's name.
    ///   - indentation: the number of spaces before the statement.
    func statement(prefix: String, indentation: Int = 8) -> MustacheValue {
        let values = isIdentity ? ["\(actual) === \(expected)"] : [actual, "equals: \(expected)"]
        let call = SwiftCall(callee: "expect\(prefix)", arguments: values + ["\"\(key)\""])
        return .text(call.written(indentation: indentation, prefixLength: 0))
    }
}

/// Returns an array literal in generated code, on one line if it fits there.
///
/// - Parameters:
///   - indentation: the number of spaces at the start of the line.
///   - prefixLength: the number of characters between those spaces and the literal.
func arrayLiteral(of elements: [String], indentation: Int, prefixLength: Int) -> String {
    let line = "[\(elements.joined(separator: ", "))]"
    if indentation + prefixLength + line.columnCount <= SwiftCall.lineLength { return line }
    let lineBreak = "\n" + String(repeating: " ", count: indentation)
    return "[" + elements.map { "\(lineBreak)    \($0)," }.joined() + "\(lineBreak)]"
}
