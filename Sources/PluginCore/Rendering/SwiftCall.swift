/// A call in generated code. If it is too long for one line, it is broken into several.
struct SwiftCall {
    enum Argument {
        case text(String)
        /// A nested call: its label, with the colon and the space, and the call itself.
        case call(String, SwiftCall)

        /// Returns the argument with a label, which has a colon and a space.
        func labeled(_ label: String) -> Argument {
            switch self {
            case .text(let text): .text(label + text)
            case .call(_, let call): .call(label, call)
            }
        }
    }

    /// The maximum number of columns of generated lines.
    static let lineLength = 100

    let callee: String
    let arguments: [Argument]
    private let brackets: (start: String, end: String)
    /// The number of columns of the arguments on one line.
    private let argumentColumns: Int
    /// The number of columns of the whole call on one line.
    let columns: Int

    init(callee: String, arguments: [Argument]) {
        self.init(callee: callee, arguments: arguments, brackets: ("(", ")"))
    }

    /// Creates an array literal.
    init(arrayOf elements: [SwiftCall]) {
        self.init(callee: "", arguments: elements.map { .call("", $0) }, brackets: ("[", "]"))
    }

    private init(callee: String, arguments: [Argument], brackets: (start: String, end: String)) {
        self.callee = callee
        self.brackets = brackets
        self.arguments = arguments
        var columns = arguments.isEmpty ? 0 : ", ".utf8.count * (arguments.count - 1)
        for argument in arguments {
            switch argument {
            case .text(let text): columns += text.columnCount
            case .call(let label, let call): columns += label.columnCount + call.columns
            }
        }
        argumentColumns = columns
        self.columns = callee.columnCount + columns + "()".utf8.count
    }

    init(callee: String, arguments: [String]) {
        self.init(callee: callee, arguments: arguments.map(Argument.text))
    }

    var onOneLine: String { written(indentation: 0, prefixLength: .min) }

    /// Returns the call as an expression.
    ///
    /// - Parameters:
    /// - indentation: the number of spaces at the start of the line.
    /// - prefixLength: the number of characters between those spaces and the call.
    func written(indentation: Int, prefixLength: Int) -> String {
        var parts: [String] = []
        parts.reserveCapacity(16)
        append(to: &parts, indentation: indentation, prefixLength: prefixLength)
        return parts.joined()
    }

    /// Returns a line break and spaces. Constants for the usual numbers of spaces avoid creating a
    /// string.
    private static func lineBreak(_ spaces: Int) -> String {
        switch spaces {
        case 8: "\n        "
        case 12: "\n            "
        case 16: "\n                "
        default: "\n" + String(repeating: " ", count: spaces)
        }
    }

    private func append(to parts: inout [String], indentation: Int, prefixLength: Int) {
        let breaksCall = indentation + prefixLength + columns > Self.lineLength
        let inner = breaksCall ? Self.lineBreak(indentation + 4) : ""
        let breaksArguments = breaksCall && indentation + 4 + argumentColumns + 1 > Self.lineLength
        parts.append(callee)
        parts.append(brackets.start)
        parts.append(inner)
        for index in arguments.indices {
            if index > 0 { parts.append(breaksArguments ? "," + inner : ", ") }
            switch arguments[index] {
            case .text(let text): parts.append(text)
            case .call(let label, let call):
                parts.append(label)
                call.append(
                    to: &parts, indentation: indentation + 4,
                    prefixLength: breaksArguments ? max(2, label.columnCount + 1) : .min)
            }
        }
        parts.append(brackets.end)
    }
}

/// Returns the parameters of a generated function for a template. They are on one line if the whole
/// head of the function fits on it, or else each is on its own line.
///
/// - Parameters:
/// - indentation: the number of spaces before the function's head.
/// - lengthWithoutParameters: the number of characters of the head without the parameters.
func parameterContext(_ parameters: [String], indentation: Int, lengthWithoutParameters: Int) -> MustacheValue {
    let oneLine = parameters.count == 2 ? parameters.joined(separator: ", ") : parameters.first ?? ""
    let columns = indentation + lengthWithoutParameters + oneLine.columnCount
    if parameters.count < 3, columns <= SwiftCall.lineLength {
        return ["isOneLine": true, "parameters": [["text": .text(oneLine), "separator": ""]]]
    }
    return ["isOneLine": false, "parameters": parameterLines(parameters)]
}

/// Returns parameters for a template, each on its own line, with commas between them.
func parameterLines(_ parameters: [String]) -> MustacheValue {
    var lines: [MustacheValue] = []
    for index in parameters.indices {
        let isLast = index == parameters.count - 1
        lines.append(["text": .text(parameters[index]), "separator": isLast ? "" : ","])
    }
    return .list(lines)
}

extension String {
    /// The number of columns that the text takes in an editor, which is the number of characters.
    var columnCount: Int { count }
}

/// Swift literals for values.
enum SwiftLiteral {
    /// Returns a string literal on one line. Quotation marks, backslashes (and therefore
    /// interpolations), line breaks and invisible characters are escaped, so that any text stays
    /// text.
    static func string(_ text: String) -> String {
        let isPlain = !text.utf8.contains {
            $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                if isInvisible(scalar) {
                    literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }

    /// Returns a number literal, without a fraction if the number is whole.
    static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }

    /// Returns whether a character is invisible, but changes the text around it. The zero-width
    /// joiner, which combines emoji, does not count.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\u{200D}" { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
        default: false
        }
    }
}

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
            return "\(view).\(getter) =" + lineBreak + value.written(indentation: 12, branchIndentation: 12)
        }
        let arguments = [value.written(indentation: 12, branchIndentation: 16)] + otherArguments
        return "\(view).\(setter)(" + lineBreak + arguments.joined(separator: "," + lineBreak) + ")"
    }
}
