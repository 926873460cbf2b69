extension JSONReader {
    /// Reads the next value (RFC 8259, section 3); nil if a comma, a closing bracket or the end
    /// comes first.
    mutating func readValue() -> JSONNode? {
        while true {
            skipTrivia()
            guard index < end else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "{"): return readObject()
            case UInt8(ascii: "["): return readArray()
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
            default:
                if let node = readBareValue() { return node }
            }
        }
    }

    /// Reads a string, a number or a word; nil if there is none, after skipping the unexpected
    /// character.
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

    /// Reports and skips a character that cannot begin a value.
    mutating func skipUnexpected() {
        defer { isRecovering = true }
        guard let scalar = scalar(at: index) else {
            index = malformedRanges.first { $0.upperBound > index }?.upperBound ?? index + 1
            return
        }
        var note: (text: String, range: SourceRange?)?
        if scalar == ":", let bracket = openBrackets.last, bracket.container == "array" {
            note = ("the array that begins here has no keys", bracket.range)
            // Every key in this array would be reported for the same reason: a bracket is wrong or
            // missing.
            isRecovering = isRecovering || isStructureUncertain
            isStructureUncertain = true
        } else if scalar == "/" {
            note = ("a comment begins with '//' or with '/*'", nil)
        }
        let range = SourceRange(index, index + UTF8.width(scalar))
        report(
            .unexpectedCharacter, "unexpected character \(scalar.nameInMessages)", at: range,
            note: note?.text, noteRange: note?.range)
        index = range.upperBound
    }
}

extension JSONReader {
    /// Reads `true`, `false` or `null` (RFC 8259, section 3). After an error, returns the value
    /// that was meant, or else the word as a string.
    mutating func readWord(_ range: SourceRange) -> JSONValue {
        let word = file.text(in: range)
        if let value = value(of: word) { return value }
        defer { recoverFromWord() }
        if isRecovering { return .string(word) }
        let meant =
            Self.foreignLiterals[word.lowercased()]
            ?? nearestMatch(to: word, among: ["true", "false", "null"])
        report(
            .unknownWord, "not a JSON value: '\(shortened(range))'", at: range,
            note: meant.map { "did you mean '\($0)'?" }
                ?? "write '\"\(shortened(range))\"' for a string")
        return meant.flatMap(value) ?? .string(word)
    }

    /// The spellings of `true`, `false` and `null` in other languages.
    private static let foreignLiterals = [
        "nil": "null", "none": "null", "undefined": "null", "yes": "true", "no": "false",
    ]

    private func value(of word: String) -> JSONValue? {
        switch word {
        case "true": .bool(true)
        case "false": .bool(false)
        case "null": .null
        default: nil
        }
    }

    /// Continues after a word without quotation marks. Words after it belong to it, and so does a
    /// quotation mark directly after it.
    mutating func recoverFromWord() {
        isRecovering = true
        var next = index
        while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
        if byte() == UInt8(ascii: "\"") || endOfWord(from: next) > next { silenceLine() }
    }
}

extension JSONReader {
    /// Returns the end of the number or word at `offset`, valid or not: its letters, digits and
    /// signs. Returns `offset` itself if there are none.
    func endOfWord(from offset: Int) -> Int {
        var offset = offset
        while offset < end {
            let byte = bytes[offset]
            if byte < 0x80 {
                guard isWordCharacter(byte) else { break }
                offset += 1
            } else {
                guard let scalar = scalar(at: offset), scalar.properties.isIDContinue else { break }
                offset += UTF8.width(scalar)
            }
        }
        return offset
    }

    /// Returns whether a value or a key begins at `index`.
    func beginsValue() -> Bool {
        byte() == UInt8(ascii: "{") || byte() == UInt8(ascii: "[") || quote(at: index) != nil
            || endOfWord(from: index) > index
    }

    private func isWordCharacter(_ byte: UInt8) -> Bool {
        let lowercase = byte | 0x20
        return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || isDigit(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
}

/// Returns whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

extension DiagnosticIdentifier {
    package static let unknownWord: Self = "unknown-word"
}
