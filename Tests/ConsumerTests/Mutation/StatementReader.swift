/// Finds the statements of formatted code: a statement begins on a new line with the indentation
/// of its block, and ends before the next one.
struct StatementReader {
    /// The code between two braces, or that of the file.
    private struct Block {
        let function: String?
        var indentation: Int?
        var statementStart: Int?
        /// The statements of the block that have ended.
        var statements: [Statement] = []
        /// The statements within the one that has not ended.
        var children: [Statement] = []
    }

    private let source: SwiftCode
    private var blocks = [Block(function: nil)]
    /// The open brackets.
    private var brackets: [Character] = []
    private var endOfCode = 0
    private var found: [Statement] = []

    init(_ source: SwiftCode) {
        self.source = source
    }

    mutating func read() -> [Statement] {
        for line in CodeLine.lines(of: source.code) where !line.code.isEmpty { read(line) }
        endStatement()
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func read(_ line: CodeLine) {
        var rest = line.start
        if !line.isContinuation, brackets.last ?? "{" == "{" {
            if let labelEnd = line.labelEnd {
                start(at: line.start)
                endOfCode = labelEnd + 1
                endLabel()
                let after = source.code[(labelEnd + 1)..<line.range.upperBound]
                guard let next = after.firstIndex(where: { $0 != UInt8(ascii: " ") }) else {
                    return
                }
                blocks[blocks.count - 1].statementStart = next
                rest = next
            } else if line.indentation <= blocks.last?.indentation ?? line.indentation {
                start(at: line.start)
                blocks[blocks.count - 1].indentation = line.indentation
            }
        }
        for index in rest..<line.range.upperBound { readByte(at: index) }
        if line.code.hasSuffix(":"), isInLabel { endLabel() }
    }

    /// Whether the current statement is a label of several lines.
    private var isInLabel: Bool {
        blocks.last?.statementStart.map { source.code[$0...].starts(with: "case ".utf8) } ?? false
    }

    /// Ends a label. The next line can have any indentation.
    private mutating func endLabel() {
        endStatement()
        blocks[blocks.count - 1].indentation = nil
    }

    private mutating func readByte(at index: Int) {
        let character = Character(Unicode.Scalar(source.code[index]))
        switch character {
        case "{":
            brackets.append(character)
            blocks.append(Block(function: functionName(before: index)))
        case "(", "[": brackets.append(character)
        case "}":
            endStatement()
            let statements = blocks.removeLast().statements
            blocks[blocks.count - 1].children += statements
            brackets.removeLast()
        case ")", "]": brackets.removeLast()
        default: break
        }
        if character != " " { endOfCode = index + 1 }
    }

    /// Returns the name of the function or initializer whose body begins at an index, or else that
    /// of the one around it.
    private func functionName(before index: Int) -> String? {
        guard let block = blocks.last, let start = block.statementStart else { return nil }
        let header = source.code(start..<index)
        let isBody = !brackets.contains("(") && block.children.isEmpty
        guard isBody, let name = header.firstMatch(of: /(?:\bfunc (\w+)|^[\w ]*\binit\b)/) else {
            return block.function
        }
        return name.1.map(String.init) ?? "init"
    }

    private mutating func start(at index: Int) {
        endStatement()
        blocks[blocks.count - 1].statementStart = index
    }

    private mutating func endStatement() {
        let last = blocks.count - 1
        guard let start = blocks[last].statementStart else { return }
        let children = blocks[last].children
        var code = source.code[start..<endOfCode]
        for child in children {
            for index in child.range where code[index] != UInt8(ascii: "\n") {
                code[index] = UInt8(ascii: " ")
            }
        }
        let statement = Statement(
            range: start..<endOfCode, code: String(decoding: code, as: UTF8.self),
            function: blocks[last].function, children: children)
        found.append(statement)
        blocks[last].statements.append(statement)
        blocks[last].children = []
        blocks[last].statementStart = nil
    }
}
