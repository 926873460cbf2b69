extension ShapeChecker {
    /// The number of views that a plugin can have.
    static let viewLimit = 500

    /// Checks the keys of a view. One of them states its kind.
    mutating func checkView(
        _ members: [JSONMember], at range: SourceRange, isOutermost: Bool, _ subject: Subject
    ) {
        viewCount += 1
        let hasTooManyKeys = members.count > Vocabulary.countLimit
        if hasTooManyKeys { reportCount(of: "keys", in: subject, at: range) }
        if viewCount == Self.viewLimit + 1 {
            report(.tooManyViews, "a plugin has at most \(Self.viewLimit) views", at: range.opening)
        }
        guard !hasTooManyKeys, viewCount <= Self.viewLimit else { return }
        checkVariant(
            members, at: range, among: Vocabulary.viewKinds,
            extraKeys: isOutermost ? Vocabulary.outermostKeys : [],
            whenUnclear: "a view needs a key that says its kind: one of "
                + quotedList(Vocabulary.viewKinds.map(\.key)))
    }
}

extension DiagnosticIdentifier {
    static let tooManyViews: Self = "too-many-views"
}
