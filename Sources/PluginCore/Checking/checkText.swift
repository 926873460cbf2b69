extension ShapeChecker {
    /// Checks an object that describes a text.
    ///
    /// - Parameter kinds: the kinds of text that the key takes.
    mutating func checkText(
        _ members: [JSONMember], at range: SourceRange, among kinds: TextKinds,
        of subject: Subject
    ) {
        if let member = members.first(where: { $0.key == "markdown" }), !kinds.keys.contains(member.key) {
            return reportMisplacedMarkdown(member, of: subject)
        }
        if reportMisplacedPair(members, among: kinds, of: subject)
            || reportInputInPair(members, among: kinds, of: subject)
        {
            return
        }
        if members.isPair, !members.contains(where: { kinds.keys.contains($0.key) }) {
            return check(members, at: range, are: Vocabulary.textPair)
        }
        checkVariant(
            members, at: range, among: kinds.kinds,
            whenUnclear: !kinds.keys.contains("input")
                ? "one text of a pair needs 'localized' or 'swift'" : "a text needs 'localized', 'input' or 'swift'")
    }

    private mutating func reportMisplacedMarkdown(_ member: JSONMember, of subject: Subject) {
        report(
            .misplacedMarkdown,
            "\(subject.description) is plain text; only the 'text' of a label can have Markdown",
            at: member.keyRange, advice: advisor?.note(on: .misplacedMarkdown(member, key: subject.key)))
    }
}

/// Pairs of text or symbols, between which an input decides.
extension ShapeChecker {
    /// Reports a pair as the value of a key that does not take one. Returns whether it does.
    mutating func reportMisplacedPair(_ members: [JSONMember], among kinds: TextKinds, of subject: Subject) -> Bool {
        guard !kinds.keys.contains("when"),
            let member = members.first(where: { ["when", "then", "else"].contains($0.key) })
        else { return false }
        report(
            .misplacedPair, "\(subject.description) cannot be a pair", at: member.keyRange,
            note: ShapeMistake.noteOnMisplacedPair)
        return true
    }

    /// Reports an input as one text of a pair. Returns whether it does.
    mutating func reportInputInPair(_ members: [JSONMember], among kinds: TextKinds, of subject: Subject) -> Bool {
        guard !kinds.keys.contains("input"),
            let member = members.first(where: { $0.key == "input" })
        else { return false }
        report(
            .misplacedPair, "\(subject.description) of a pair cannot come from an input",
            at: member.keyRange,
            note: "write the text, or leave out the pair and let the host set the whole text: " + "'{ \"input\": … }'")
        return true
    }
}

extension ShapeMistake {
    package static let noteOnMisplacedPair =
        "only the 'title' of a button, accessibility labels, and the 'symbol' of buttons and images can be a pair"
}

extension [JSONMember] {
    /// Whether an object has keys that only a pair has.
    package var isPair: Bool { contains { ["when", "then", "else"].contains($0.key) } }
}

extension DiagnosticIdentifier {
    static let misplacedMarkdown: Self = "misplaced-markdown"
    static let misplacedPair: Self = "misplaced-pair"
}
