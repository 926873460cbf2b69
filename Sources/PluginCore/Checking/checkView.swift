extension ShapeChecker {
    /// The number of views that a plugin can have.
    static let viewLimit = 500

    /// Checks the keys of a view. One of them names its kind, for example `label`.
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
        let hasKind = members.contains { member in
            Vocabulary.viewKinds.contains { $0.key == member.key }
        }
        if !hasKind,
            let mistake = advisor?.commonMistake(inViewWithoutKind: members, at: range)
        {
            return report(mistake)
        }
        checkVariant(
            members, at: range, among: Vocabulary.viewKinds,
            extraKeys: { Vocabulary.extraKeys(of: $0, isOutermost: isOutermost) },
            whenUnclear: "a view needs a key that says its kind")
    }

    /// Reports a mistake that many people make.
    mutating func report(_ mistake: CommonMistake) {
        report(mistake.identifier, mistake.message, at: mistake.range, note: mistake.note)
    }
}

extension DiagnosticIdentifier {
    static let tooManyViews: Self = "too-many-views"
}
