import SourceDiagnostics

extension ShapeChecker {
    /// Checks the members of an object that has one of several shapes, told apart by the key that
    /// each has first.
    ///
    /// - Parameter problem: what is wrong with an object that has none of these keys.
    mutating func checkVariant(
        _ members: [JSONMember], of node: JSONNode, among kinds: [String],
        extraKeys: [KeyShape] = [], whenUnclear problem: @autoclosure () -> String
    ) {
        var match: String?
        var others: [String] = []
        for kind in kinds where members.contains(where: { kind.isWord($0.key) }) {
            if match == nil { match = kind } else { others.append(kind) }
        }
        guard let kind = match ?? likelyKind(of: members, among: kinds) else {
            if isComplete {
                diagnostics.error(.requiredKey, problem(), at: place(node.range.opening))
            }
            return
        }
        let shape = Vocabulary.shape(ofKind: kind)
        for other in others {
            guard let member = members.first(where: { $0.key == other }) else { continue }
            let other = Vocabulary.shape(ofKind: other)
            diagnostics.error(
                .contradictingKeys,
                "one object cannot be \(shape.name.withArticle) and \(other.name.withArticle)",
                at: place(member.keyRange))
        }
        let keys = extraKeys.isEmpty ? shape.keys : shape.keys + extraKeys
        if others.isEmpty { return check(members, of: node, are: keys, shape: shape) }
        // What belongs to another shape that the object has too is no further problem.
        let foreign = others.flatMap { Vocabulary.shape(ofKind: $0).keys.map(\.name) }
        let own = members.filter { member in
            keys.contains { $0.name == member.key } || !foreign.contains(member.key)
        }
        check(own, of: node, are: keys, shape: shape)
    }

    /// The kind whose key is misspelt.
    private func likelyKind(of members: [JSONMember], among kinds: [String]) -> String? {
        members.lazy.compactMap { nearestMatch(to: $0.key, among: kinds) }.first
    }

    /// Checks that each member is one of the keys, that none comes twice and that none is missing.
    mutating func check(
        _ members: [JSONMember], of node: JSONNode, are keys: [KeyShape], shape: ObjectShape
    ) {
        for index in members.indices {
            let member = members[index]
            let key = keys.first { $0.name.isWord(member.key) }
            let first = members.firstIndex {
                key == nil ? $0.key == member.key : $0.key.isWord(member.key)
            }
            if let first, first < index {
                diagnostics.error(
                    .duplicateKey, "'\(member.key)' is given twice", at: place(member.keyRange),
                    notes: [
                        Diagnostic.Note(
                            "it is given here first", at: place(members[first].keyRange))
                    ])
            } else if let key {
                check(member.value, is: key.value, subject: "'\(key.name)'")
                remark(on: member, of: shape)
            } else {
                diagnostics.error(
                    .unknownKey, "\(shape.name.withArticle) has no key '\(member.key)'",
                    at: place(member.keyRange),
                    notes: suggestion(
                        for: member.key, among: keys.map(\.name), accepted: keys.accepted))
            }
        }
        if isComplete { checkRequired(members, of: node, are: keys, shape: shape) }
        if !shape.alternatives.isEmpty { checkAlternatives(members, of: shape) }
    }

    /// Warns of a key, or of its words, where a kit does something else in its place.
    private mutating func remark(on member: JSONMember, of shape: ObjectShape) {
        for kit in kitsWithRemarks {
            if let remark = kit.remark(on: "\(shape.name).\(member.key)") {
                diagnostics.warning(.otherKit, remark, at: place(member.keyRange))
            }
            for node in [member.value] + member.value.elements {
                guard let word = node.string, let remark = kit.remark(on: "\(member.key).\(word)")
                else { continue }
                diagnostics.warning(.otherKit, remark, at: place(node.range))
            }
        }
    }

    private mutating func checkRequired(
        _ members: [JSONMember], of node: JSONNode, are keys: [KeyShape], shape: ObjectShape
    ) {
        var missing: [[String]] = []
        for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
            missing.append([key.name])
        }
        let needed = shape.alternatives
        if !needed.isEmpty, !members.contains(where: { needed.contains($0.key) }) {
            missing.append(needed)
        }
        if missing.isEmpty { return }
        // A key that is misspelt is not missing as well.
        let meant = members.compactMap { nearestMatch(to: $0.key, among: keys.map(\.name)) }
        for names in missing where !names.contains(where: meant.contains) {
            let key = names.count == 1 ? "'\(names[0])'" : "one of " + quotedList(names)
            diagnostics.error(
                .requiredKey, "\(shape.name.withArticle) needs \(key)",
                at: place(node.range.opening))
        }
    }

    /// Checks that only one of the keys is given.
    private mutating func checkAlternatives(_ members: [JSONMember], of shape: ObjectShape) {
        let keys = members.filter { shape.alternatives.contains($0.key) }
        guard let first = keys.first else { return }
        for (index, member) in keys.enumerated().dropFirst()
        where !keys[..<index].contains(where: { $0.key == member.key }) {
            diagnostics.error(
                .contradictingKeys,
                "\(shape.name.withArticle) has only one of \(quotedList(shape.alternatives))",
                at: place(member.keyRange),
                notes: [
                    Diagnostic.Note("it has '\(first.key)' already", at: place(first.keyRange))
                ])
        }
    }
}

extension SourceRange {
    /// The bracket that a value begins with.
    var opening: SourceRange { SourceRange(lowerBound, lowerBound + 1) }
}

extension DiagnosticIdentifier {
    // What a description says in keys that the vocabulary does not have, or in other ways.
    static let unknownKey: Self = "unknown-key"
    static let duplicateKey: Self = "duplicate-key"
    static let requiredKey: Self = "required-key"
    static let contradictingKeys: Self = "contradicting-keys"
    static let wrongType: Self = "wrong-type"
    static let tooMany: Self = "too-many"
    static let tooManyViews: Self = "too-many-views"
    static let outOfRange: Self = "out-of-range"
    static let unknownValue: Self = "unknown-value"
    static let invalidIdentifier: Self = "invalid-identifier"
    static let invalidType: Self = "invalid-type"
    static let invalidExpression: Self = "invalid-expression"
    static let invalidVersion: Self = "invalid-version"
    static let newerSystem: Self = "newer-system"
    static let otherKit: Self = "other-kit"
    static let kitType: Self = "kit-type"

    // What a description says that cannot be, or cannot be meant.
    static let invalidName: Self = "invalid-name"
    static let nameCollision: Self = "name-collision"
    static let unknownReference: Self = "unknown-reference"
    static let mismatchedType: Self = "mismatched-type"
    static let contradiction: Self = "contradiction"
    static let untiedControl: Self = "untied-control"
    static let emptyStack: Self = "empty-stack"
    static let unusedInput: Self = "unused-input"
    static let missingAccessibility: Self = "missing-accessibility"
}
