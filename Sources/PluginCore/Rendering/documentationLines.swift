/// Returns the lines of a documentation comment for a template, without `///`. They have at most 100
/// columns with `///`. A line begins with a space, or is empty if it separates paragraphs.
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

/// Returns the text as lines of at most `width` columns, with an additional space before each.
private func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [Substring] = []
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
        if let line = lines.last, String(text[line.startIndex..<word.endIndex]).columnCount <= width {
            lines[lines.count - 1] = text[line.startIndex..<word.endIndex]
        } else {
            lines.append(text[word.startIndex..<word.endIndex])
        }
    }
    return lines.map { " " + $0 }
}

/// Returns the lines of a text, with spaces in place of control characters, which could end the
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
