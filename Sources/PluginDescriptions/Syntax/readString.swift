import SourceDiagnostics

extension JSONReader {
    /// The string that begins at `index` (RFC 8259, section 7).
    mutating func readString(in quote: Quote) -> (text: String, range: SourceRange) {
        let start = index
        index += quote.width
        var text: [UInt8] = []
        var copied = index
        var lineBreak: SourceRange?
        while index < end {
            let byte = bytes[index]
            if byte == quote.closing {
                index += 1
                return finish(text, copied..<index - 1, from: start, in: quote, lineBreak)
            } else if byte == UInt8(ascii: "\\") {
                text += bytes[copied..<index]
                readEscape(in: quote, into: &text)
                copied = index
            } else if byte == 0x0A || byte == 0x0D {
                let position = SourceRange(index, index + (isCRLF ? 2 : 1))
                if !quote.isJSON || lineEndsString() { break }
                lineBreak = lineBreak ?? position
            } else if byte < 0x20 {
                skipControlCharacters()
            } else if byte == 0xE2, let curly = quote.curly, self.byte(1) == 0x80,
                curly.contains(self.byte(2))
            {
                index += 3
                return finish(text, copied..<index - 3, from: start, in: quote, lineBreak)
            } else {
                index += 1
            }
        }
        return endUnterminatedString(from: start, in: quote)
    }

    private mutating func finish(
        _ text: [UInt8], _ rest: Range<Int>, from start: Int, in quote: Quote,
        _ lineBreak: SourceRange?
    ) -> (text: String, range: SourceRange) {
        let range = SourceRange(start, index)
        let string =
            text.isEmpty
            ? String(decoding: bytes[rest], as: UTF8.self)
            : String(decoding: text + bytes[rest], as: UTF8.self)
        if let lineBreak {
            report(
                .controlCharacter, "line break in a string", at: lineBreak,
                note: #"write '\n' instead"#)
        }
        if !quote.isJSON {
            report(
                .wrongQuotes, "put the string in double quotation marks", at: range,
                note: "a string is written '\"text\"'")
            isRecovering = true
        }
        return (string, range)
    }

    /// Ends a string without a closing mark with its line, before what closes the line.
    private mutating func endUnterminatedString(
        from start: Int, in quote: Quote
    ) -> (text: String, range: SourceRange) {
        let textStart = start + quote.width
        while index > textStart, Self.endOfLine.contains(bytes[index - 1]) { index -= 1 }
        report(
            .unterminatedString, "close this string with '\"'",
            at: SourceRange(start, textStart))
        isRecovering = true
        if bytes[textStart..<index].contains(where: Self.brackets.contains) {
            isStructureUncertain = true
        }
        return (file.text(in: SourceRange(textStart, index)), SourceRange(start, index))
    }

    private static let endOfLine = Array(" \t,]}".utf8)
    private static let brackets = Array("[]{}".utf8)

    private var isCRLF: Bool { byte() == 0x0D && byte(1) == 0x0A }

    /// At a line break: whether the text after it looks like JSON, so that a closing mark is
    /// missing before it. If it does not, goes on to that text.
    private mutating func lineEndsString() -> Bool {
        var next = index
        while next < end, bytes[next] <= UInt8(ascii: " ") { next += 1 }
        guard next < end, !Array("\"{}[],/".utf8).contains(bytes[next]) else { return true }
        index = next
        return false
    }

    private mutating func skipControlCharacters() {
        let start = index
        while index < end, bytes[index] < 0x20, bytes[index] != 0x0A, bytes[index] != 0x0D {
            index += 1
        }
        let name = name(of: Unicode.Scalar(bytes[start]))
        let escape = bytes[start] == 0x09 ? #"\t"# : #"\u"# + name.dropFirst(2)
        report(
            .controlCharacter, "control character \(name) in a string",
            at: SourceRange(start, index), note: "write '\(escape)' instead")
    }
}
