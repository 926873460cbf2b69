import Mustache

/// A documentation comment's lines for a template: the paragraphs one after the other, each broken
/// into lines that end before column 100.
///
/// A line that is not empty begins with a space.
///
/// - Parameter indentation: spaces before the comment.
func documentationLines(_ paragraphs: [String], indentation: Int) -> MustacheValue {
    let width = SwiftCall.lineLength - indentation - "/// ".count
    var lines: [String] = []
    for paragraph in paragraphs where !paragraph.isEmpty {
        if !lines.isEmpty { lines.append("") }
        for text in paragraph.split(whereSeparator: \.isNewline) {
            lines += wrap(text.split(separator: " ").map(String.init), to: width)
        }
    }
    return .list(lines.map { ["line": .text($0.isEmpty ? "" : " " + visible($0))] })
}

private func wrap(_ words: [String], to width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] = last + " " + word
        } else {
            lines.append(word)
        }
    }
    return lines
}

/// The line without control characters, which could end the comment.
private func visible(_ line: String) -> String {
    String(
        String.UnicodeScalarView(
            line.unicodeScalars.map { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: " "
                default: scalar
                }
            }))
}
