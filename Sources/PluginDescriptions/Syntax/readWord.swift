import SourceDiagnostics

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
