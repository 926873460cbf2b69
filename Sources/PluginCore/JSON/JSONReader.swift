/// Reads a file with one JSON value (RFC 8259, section 2), and keeps the place of each part.
///
/// In addition to the RFC, comments (`// …` and `/* … */`, which cannot be nested) are allowed
/// wherever white space is, and a comma may follow the last element of an array or the last member
/// of an object. A byte order mark is skipped, as section 8.1 allows. Brackets can be nested 128
/// deep; section 9 allows such a limit.
///
/// - Returns: The value; nil if there is an error. Only the first error is reported.
package func readJSON(_ file: SourceFile, reporting diagnostics: inout DiagnosticCollector) -> JSONNode? {
    do throws(JSONError) {
        try checkEncoding(of: file)
        var reader = JSONReader(bytes: file.bytes)
        return try reader.readDocument()
    } catch {
        diagnostics.report(error, in: file)
        return nil
    }
}

/// The first error of a JSON file.
struct JSONError: Error {
    var identifier = DiagnosticIdentifier.invalidJSON
    let message: String
    let range: SourceRange
    var note: String?
}

extension DiagnosticCollector {
    mutating func report(_ error: JSONError, in file: SourceFile) {
        self.error(error.identifier, error.message, at: SourcePlace(file, error.range), note: error.note)
    }
}

/// A parser for one JSON file, with its state.
struct JSONReader {
    /// The maximum number of nested brackets.
    private static let depthLimit = 128

    let bytes: [UInt8]
    /// The offset of the next byte to read.
    var index = 0
    private var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the byte at a distance after `index`; 0 after the end.
    func byte(_ distance: Int = 0) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

    mutating func readDocument() throws(JSONError) -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        try skipTrivia()
        if index == bytes.count {
            throw JSONError(message: "the file holds no value", range: .start, note: "write an object: '{ }'")
        }
        let root = try readValue()
        try skipTrivia()
        if index < bytes.count {
            throw unexpectedText(insteadOf: "the end of the file", note: "a file holds one value")
        }
        return root
    }

    /// Skips white space (RFC 8259, section 2) and comments.
    private mutating func skipTrivia() throws(JSONError) {
        while true {
            switch (byte(), byte(1)) {
            case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _): index += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): try skipBlockComment()
            default: return
            }
        }
    }

    private mutating func skipBlockComment() throws(JSONError) {
        let opening = SourceRange(index, index + 2)
        index += 2
        while byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
            if index == bytes.count { throw JSONError(message: "close this comment with '*/'", range: opening) }
            index += 1
        }
        index += 2
    }

    /// Reads a value (RFC 8259, section 3).
    private mutating func readValue() throws(JSONError) -> JSONNode {
        let start = index
        let value: JSONValue =
            switch byte() {
            case UInt8(ascii: "{"):
                .object(try readItems(of: "object", to: "}") { reader throws(JSONError) in try reader.readMember() })
            case UInt8(ascii: "["):
                .array(try readItems(of: "array", to: "]") { reader throws(JSONError) in try reader.readValue() })
            case UInt8(ascii: "\""): .string(try readString())
            default: try readWord()
            }
        return JSONNode(value: value, range: SourceRange(start, index))
    }

    /// Reads `true`, `false`, `null` (RFC 8259, section 3) or a number.
    private mutating func readWord() throws(JSONError) -> JSONValue {
        let word = String(decoding: bytes[index...].prefix(while: isWordCharacter), as: UTF8.self)
        let value: JSONValue
        switch word {
        case "true": value = .bool(true)
        case "false": value = .bool(false)
        case "null": value = .null
        default:
            guard let number = JSONNumber(word) else {
                let meant = nearestMatch(to: word, among: ["true", "false", "null"])
                throw unexpectedText(insteadOf: "a value", note: meant.map { "did you mean '\($0)'?" })
            }
            value = .number(number)
        }
        index += word.utf8.count
        return value
    }

    private func isWordCharacter(_ byte: UInt8) -> Bool {
        isDigit(byte) || "+-._".utf8.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

/// Arrays and objects.
extension JSONReader {
    private mutating func readMember() throws(JSONError) -> JSONMember {
        let start = index
        if byte() != UInt8(ascii: "\"") { throw unexpectedText(insteadOf: "a key in quotation marks") }
        let key = try readString()
        let range = SourceRange(start, index)
        try skipTrivia()
        if byte() != UInt8(ascii: ":") { throw missing("':'", after: range.upperBound) }
        index += 1
        try skipTrivia()
        return JSONMember(key: key, keyRange: range, value: try readValue())
    }

    /// Reads the elements (RFC 8259, section 5) or the members (section 4) between two brackets.
    private mutating func readItems<Item>(
        of container: String, to closing: Unicode.Scalar, _ readItem: (inout JSONReader) throws(JSONError) -> Item
    ) throws(JSONError) -> [Item] {
        let opening = SourceRange(index, index + 1)
        if depth == Self.depthLimit {
            throw JSONError(
                identifier: .nestingTooDeep,
                message: "brackets are nested more than \(Self.depthLimit) deep", range: opening)
        }
        depth += 1
        index += 1
        var items: [Item] = []
        try skipTrivia()
        while byte() != UInt8(ascii: closing), index < bytes.count {
            items.append(try readItem(&self))
            let end = index
            try skipTrivia()
            if byte() == UInt8(ascii: ",") {
                index += 1
                try skipTrivia()
            } else if byte() != UInt8(ascii: closing), index < bytes.count {
                throw missing("',' or '\(closing)'", after: end)
            }
        }
        if index == bytes.count {
            throw JSONError(
                message: "close this \(container) with '\(closing)'", range: opening,
                note: "the file ends before it is closed")
        }
        depth -= 1
        index += 1
        return items
    }
}

/// The errors of text in a wrong place.
extension JSONReader {
    /// Returns the error for a comma, colon or bracket that is missing between the offset of an end and `index`.
    private func missing(_ expected: String, after end: Int) -> JSONError {
        let beginsValue = "{[\"".utf8.contains(byte()) || isWordCharacter(byte())
        if !beginsValue { return unexpectedText(insteadOf: expected) }
        if end == index, bytes[end - 1] == UInt8(ascii: "\"") {
            return JSONError(
                message: "expected \(expected) after this quotation mark",
                range: SourceRange(end - 1, end),
                note: #"close the string before it, or write '\"' within the string"#)
        }
        return JSONError(message: "expected \(expected)", range: SourceRange(end, end))
    }

    /// Returns the error for the word or the character at `index`.
    private func unexpectedText(insteadOf expected: String, note: String? = nil) -> JSONError {
        let text = String(decoding: bytes[index...].prefix(40), as: UTF8.self).unicodeScalars
        guard let first = text.first else {
            return JSONError(message: "expected \(expected), not the end of the file", range: SourceRange(index, index))
        }
        let word = String(text.prefix { $0.properties.isIDContinue || "+-.$".unicodeScalars.contains($0) })
        let found = word.isEmpty ? first.nameInMessages : "'\(word)'"
        return JSONError(
            message: "expected \(expected), not \(found)",
            range: SourceRange(index, index + max(word.utf8.count, UTF8.width(first))),
            note: note ?? self.note(on: first, word))
    }

    private func note(on first: Unicode.Scalar, _ word: String) -> String? {
        switch first {
        case "'", "`", "‘", "’", "“", "”", "„": "write strings in straight double quotation marks"
        case "#", "/": "a comment begins with '//' or with '/*'"
        case "0"..."9", "+", "-", ".": "write a number as '-12.5e3'"
        default: word.isEmpty ? nil : "write '\"\(word)\"'"
        }
    }
}

extension DiagnosticIdentifier {
    package static let invalidJSON: Self = "invalid-json"
}
