import SourceDiagnostics

extension JSONReader {
    /// A key and its value (RFC 8259, section 4); nil where either is missing.
    mutating func readMember() -> JSONMember? {
        guard let key = readKey() else { return nil }
        readColon(after: key.range)
        guard let value = readValue() else {
            if index < end {
                report(.missingValue, "write a value for this key", at: key.range)
            }
            return nil
        }
        return JSONMember(key: key.text, keyRange: key.range, value: value)
    }

    private mutating func readKey() -> (text: String, range: SourceRange)? {
        if let quote = quote(at: index) { return readString(in: quote) }
        let range = SourceRange(index, endOfWord(from: index))
        if range.upperBound > index {
            report(
                .unquotedKey, "put the key in quotation marks", at: range,
                note: "write '\"\(shortened(range))\"'")
            index = range.upperBound
            recoverFromWord()
            return (file.text(in: range), range)
        }
        if byte() == UInt8(ascii: "{") || byte() == UInt8(ascii: "[") {
            reportBracket(
                .missingKey, "write a key before this value", at: SourceRange(index, index + 1),
                note: "the object that begins here is still open",
                noteRange: openBrackets.last?.range)
            isRecovering = true
            _ = readValue()
        } else {
            skipUnexpected()
        }
        return nil
    }

    private mutating func readColon(after key: SourceRange) {
        skipTrivia()
        if byte() == UInt8(ascii: ":") {
            index += 1
            isRecovering = false
        } else if byte() == UInt8(ascii: "=") {
            let range = SourceRange(index, index + (byte(1) == UInt8(ascii: ">") ? 2 : 1))
            report(.missingColon, "write ':' between a key and its value", at: range)
            index = range.upperBound
        } else if index < end, beginsValue() {
            reportMissing(
                .missingColon, "write ':' between a key and its value", at: key.upperBound)
        }
    }
}
