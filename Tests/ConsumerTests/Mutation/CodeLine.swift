/// A line of a Swift file.
struct CodeLine {
    /// The line without its newline.
    let range: Range<Int>
    /// The code without indentation and without spaces at the end.
    let code: Substring
    /// The number of spaces before the code.
    let indentation: Int

    /// The index of the first byte of code.
    var start: Int { range.lowerBound + indentation }

    static func lines(of code: [UInt8]) -> [CodeLine] {
        var start = 0
        return code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            bytes in
            defer { start += bytes.count + 1 }
            let text = String(decoding: bytes, as: UTF8.self)
            let trimmed = text.drop { $0 == " " }
            let length = trimmed.lastIndex { $0 != " " }.map { trimmed[...$0].count } ?? 0
            return CodeLine(
                range: start..<(start + bytes.count), code: trimmed.prefix(length),
                indentation: text.count - trimmed.count)
        }
    }

    /// Whether the line goes on with a statement of the lines before it, whatever its indentation.
    var isContinuation: Bool {
        code.hasPrefix("else") || code.first.map { "{}()[]".contains($0) } ?? true
    }

    /// The index of the colon that ends a label of `switch`, if the line is one.
    var labelEnd: Int? {
        guard code.starts(with: /(case|default|@unknown default)\b/) else { return nil }
        var depth = 0
        for (offset, character) in code.enumerated() {
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ":" where depth == 0: return start + offset
            default: break
            }
        }
        return nil
    }
}
