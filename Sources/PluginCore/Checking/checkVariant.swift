extension ShapeChecker {
    /// Checks the members of an object that has one of several shapes, each with a key of its own.
    ///
    /// - Parameters:
    ///   - problem: the message for an object that has none of these keys.
    mutating func checkVariant(
        _ members: [JSONMember], at range: SourceRange, among kinds: [Vocabulary.ShapeKind],
        extraKeys: (_ kind: String) -> [KeyShape] = { _ in [] },
        whenUnclear problem: @autoclosure () -> String
    ) {
        let found = kinds.filter { kind in members.contains { $0.key == kind.key } }
        guard let kind = found.first ?? likelyKind(of: members, among: kinds) else {
            if isComplete {
                report(
                    .requiredKey, problem(), at: range.opening,
                    advice: advisor?.note(on: .missingKind(members, among: kinds))
                        ?? .suggestion(nil, accepted: kinds.map(\.key)))
            }
            return
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
            (shape.keys + extraKeys).contains { $0.name == member.key }
                || !foreign.contains(member.key)
        }
        check(own, at: range, are: shape, extraKeys: extraKeys)
    }

    /// Returns the kind whose key is misspelled, or called as in another library.
    private func likelyKind(
        of members: [JSONMember], among kinds: [Vocabulary.ShapeKind]
    ) -> Vocabulary.ShapeKind? {
        let keys = kinds.map(\.key)
        let names = members.map(\.key)
        let match =
            names.lazy.compactMap { nearestMatch(to: $0, among: keys) }.first
            ?? names.lazy.flatMap(names(forForeign:)).first(where: keys.contains)
        return kinds.first { $0.key == match }
    }
}
