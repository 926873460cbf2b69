import Mustache

/// Swift source for values.
enum SwiftLiteral {
    /// A string literal on one line. Whatever the text is, it stays text: quotation marks,
    /// backslashes (and so interpolations), line breaks, and what cannot be seen are escaped.
    static func string(_ text: String) -> String {
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

    /// A number without a fraction where it has none.
    static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }

    /// Whether a character changes the text around it without being seen. The joiner that holds
    /// emoji together is not one of them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\u{200D}" { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
        default: false
        }
    }
}

/// A call in emitted code, broken over lines where it is too long for one.
struct SwiftCall {
    enum Argument {
        case text(String)
        /// A call within the call: its label with the colon, and itself.
        case call(String, SwiftCall)
    }

    /// The column that emitted lines end at.
    static let lineLength = 100

    let callee: String
    let arguments: [Argument]

    init(callee: String, arguments: [Argument]) {
        self.callee = callee
        self.arguments = arguments
    }

    init(callee: String, arguments: [String]) {
        self.init(callee: callee, arguments: arguments.map(Argument.text))
    }

    var onOneLine: String { "\(callee)(\(argumentsOnOneLine))" }

    /// The call as an expression.
    ///
    /// - Parameters:
    ///   - indentation: spaces that the line of the call begins with.
    ///   - prefixLength: characters between those and the call.
    func written(indentation: Int, prefixLength: Int) -> String {
        if indentation + prefixLength + onOneLine.count <= Self.lineLength { return onOneLine }
        let inner = String(repeating: " ", count: indentation + 4)
        if inner.count + argumentsOnOneLine.count + 1 <= Self.lineLength {
            return "\(callee)(\n\(inner)\(argumentsOnOneLine))"
        }
        let lines = arguments.map { argument in
            switch argument {
            case .text(let text): text
            case .call(let label, let call):
                "\(label) "
                    + call.written(indentation: inner.count, prefixLength: label.count + 2)
            }
        }
        return "\(callee)(\n\(inner)\(lines.joined(separator: ",\n" + inner)))"
    }

    private var argumentsOnOneLine: String {
        arguments.map { argument in
            switch argument {
            case .text(let text): text
            case .call(let label, let call): "\(label) \(call.onOneLine)"
            }
        }.joined(separator: ", ")
    }
}

/// The parameters of an emitted function.
struct SwiftParameters {
    let texts: [String]

    /// The parameters for a template: on one line where the function's head fits there, one a line
    /// otherwise.
    ///
    /// - Parameters:
    ///   - indentation: spaces that the function's head begins with.
    ///   - restLength: characters of the head besides the parameters.
    func context(indentation: Int, restLength: Int) -> MustacheValue {
        let oneLine = texts.joined(separator: ", ")
        let isOneLine =
            indentation + restLength + oneLine.count <= SwiftCall.lineLength && texts.count < 3
        if isOneLine {
            return ["isOneLine": true, "parameters": [["text": .text(oneLine), "separator": ""]]]
        }
        return [
            "isOneLine": false,
            "parameters": .list(
                texts.enumerated().map { index, text in
                    ["text": .text(text), "separator": index == texts.count - 1 ? "" : ","]
                }),
        ]
    }
}
