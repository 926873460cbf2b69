import PluginDescriptions

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

/// A call in generated code. If it is too long for one line, it is broken into several.
struct SwiftCall {
    enum Argument {
        case text(String)
        /// A nested call: its label, with the colon and the space, and the call itself.
        case call(String, SwiftCall)
    }

    /// The maximum number of columns of generated lines.
    static let lineLength = 100

    let callee: String
    let arguments: [Argument]
    /// The number of columns of the arguments on one line. `columns` is that of the whole call.
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

/// Returns the parameters of a generated function for a template: on one line if the function's
/// head fits on it, otherwise one a line.
///
/// - Parameters:
/// - indentation: the number of spaces before the function's head.
/// - restLength: the number of characters of the head without the parameters.
func parameterContext(_ parameters: [String], indentation: Int, restLength: Int) -> MustacheValue {
    let oneLine =
        parameters.count == 2 ? parameters.joined(separator: ", ") : parameters.first ?? ""
    let columns = indentation + restLength + oneLine.columnCount
    if parameters.count < 3, columns <= SwiftCall.lineLength {
        return ["isOneLine": true, "parameters": [["text": .text(oneLine), "separator": ""]]]
    }
    return ["isOneLine": false, "parameters": separated(parameters)]
}

/// Returns parameters for a template, one a line, with a comma after each but the last one.
func separated(_ parameters: [String]) -> MustacheValue {
    var lines: [MustacheValue] = []
    for index in parameters.indices {
        let isLast = index == parameters.count - 1
        lines.append(["text": .text(parameters[index]), "separator": isLast ? "" : ","])
    }
    return .list(lines)
}

/// Returns the lines of a documentation comment for a template. Each paragraph is broken into lines
/// of at most 100 columns, and an empty line separates paragraphs.
///
/// A line that is not empty begins with a space.
///
/// - Parameter indentation: the number of spaces before the comment.
func documentationLines(_ paragraphs: [String], indentation: Int) -> MustacheValue {
    let width = SwiftCall.lineLength - indentation - "/// ".utf8.count
    var lines: [MustacheValue] = []
    lines.reserveCapacity(3)
    for paragraph in paragraphs where !paragraph.isEmpty {
        if !lines.isEmpty { lines.append(["line": ""]) }
        // Nearly all paragraphs are plain ASCII on one line. Wrapping them would take ten times as
        // long.
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

/// Returns a text broken into lines. Each begins with a space that does not count for the width.
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

/// Returns the lines of a text without control characters and line breaks, which could end the
/// comment. One empty line separates paragraphs.
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
    /// The number of columns that the text takes in an editor, which is the number of characters.
    var columnCount: Int { count }
}
