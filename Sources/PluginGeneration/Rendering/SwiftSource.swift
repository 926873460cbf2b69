import PluginDescriptions

/// Swift source for values.
enum SwiftLiteral {
    /// A string literal on one line. Whatever the text is, it stays text: quotation marks,
    /// backslashes (and so interpolations), line breaks, and what cannot be seen are escaped.
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

/// A call in generated code, broken over lines where it is too long for one.
struct SwiftCall {
    enum Argument {
        case text(String)
        /// A call within the call: its label with the colon and the space, and itself.
        case call(String, SwiftCall)
    }

    /// The column that generated lines end at.
    static let lineLength = 100

    let callee: String
    let arguments: [Argument]
    /// The columns of the arguments, and of the call, on one line.
    private let argumentColumns: Int
    let columns: Int

    init(callee: String, arguments: [Argument]) {
        self.callee = callee
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

    /// The call as an expression.
    ///
    /// - Parameters:
    ///   - indentation: spaces that the line of the call begins with.
    ///   - prefixLength: characters between those and the call.
    func written(indentation: Int, prefixLength: Int) -> String {
        var parts: [String] = []
        parts.reserveCapacity(16)
        append(to: &parts, indentation: indentation, prefixLength: prefixLength)
        return parts.joined()
    }

    /// A line break and spaces, as many as most lines have without making a text of them.
    private static func lineBreak(_ spaces: Int) -> String {
        switch spaces {
        case 8: "\n        "
        case 12: "\n            "
        case 16: "\n                "
        default: "\n" + String(repeating: " ", count: spaces)
        }
    }

    private func append(to parts: inout [String], indentation: Int, prefixLength: Int) {
        let isBroken = indentation + prefixLength + columns > Self.lineLength
        let inner = isBroken ? Self.lineBreak(indentation + 4) : ""
        let areBroken = isBroken && indentation + 4 + argumentColumns + 1 > Self.lineLength
        parts.append(callee)
        parts.append("(")
        parts.append(inner)
        for index in arguments.indices {
            if index > 0 { parts.append(areBroken ? "," + inner : ", ") }
            switch arguments[index] {
            case .text(let text): parts.append(text)
            case .call(let label, let call):
                parts.append(label)
                call.append(
                    to: &parts, indentation: indentation + 4,
                    prefixLength: areBroken ? max(2, label.columnCount + 1) : .min)
            }
        }
        parts.append(")")
    }
}

/// The parameters of an generated function for a template: on one line where the function's head fits
/// there, one a line otherwise.
///
/// - Parameters:
///   - indentation: spaces that the function's head begins with.
///   - restLength: characters of the head besides the parameters.
func parameterContext(_ texts: [String], indentation: Int, restLength: Int) -> MustacheValue {
    let oneLine = texts.count == 2 ? texts.joined(separator: ", ") : texts.first ?? ""
    let columns = indentation + restLength + oneLine.columnCount
    if texts.count < 3, columns <= SwiftCall.lineLength {
        return ["isOneLine": true, "parameters": [["text": .text(oneLine), "separator": ""]]]
    }
    return ["isOneLine": false, "parameters": separated(texts)]
}

/// The strings for a template, one on each line, with a comma after each but the last one.
func separated(_ texts: [String]) -> MustacheValue {
    var lines: [MustacheValue] = []
    for index in texts.indices {
        let isLast = index == texts.count - 1
        lines.append(["text": .text(texts[index]), "separator": isLast ? "" : ","])
    }
    return .list(lines)
}

/// A documentation comment's lines for a template: the paragraphs one after the other, each broken
/// into lines that end before column 100.
///
/// A line that is not empty begins with a space.
///
/// - Parameter indentation: spaces before the comment.
func documentationLines(_ paragraphs: [String], indentation: Int) -> MustacheValue {
    let width = SwiftCall.lineLength - indentation - "/// ".utf8.count
    var lines: [MustacheValue] = []
    lines.reserveCapacity(3)
    for paragraph in paragraphs where !paragraph.isEmpty {
        if !lines.isEmpty { lines.append(["line": ""]) }
        // As nearly all are: to break one into lines takes ten times as long.
        let isPlain = !paragraph.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
        if paragraph.utf8.count <= width, isPlain,
            paragraph.utf8.first != UInt8(ascii: " "), paragraph.utf8.last != UInt8(ascii: " ")
        {
            lines.append(["line": .text(" " + paragraph)])
            continue
        }
        for text in isPlain ? [paragraph] : visibleLines(of: paragraph) {
            if text.isEmpty { lines.append(["line": ""]) }
            for line in wrap(text, to: width) { lines.append(["line": .text(line)]) }
        }
    }
    return .list(lines)
}

/// A text on lines, each of which begins with a space that the width does not count.
private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [Substring] = []
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
        if let line = lines.last,
            String(text[line.startIndex..<word.endIndex]).columnCount <= width
        {
            lines[lines.count - 1] = text[line.startIndex..<word.endIndex]
        } else {
            lines.append(text[word.startIndex..<word.endIndex])
        }
    }
    return lines.map { " " + $0 }
}

/// The lines of a text without control characters and line breaks, which could end the comment. Between
/// its paragraphs is one empty line.
private func visibleLines(of text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let isBlank = line.allSatisfy(\.isWhitespace)
        if isBlank, lines.last?.isEmpty ?? true { continue }
        let scalars: [Unicode.Scalar] = line.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: scalar
            }
        }
        lines.append(isBlank ? "" : String(String.UnicodeScalarView(scalars)))
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}

extension String {
    /// The columns that the text takes in an editor, which is its characters.
    var columnCount: Int { count }
}
