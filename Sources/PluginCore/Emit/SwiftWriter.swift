/// Swift source that is written from top to bottom. A statement is added as one line, however long it is: the writer breaks
/// lines that are too long.
struct SwiftWriter {
    /// The maximum number of columns of generated lines.
    static let lineLength = 120

    /// Returns whether a line is not too long. swift-format keeps a column for a comma after the last element of a list.
    static func fits(_ line: String) -> Bool {
        let length = line.contains("[") ? lineLength - 1 : lineLength
        return line.utf8.count <= length || line.count <= length
    }

    private var lines: [String] = []
    private var indentation = ""
    private var needsBlankLine = false

    /// - Parameter depth: the number of blocks around the source.
    init(depth: Int = 0) { indentation = String(repeating: " ", count: 4 * depth) }

    var isEmpty: Bool { lines.isEmpty }

    /// The source without a line break at its end.
    var source: String { lines.joined(separator: "\n") }

    /// Adds lines at the present indentation.
    mutating func add(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(line: line) }
    }

    mutating func add(_ texts: [String]) { for text in texts { add(text) } }

    private mutating func add(line: Substring) {
        if line.isEmpty { return blank() }
        if needsBlankLine { lines.append("") }
        needsBlankLine = false
        lines += brokenLines(of: indentation + line)
    }

    /// Separates the next line from the one before by a blank line, unless it is the first one of a block.
    mutating func blank() {
        if let last = lines.last, !last.hasSuffix("{"), !last.hasSuffix(" in") { needsBlankLine = true }
    }

    /// Adds lines that are in a block: `if isViewLoaded {`, the body, and `}`. One statement stays on the line of the block
    /// if it fits.
    mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftWriter) -> Void) {
        add(head)
        let headIndex = lines.count - 1
        indented(body)
        if lines.count == headIndex + 2, lines[headIndex] == indentation + head,
            let line = blockOnOneLine(head, lines[headIndex + 1], end)
        {
            lines.replaceSubrange(headIndex..., with: [line])
        } else {
            add(end)
        }
    }

    /// Returns a block with a body of one line as one line; nil if that is too long, if the body is a comment or a
    /// condition, or if the block is that of a type, or of a property that begins as a closure.
    private func blockOnOneLine(_ head: String, _ body: String, _ end: String) -> String? {
        let statement = body.drop { $0 == " " }
        let line = "\(indentation)\(head) \(statement) \(end)"
        let isType = head.split(separator: " ").contains { ["class", "enum", "extension", "struct"].contains($0) }
        let isCondition = statement.hasPrefix("if ") && head != "didSet {"
        let hasClosure = head.hasSuffix("} {")
        return isType || isCondition || hasClosure || statement.hasPrefix("//") || !Self.fits(line) ? nil : line
    }

    /// Adds a member, with a blank line before it.
    mutating func member(_ head: String, end: String = "}", _ body: (inout SwiftWriter) -> Void) {
        blank()
        block(head, end: end, body)
    }

    /// Adds lines that are indented further.
    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        indentation += "    "
        body(&self)
        indentation.removeLast(4)
    }

    /// Adds lines that are indented less.
    mutating func outdented(_ body: (inout SwiftWriter) -> Void) {
        indentation.removeLast(4)
        body(&self)
        indentation += "    "
    }

    /// Adds a documentation comment. Empty paragraphs are left out.
    mutating func document(_ paragraphs: String...) { document(paragraphs) }

    mutating func document(_ paragraphs: [String]) {
        let width = Self.lineLength - indentation.count - "/// ".count
        for (index, paragraph) in paragraphs.filter({ !$0.isEmpty }).enumerated() {
            if index > 0 { add("///") }
            for line in documentationLines(of: paragraph, width: width) { add(line.isEmpty ? "///" : "/// " + line) }
        }
    }

    /// Adds the heading of a section.
    mutating func mark(_ heading: String) {
        blank()
        add("// MARK: - \(heading)")
        blank()
    }
}

/// Returns a call, or a declaration with parameters, on one line.
func call(_ callee: String, _ arguments: [String]) -> String { "\(callee)(\(arguments.joined(separator: ", ")))" }

/// Returns a paragraph as lines of at most `width` columns.
private func documentationLines(of paragraph: String, width: Int) -> [String] {
    visibleLines(of: paragraph).flatMap { text -> [String] in
        if text.isEmpty { return [""] }
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

/// Returns the lines of a text, with spaces in place of control characters, which could end the comment. One empty line
/// separates paragraphs.
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
