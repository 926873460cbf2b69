extension ShapeChecker {
    /// Checks an object that describes a text.
    ///
    /// - Parameter kinds: the kinds of text that the key takes.
    mutating func checkText(
        _ members: [JSONMember], at range: SourceRange, among kinds: [Vocabulary.ShapeKind],
        of subject: Subject
    ) {
        if let member = members.first(where: { $0.key == "markdown" }),
            !kinds.contains(where: { $0.key == member.key })
        {
            return reportMisplacedMarkdown(member, of: subject)
        }
        if reportMisplacedPair(members, among: kinds, of: subject)
            || reportInputInPair(members, among: kinds, of: subject)
        {
            return
        }
        if let shown = members.first(where: { $0.key == "value" })?.value, let text = shown.string {
            checkPlaceholders(in: text, at: shown.range)
        }
        if isPair(members),
            !members.contains(where: { member in kinds.contains { $0.key == member.key } })
        {
            return check(members, at: range, are: Vocabulary.textPair)
        }
        let isHalf = !kinds.contains { $0.key == "input" }
        checkVariant(
            members, at: range, among: kinds,
            whenUnclear: isHalf
                ? "one text of a pair needs 'localized' or 'swift'"
                : "a text needs 'localized', 'input' or 'swift'",
            advice: { isHalf ? $0.adviceOnHalf(members) : $0.adviceOnText(members) })
    }

    private func adviceOnText(_ members: [JSONMember]) -> Diagnostic.Note {
        Diagnostic.Note("write '\(localized(members))', or '{ \"input\": \"message\" }'")
    }

    private func adviceOnHalf(_ members: [JSONMember]) -> Diagnostic.Note {
        Diagnostic.Note("write '\(localized(members))', or the text itself")
    }

    /// Returns a localized text with the default value that an object has.
    private func localized(_ members: [JSONMember]) -> String {
        let value = members.first { $0.key == "value" }.map { source(of: $0.value) } ?? "\"…\""
        return "{ \"localized\": \"message\", \"value\": \(value) }"
    }

    private mutating func reportMisplacedMarkdown(_ member: JSONMember, of subject: Subject) {
        var note = "write the text without 'markdown'"
        if case .key(let key) = subject {
            note = "write '\"\(key.name)\": \(source(of: member.value))'"
        }
        report(
            .misplacedMarkdown,
            "\(subject.description) is plain text; only the 'text' of a label can have Markdown",
            at: member.keyRange, note: note)
    }

    /// Warns of a text with a placeholder, which will be displayed literally.
    mutating func checkPlaceholders(in text: String, at range: SourceRange) {
        guard let placeholder = placeholder(in: text) else { return }
        // An input holds a whole text.
        let isWhole = placeholder == text && placeholder.first != "%"
        let name = isWhole ? placeholder.filter { $0.isLetter || $0.isNumber } : ""
        let input = SwiftIdentifier.problem(of: name) == nil ? name : "message"
        report(
            .literalPlaceholder, "'\(placeholder)' will be displayed literally", at: range,
            note: "to show a value, use an input for the whole text: "
                + "'{ \"input\": \"\(input)\" }'", as: .warning)
    }

    /// Returns the first placeholder of a text, such as `\(name)`, `{name}` or `%@`.
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
            } else if bytes[index] == UInt8(ascii: "{") {
                end = endOfName(at: index, in: bytes)
                if end != nil, index > 0, bytes[index - 1] == UInt8(ascii: "$") { index -= 1 }
            }
            if let end { return String(decoding: bytes[index..<end], as: UTF8.self) }
            index += 1
        }
        return nil
    }

    /// Returns the end of a name in one or two pairs of braces; nil if there is something else in them.
    private func endOfName(at start: Int, in bytes: [UInt8]) -> Int? {
        let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        let content = bytes[start...].drop { $0 == opening }
        let depth = content.startIndex - start
        let (space, dot) = (UInt8(ascii: " "), UInt8(ascii: "."))
        let name = content.drop { depth == 2 && $0 == space }
        let rest = name.drop { SwiftIdentifier.isBody($0) || $0 == dot }
            .drop { depth == 2 && $0 == space }
        let end = rest.startIndex + depth
        guard depth <= 2, rest.startIndex > name.startIndex, end <= bytes.count,
            bytes[rest.startIndex..<end].allSatisfy({ $0 == closing })
        else { return nil }
        return end
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
    static let misplacedMarkdown: Self = "misplaced-markdown"
}
