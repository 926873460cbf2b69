/// A conditional expression in generated code: `isPlaying ? "Pause" : "Play"`. If it is too long for one line,
/// it is broken into several.
struct SwiftConditional {
    let condition: String
    let then: SwiftCall.Argument
    let otherwise: SwiftCall.Argument

    var onOneLine: String { "\(condition) \(branchesOnOneLine)" }

    private var branchesOnOneLine: String { "? \(then.onOneLine) : \(otherwise.onOneLine)" }

    /// Returns the expression.
    ///
    /// - Parameters:
    ///   - indentation: the number of spaces at the start of its first line.
    ///   - branchIndentation: the number of spaces at the start of the other lines.
    func written(indentation: Int, branchIndentation: Int) -> String {
        // A parenthesis or a comma may follow.
        let limit = SwiftCall.lineLength - 1
        if indentation + onOneLine.columnCount <= limit { return onOneLine }
        let lineBreak = "\n" + String(repeating: " ", count: branchIndentation)
        let start = condition + lineBreak
        if branchIndentation + branchesOnOneLine.columnCount <= limit {
            return start + branchesOnOneLine
        }
        return start + "? " + then.written(indentation: branchIndentation) + lineBreak + ": "
            + otherwise.written(indentation: branchIndentation)
    }
}

extension SwiftCall.Argument {
    fileprivate var onOneLine: String {
        switch self {
        case .text(let text): text
        case .call(_, let call): call.onOneLine
        }
    }

    /// Returns the value after `? ` or `: `.
    fileprivate func written(indentation: Int) -> String {
        switch self {
        case .text(let text): text
        case .call(_, let call): call.written(indentation: indentation, prefixLength: 2)
        }
    }
}

extension PropertySpelling {
    /// Returns the statement that sets the property to a conditional expression, in a method of the controller.
    func assignment(of value: SwiftConditional, to view: String) -> String {
        let line = assignment(of: value.onOneLine, to: view)
        if 8 + line.columnCount <= SwiftCall.lineLength { return line }
        let lineBreak = "\n" + String(repeating: " ", count: 12)
        guard let setter else {
            return "\(view).\(getter) =" + lineBreak
                + value.written(indentation: 12, branchIndentation: 12)
        }
        let arguments = [value.written(indentation: 12, branchIndentation: 16)] + otherArguments
        return "\(view).\(setter)(" + lineBreak
            + arguments.joined(separator: "," + lineBreak) + ")"
    }
}
