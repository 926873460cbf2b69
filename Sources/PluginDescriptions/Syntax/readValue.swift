extension JSONReader {
    /// The next value (RFC 8259, section 3); nil where a comma, a closing bracket or the end comes
    /// first.
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
            .unexpectedCharacter, "unexpected character \(scalar.nameInMessages)", at: range,
            note: note?.text, noteRange: note?.range)
        index = range.upperBound
    }
}

extension JSONReader {
    /// `true`, `false` or `null` (RFC 8259, section 3). After an error the one that was meant, or
    /// else the word as a string.
    mutating func readWord(_ range: SourceRange) -> JSONValue {
        let word = file.text(in: range)
        if let value = value(of: word) { return value }
        defer { recoverFromWord() }
        if isRecovering { return .string(word) }
        let meant =
            Self.otherWords[word.lowercased()]
            ?? nearestMatch(to: word, among: ["true", "false", "null"])
        report(
            .unknownWord, "not a JSON value: '\(shortened(range))'", at: range,
            note: meant.map { "did you mean '\($0)'?" }
                ?? "write '\"\(shortened(range))\"' for a string")
        return meant.flatMap(value) ?? .string(word)
    }

    /// Words that other languages have for the three of JSON.
    private static let otherWords = [
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

    /// After a word without quotation marks: others that follow it belong to it, and so does a
    /// quotation mark that follows it at once.
    mutating func recoverFromWord() {
        isRecovering = true
        var next = index
        while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
        if byte() == UInt8(ascii: "\"") || endOfWord(from: next) > next { silenceLine() }
    }
}

extension JSONReader {
    /// The end of the letters, digits and signs at `offset` that make up a number or a word, right
    /// or wrong; `offset` itself if there are none.
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

    /// Whether a value or a key begins at `index`.
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

/// Whether a byte is a digit of ASCII.
func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

extension DiagnosticIdentifier {
    package static let unknownWord: Self = "unknown-word"
}
