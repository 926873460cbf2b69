import SourceDiagnostics

extension ObjectShape {
    /// The first key, which tells this shape from others where several are possible.
    var discriminator: String { keys.first?.name ?? "" }
}

extension ShapeChecker {
    /// Checks the members of an object that has one of several shapes, told apart by the key that
    /// each has first.
    mutating func checkVariant(
        _ members: [JSONMember], of node: JSONNode, among shapes: [ObjectShape],
        extraKeys: [KeyShape], noun: String
    ) {
        let matches = shapes.filter { shape in members.contains { $0.key == shape.discriminator } }
        guard let shape = matches.first else {
            let kinds = shapes.map(\.discriminator)
            let guess = members.lazy.compactMap { member in
                nearestMatch(to: member.key, among: kinds).map { (member, $0) }
            }.first
            if let (member, kind) = guess {
                unknownKey(member, of: "view".withArticle, keys: [kind])
            } else {
                diagnostics.error(.requiredKey, noun, at: place(node.range.opening))
            }
            return
        }
        if matches.count > 1,
            let member = members.first(where: { $0.key == matches[1].discriminator })
        {
            diagnostics.error(
                .contradictingKeys,
                "one object cannot be \(shape.name.withArticle) and \(matches[1].name.withArticle)",
                at: place(member.keyRange))
        }
        let others = matches.dropFirst().map(\.discriminator)
        check(
            members.filter { !others.contains($0.key) }, of: node, are: shape.keys + extraKeys,
            shape: shape)
    }

    /// Checks that each member is one of the keys, that none comes twice and that none is missing.
    mutating func check(
        _ members: [JSONMember], of node: JSONNode, are keys: [KeyShape], shape: ObjectShape
    ) {
        var seen: [String: SourceRange] = [:]
        for member in members {
            if let first = seen[member.key] {
                diagnostics.error(
                    .duplicateKey, "'\(member.key)' is given twice", at: place(member.keyRange),
                    notes: [Diagnostic.Note("it is given here first", at: place(first))])
                continue
            }
            seen[member.key] = member.keyRange
            if let key = keys.first(where: { $0.name == member.key }) {
                check(member.value, is: key.value, subject: "'\(key.name)'")
            } else {
                unknownKey(member, of: shape.name.withArticle, keys: keys.map(\.name))
            }
        }
        for key in keys where key.isRequired && seen[key.name] == nil {
            let isMisspelt = members.contains { member in
                !keys.contains { $0.name == member.key }
                    && nearestMatch(to: member.key, among: keys.map(\.name)) == key.name
            }
            if isMisspelt { continue }
            diagnostics.error(
                .requiredKey, "\(shape.name.withArticle) needs '\(key.name)'",
                at: place(node.range.opening))
        }
    }

    private mutating func unknownKey(_ member: JSONMember, of owner: String, keys: [String]) {
        diagnostics.error(
            .unknownKey, "\(owner) has no key '\(member.key)'", at: place(member.keyRange),
            notes: suggestion(for: member.key, among: keys, accepted: keys))
    }
}

extension SourceRange {
    /// The bracket that a value begins with.
    fileprivate var opening: SourceRange { SourceRange(lowerBound, lowerBound + 1) }
}
