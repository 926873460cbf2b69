/// A declaration or a statement of emitted Swift, with the comments and attributes before it.
///
/// Blocks are told by their indentation, which emitted code has as swift-format has it.
struct SourceBlock {
    /// All lines, or where there is a body those before it.
    var lines: [Substring]
    /// What the braces, or the condition, of a block with several parts hold; nil for any other block.
    var body: [SourceBlock]?
    /// The lines behind the body.
    var end: [Substring] = []
    /// Whether an empty line comes before the block.
    var isSeparated: Bool
    /// The positions of the kits that have the block, in their order.
    var kits: [Int]

    /// The blocks of some lines, all of which begin in one column or behind it.
    static func blocks(of lines: ArraySlice<Substring>, kit: Int) -> [SourceBlock] {
        var blocks: [SourceBlock] = []
        var rest = lines
        while let start = rest.firstIndex(where: { !$0.isEmpty }) {
            let isSeparated = start > rest.startIndex
            rest = rest[start...]
            let end = endOfBlock(rest)
            blocks.append(
                SourceBlock(Array(rest[..<end]), isSeparated: isSeparated && !blocks.isEmpty, kit))
            rest = rest[end...]
        }
        return blocks
    }

    private init(_ lines: [Substring], isSeparated: Bool, _ kit: Int) {
        self.lines = lines
        self.isSeparated = isSeparated
        kits = [kit]
        let column = lines[0].indentation
        let last = lines.count - 1
        let isCondition = lines[0].hasPrefix("#if", after: column)
        let head: Int
        if isCondition {
            if Self.hasAlternative(lines) { return }
            head = 0
        } else {
            let outer = lines.indices.filter {
                !lines[$0].isEmpty && lines[$0].indentation == column
            }
            guard let open = outer.first(where: { lines[$0].hasSuffix("{") }), open < last,
                lines[last].hasPrefix("}", after: column), outer.last == last,
                !outer.contains(where: { $0 > open && $0 < last })
            else { return }
            head = open
        }
        let body = Self.blocks(of: lines[(head + 1)..<last], kit: kit)
        // One expression can be what a function returns, which a condition cannot be.
        if body.count < 2, !isCondition { return }
        self.lines = Array(lines[...head])
        self.body = body
        end = [lines[last]]
    }

    /// Whether a condition has an `#else` or an `#elseif`.
    private static func hasAlternative(_ lines: [Substring]) -> Bool {
        var depth = 0
        for line in lines.map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            if depth == 1, line.hasPrefix("#else") { return true }
        }
        return false
    }

    /// The place behind the first block of some lines.
    private static func endOfBlock(_ lines: ArraySlice<Substring>) -> Int {
        var index = lines.startIndex
        let column = lines[index].indentation
        while index < lines.endIndex, lines[index].isRemark(after: column) { index += 1 }
        if index == lines.endIndex || lines[index].isEmpty { return index }
        if lines[index].hasPrefix("#if", after: column) {
            var depth = 0
            repeat {
                let line = lines[index].drop { $0 == " " }
                if line.hasPrefix("#if") { depth += 1 }
                if line.hasPrefix("#endif") { depth -= 1 }
                index += 1
            } while depth > 0 && index < lines.endIndex
            return index
        }
        var isOpen = lines[index].hasSuffix("{")
        index += 1
        while index < lines.endIndex {
            guard let next = lines[index...].firstIndex(where: { !$0.isEmpty }) else {
                return index
            }
            let line = lines[next]
            if line.indentation == column {
                let goesOn = ["}", ")", "]", "{", "else"].contains {
                    line.hasPrefix($0, after: column)
                }
                if !goesOn, !isOpen { return index }
                if goesOn { isOpen = line.hasSuffix("{") }
            }
            index = next + 1
        }
        return index
    }

    /// What has to be the same in blocks of two kits that are one.
    var key: [Substring] { lines + end }
}

extension Substring {
    /// How many spaces the line begins with.
    var indentation: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }

    fileprivate func hasPrefix(_ text: String, after column: Int) -> Bool {
        dropFirst(column).hasPrefix(text)
    }

    /// Whether the line is a comment, or an attribute, before what it belongs to.
    fileprivate func isRemark(after column: Int) -> Bool {
        if hasPrefix("//", after: column) { return true }
        guard hasPrefix("@", after: column) else { return false }
        let words = split(separator: " ")
        return !["func", "var", "let", "class", "struct", "extension", "import"].contains {
            keyword in
            words.contains { $0 == keyword }
        }
    }
}
