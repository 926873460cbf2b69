extension ShapeChecker {
    /// Checks the members of an object, unless there are too many.
    mutating func checkObject(
        _ members: [JSONMember], at range: SourceRange, is shape: ObjectShape, of subject: Subject
    ) {
        guard members.count <= Vocabulary.countLimit else {
            return reportCount(of: "keys", in: subject, at: range)
        }
        check(members, at: range, are: shape)
    }

    /// Checks that each member has one of the keys, no key is repeated and no required key is missing.
    mutating func check(
        _ members: [JSONMember], at range: SourceRange, are shape: ObjectShape,
        extraKeys: [KeyShape] = []
    ) {
        let keys = shape.keys + extraKeys
        var given: Set<String> = []
        for (index, member) in members.enumerated() {
            if let key = keys.first(where: { $0.name == member.key }),
                given.insert(member.key).inserted
            {
                check(member.value, is: key.value, of: .key(key))
                checkPlatforms(for: member, of: shape)
            } else {
                reportKey(at: index, of: members, among: keys, of: shape)
            }
        }
        if isComplete { checkRequired(members, at: range, are: keys, shape: shape) }
        checkAlternatives(members, of: shape)
    }

    /// Reports a key that is repeated, or that the shape does not have.
    private mutating func reportKey(
        at index: Int, of members: [JSONMember], among keys: [KeyShape], of shape: ObjectShape
    ) {
        let member = members[index]
        let first = members.firstIndex { $0.key == member.key } ?? index
        if first < index {
            report(
                .duplicateKey, "'\(member.key)' is declared twice",
                at: member.keyRange, note: "it is first declared here",
                noteRange: members[first].keyRange)
        } else {
            report(
                .unknownKey, "\(shape.name.withArticle) has no key '\(member.key)'",
                at: member.keyRange, note: suggestion(for: member.key, among: keys))
        }
    }

    private mutating func checkRequired(
        _ members: [JSONMember], at range: SourceRange, are keys: [KeyShape], shape: ObjectShape
    ) {
        let required = keys.filter(\.isRequired).map { [$0.name] }
        let alternatives = shape.alternatives.isEmpty ? [] : [shape.alternatives]
        let missing = (required + alternatives).filter { names in
            !members.contains { names.contains($0.key) }
        }
        if missing.isEmpty { return }
        // A misspelled key is not missing too.
        let meant = members.compactMap { nearestMatch(to: $0.key, among: keys.map(\.name)) }
        for names in missing where !names.contains(where: meant.contains) {
            let key = names.count == 1 ? "'\(names[0])'" : "one of " + quotedList(names)
            report(.requiredKey, "\(shape.name.withArticle) needs \(key)", at: range.opening)
        }
    }

    /// Checks that only one of the keys is given.
    private mutating func checkAlternatives(_ members: [JSONMember], of shape: ObjectShape) {
        let keys = members.filter { shape.alternatives.contains($0.key) }
        guard let first = keys.first else { return }
        for (index, member) in keys.enumerated().dropFirst()
        where !keys[..<index].contains(where: { $0.key == member.key }) {
            report(
                .exclusiveKeys,
                "\(shape.name.withArticle) has only one of \(quotedList(shape.alternatives))",
                at: member.keyRange, note: "it has '\(first.key)' already",
                noteRange: first.keyRange)
        }
    }
}

extension DiagnosticIdentifier {
    static let duplicateKey: Self = "duplicate-key"
    static let unknownKey: Self = "unknown-key"
}
