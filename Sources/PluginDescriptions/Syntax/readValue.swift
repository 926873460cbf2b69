import SourceDiagnostics

extension JSONReader {
    /// The next value (RFC 8259, section 3); nil where a comma, a closing bracket or the end comes
    /// first.
    mutating func readValue() -> JSONNode? {
        while true {
            skipTrivia()
            guard index < end else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let string = readString(in: .double)
                return JSONNode(value: .string(string.text), range: string.range)
            case UInt8(ascii: "{"): return readObject()
            case UInt8(ascii: "["): return readArray()
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
            default:
                if let node = readBareValue() { return node }
            }
        }
    }

    /// A value that begins with none of JSON's own marks; nil if there is none, after skipping
    /// what is there instead.
    private mutating func readBareValue() -> JSONNode? {
        if let quote = quote(at: index) {
            let string = readString(in: quote)
            return JSONNode(value: .string(string.text), range: string.range)
        }
        let range = SourceRange(index, endOfWord(from: index))
        if range.upperBound == index {
            skipUnexpected()
            return nil
        }
        index = range.upperBound
        let value = isMeantAsNumber(range) ? readNumber(range) : readWord(range)
        return value.map { JSONNode(value: $0, range: range) }
    }

    /// Reports and skips a character that begins no value.
    mutating func skipUnexpected() {
        defer { isRecovering = true }
        guard let scalar = scalar(at: index) else {
            index = malformedRanges.first { $0.upperBound > index }?.upperBound ?? index + 1
            return
        }
        var note: (text: String, range: SourceRange?)?
        if scalar == ":", let bracket = openBrackets.last, bracket.container == "array" {
            note = ("the array that begins here has no keys", bracket.range)
            // Every key tells the same: a bracket of this array is wrong or missing.
            isRecovering = isRecovering || isStructureUncertain
            isStructureUncertain = true
        } else if scalar == "/" {
            note = ("a comment begins with '//' or with '/*'", nil)
        }
        let range = SourceRange(index, index + UTF8.width(scalar))
        report(
            .unexpectedCharacter, "unexpected character \(name(of: scalar))", at: range,
            note: note?.text, noteRange: note?.range)
        index = range.upperBound
    }
}
