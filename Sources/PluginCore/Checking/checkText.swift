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
        if members.isPair,
            !members.contains(where: { member in kinds.contains { $0.key == member.key } })
        {
            return check(members, at: range, are: Vocabulary.textPair)
        }
        let isHalf = !kinds.contains { $0.key == "input" }
        checkVariant(
            members, at: range, among: kinds,
            whenUnclear: isHalf
                ? "one text of a pair needs 'localized' or 'swift'"
                : "a text needs 'localized', 'input' or 'swift'")
    }

    private mutating func reportMisplacedMarkdown(_ member: JSONMember, of subject: Subject) {
        report(
            .misplacedMarkdown,
            "\(subject.description) is plain text; only the 'text' of a label can have Markdown",
            at: member.keyRange,
            advice: advisor?.note(on: .misplacedMarkdown(member, key: subject.key)))
    }
}

extension DiagnosticIdentifier {
    static let misplacedMarkdown: Self = "misplaced-markdown"
}
