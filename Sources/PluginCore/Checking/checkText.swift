extension ShapeChecker {
    /// Checks an object that describes a text.
    ///
    /// - Parameter kinds: the kinds of text that the key takes.
    mutating func checkText(
        _ members: [JSONMember], at range: SourceRange, among kinds: TextKinds,
        of subject: Subject
    ) {
        /// Returns a member with the first of some keys, or with the others, unless the value can have the first one.
        func misplaced(_ keys: String...) -> JSONMember? {
            kinds.keys.contains(keys[0]) ? nil : members.first { keys.contains($0.key) }
        }
        if let member = misplaced("markdown") {
            return report(
                .misplacedMarkdown,
                "\(subject.description) is plain text; only the 'text' of a label can have Markdown",
                at: member.keyRange, advice: advisor?.note(on: .misplacedMarkdown(member, key: subject.key)))
        }
        if let member = misplaced("when", "then", "else") {
            return report(
                .misplacedPair, "\(subject.description) cannot be a pair", at: member.keyRange,
                note: ShapeMistake.noteOnMisplacedPair)
        }
        if let member = misplaced("input") {
            return report(
                .misplacedPair, "\(subject.description) of a pair cannot come from an input",
                at: member.keyRange,
                note: "write the text, or leave out the pair and let the host set the whole text: '{ \"input\": … }'")
        }
        if members.isPair, !members.contains(where: { kinds.keys.contains($0.key) }) {
            return check(members, at: range, are: Vocabulary.textPair)
        }
        checkVariant(
            members, at: range, among: kinds.kinds,
            whenUnclear: !kinds.keys.contains("input")
                ? "one text of a pair needs 'localized' or 'swift'" : "a text needs 'localized', 'input' or 'swift'")
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
