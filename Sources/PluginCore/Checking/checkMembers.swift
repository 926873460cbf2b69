extension ShapeChecker {
    /// Checks that each member has one of the keys, no key is repeated and no required key is missing.
    mutating func check(
        _ members: [JSONMember], at range: SourceRange, are shape: ObjectShape, extraKeys: [KeyShape] = []
    ) {
        let keys = shape.keys + extraKeys
        var given: Set<String> = []
        var keysAreKnown = true
        for (index, member) in members.enumerated() {
            if !given.contains(member.key), let mistake = advisor?.commonMistake(in: member, among: members, of: shape)
            {
                given.insert(member.key)
                keysAreKnown = false
                report(mistake)
            } else if let key = keys.first(where: { $0.name == member.key }), given.insert(member.key).inserted {
                check(member.value, is: key.value, of: .key(key))
                checkPlatforms(for: member, of: shape)
            } else {
                keysAreKnown = false
                reportKey(at: index, of: members, among: keys, of: shape)
            }
        }
        // A misspelled key may be the missing one.
        if keysAreKnown { checkRequired(members, at: range, of: shape) }
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
                at: member.keyRange, advice: note(on: member, among: keys, of: shape))
        }
    }

    /// Returns the key that was most likely meant, and all keys.
    private func note(on member: JSONMember, among keys: [KeyShape], of shape: ObjectShape) -> Diagnostic.Note? {
        if let note = advisor?.note(on: .unknownKey(member, among: keys, of: shape)) { return note }
        let names = keys.acceptedNames
        return .suggestion(nearestMatch(to: member.key, among: keys.map(\.name)), accepted: names)
    }

    /// Reports the keys that are missing, together, with the members to add.
    private mutating func checkRequired(_ members: [JSONMember], at range: SourceRange, of shape: ObjectShape) {
        let missing = shape.requiredNames.filter { names in !members.contains { names.contains($0.key) } }
        if missing.isEmpty { return }
        let keys = missing.map { names in names.count == 1 ? "'\(names[0])'" : "one of " + quotedList(names) }
        report(
            .requiredKey,
            "\(shape.name.withArticle) needs \(keys.joined(separator: " and "))",
            at: range.opening,
            advice: advisor?.note(on: .missingKeys(missing.map { $0[0] }, of: shape, given: members)))
    }

    /// Checks that only one of the keys is given.
    private mutating func checkAlternatives(_ members: [JSONMember], of shape: ObjectShape) {
        let keys = members.filter { shape.alternatives.contains($0.key) }
        guard let first = keys.first else { return }
        for (index, member) in keys.enumerated().dropFirst()
        where !keys[..<index].contains(where: { $0.key == member.key }) {
            report(
                .exclusiveKeys,
                "\(shape.name.withArticle) can have only one of \(quotedList(shape.alternatives))",
                at: member.keyRange, note: "it has '\(first.key)' already", noteRange: first.keyRange)
        }
    }
}

extension DiagnosticIdentifier {
    static let duplicateKey: Self = "duplicate-key"
    package static let unknownKey: Self = "unknown-key"
}

extension ObjectShape {
    /// The keys that are required, each in a list of those of which one is enough.
    package var requiredNames: [[String]] {
        keys.filter(\.isRequired).map { [$0.name] } + (alternatives.isEmpty ? [] : [alternatives])
    }
}

extension [KeyShape] {
    /// The keys that users can write.
    package var acceptedNames: [String] { filter { !$0.isForTools }.map(\.name) }
}

extension Diagnostic.Note {
    /// Returns the note that asks whether a word was meant, or else lists the accepted ones; nil if there is nothing to
    /// say.
    package static func suggestion(_ match: String?, accepted: [String]) -> Diagnostic.Note? {
        if let match { return Diagnostic.Note("did you mean '\(match)'?") }
        return accepted.isEmpty ? nil : Diagnostic.Note("", list: list(ofAccepted: accepted))
    }

    /// Returns the list of accepted values or keys for a note; empty if there are none.
    package static func list(ofAccepted values: [String]) -> String {
        values.isEmpty ? "" : "accepted: \(quotedList(values))"
    }
}
