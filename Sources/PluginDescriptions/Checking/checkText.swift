extension ShapeChecker {
    /// Checks an object that describes a text.
    mutating func checkText(_ members: [JSONMember], at range: SourceRange) {
        if let shown = members.first(where: { $0.key == "value" })?.value, let text = shown.string {
            checkPlaceholders(in: text, at: shown.range)
        }
        checkVariant(
            members, at: range, among: Vocabulary.textKinds,
            whenUnclear: "a text needs 'localized', 'input' or 'swift'")
    }

    /// Warns of a text with a placeholder, which will be displayed literally.
    mutating func checkPlaceholders(in text: String, at range: SourceRange) {
        guard let placeholder = placeholder(in: text) else { return }
        report(
            .literalPlaceholder, "'\(placeholder)' will be displayed literally", at: range,
            note: "to show a value, name an input: '{ \"input\": \"…\" }'", as: .warning)
    }

    /// Returns the first placeholder of a text, such as `\(name)` or `%@`.
    private func placeholder(in text: String) -> String? {
        let bytes = Array(text.utf8)
        let lastEnd = bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
        var index = 0
        while index < bytes.count {
            var end: Int?
            if bytes[index] == UInt8(ascii: "%") {
                // After a digit, the sign is a percentage.
                let isAlone =
                    (index == 0 || !isDigit(bytes[index - 1])) && !text.contains("://")
                end = isAlone ? endOfFormat(at: index, in: bytes) : nil
                if index + 1 < bytes.count, bytes[index + 1] == bytes[index] { index += 1 }
            } else if bytes[index] == UInt8(ascii: "\\"), index + 2 < lastEnd,
                bytes[index + 1] == UInt8(ascii: "("), SwiftIdentifier.isHead(bytes[index + 2])
            {
                end = bytes[index...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
            }
            if let end { return String(decoding: bytes[index..<end], as: UTF8.self) }
            index += 1
        }
        return nil
    }

    /// Returns the end of a format's placeholder that begins with a percent sign; nil if there is none.
    private func endOfFormat(at start: Int, in bytes: [UInt8]) -> Int? {
        var index = start + 1
        // The position, the width and the precision.
        while index < bytes.count, isDigit(bytes[index]) || "$.+-".utf8.contains(bytes[index]) {
            index += 1
        }
        while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "@") { return index + 1 }
        let isWord =
            index + 1 < bytes.count
            && (SwiftIdentifier.isHead(bytes[index + 1]) || bytes[index + 1] >= 0x80)
        return "diufs".utf8.contains(bytes[index]) && !isWord ? index + 1 : nil
    }
}

extension DiagnosticIdentifier {
    static let literalPlaceholder: Self = "literal-placeholder"
}
