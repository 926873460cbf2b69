extension ShapeChecker {
    /// The number of views that a plugin can have.
    static let viewLimit = 500

    /// Checks the keys of a view. One of them names its kind, for example `label`.
    mutating func checkView(_ members: [JSONMember], at range: SourceRange, isOutermost: Bool, _ subject: Subject) {
        viewCount += 1
        let hasTooManyKeys = members.count > Vocabulary.countLimit
        if hasTooManyKeys { reportCount(of: "keys", in: subject, at: range) }
        if viewCount == Self.viewLimit + 1 {
            report(.tooManyViews, "a plugin has at most \(Self.viewLimit) views", at: range.opening)
        }
        guard !hasTooManyKeys, viewCount <= Self.viewLimit else { return }
        let hasKind = members.contains { member in Vocabulary.viewKinds.contains { $0.key == member.key } }
        if !hasKind, let mistake = advisor?.commonMistake(inViewWithoutKind: members, at: range) {
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

extension ShapeChecker {
    /// Checks the members of an object that has one of several shapes, each with a key of its own.
    ///
    /// - Parameters:
    ///   - problem: the message for an object that has none of these keys.
    mutating func checkVariant(
        _ members: [JSONMember], at range: SourceRange, among kinds: [Vocabulary.ShapeKind],
        extraKeys: (_ kind: String) -> [KeyShape] = { _ in [] }, whenUnclear problem: @autoclosure () -> String
    ) {
        let found = kinds.filter { kind in members.contains { $0.key == kind.key } }
        guard let kind = found.first ?? likelyKind(of: members, among: kinds) else {
            return report(
                .requiredKey, problem(), at: range.opening,
                advice: advisor?.note(on: .missingKind(members, among: kinds))
                    ?? .suggestion(nil, accepted: kinds.map(\.key)))
        }
        let shape = kind.shape()
        let extraKeys = extraKeys(kind.key)
        let others = found.dropFirst()
        for other in others {
            guard let member = members.first(where: { $0.key == other.key }) else { continue }
            report(
                .exclusiveKeys,
                "one object cannot have both '\(kind.key)' and '\(member.key)'",
                at: member.keyRange)
        }
        // The keys of the other shapes are not reported again.
        let foreign = others.flatMap { $0.shape().keys.map(\.name) }
        let own = members.filter { member in
            (shape.keys + extraKeys).contains { $0.name == member.key } || !foreign.contains(member.key)
        }
        check(own, at: range, are: shape, extraKeys: extraKeys)
    }

    /// Returns the kind whose key is misspelled, or called as in another library.
    private func likelyKind(of members: [JSONMember], among kinds: [Vocabulary.ShapeKind]) -> Vocabulary.ShapeKind? {
        let keys = kinds.map(\.key)
        let names = members.map(\.key)
        let match =
            names.lazy.compactMap { nearestMatch(to: $0, among: keys) }.first
            ?? names.lazy.flatMap { advisor?.names(forForeign: $0) ?? [] }.first(where: keys.contains)
        return kinds.first { $0.key == match }
    }
}
