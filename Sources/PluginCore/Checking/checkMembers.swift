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
        var explained: [String] = []
        for (index, member) in members.enumerated() {
            if !given.contains(member.key),
                let commonMistake = commonMistake(in: member, among: members, of: shape)
            {
                given.insert(member.key)
                explained += commonMistake.keysInNote
                report(
                    commonMistake.identifier, commonMistake.message, at: commonMistake.range,
                    note: commonMistake.note)
            } else if let key = keys.first(where: { $0.name == member.key }),
                given.insert(member.key).inserted
            {
                check(member.value, is: key.value, of: .key(key))
                checkPlatforms(for: member, of: shape)
            } else {
                reportKey(at: index, of: members, among: keys, of: shape)
            }
        }
        if isComplete { checkRequired(members, at: range, of: shape, except: explained) }
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
                at: member.keyRange, advice: advice(on: member, among: keys, of: shape))
        }
    }

    /// Reports the keys that are missing, together, with the members to add.
    ///
    /// - Parameter explained: keys that another problem is about.
    private mutating func checkRequired(
        _ members: [JSONMember], at range: SourceRange, of shape: ObjectShape,
        except explained: [String]
    ) {
        // A misspelled key is not missing too.
        let names = shape.keys.map(\.name)
        let meant = members.map(\.key).flatMap { key in
            names.contains(key)
                ? [key]
                : [nearestMatch(to: key, among: names) ?? key] + Self.names(forForeign: key)
        }
        let missing = shape.requiredNames.filter { names in
            !names.contains { meant.contains($0) || explained.contains($0) }
        }
        if missing.isEmpty { return }
        let keys = missing.map { names in
            names.count == 1 ? "'\(names[0])'" : "one of " + quotedList(names)
        }
        report(
            .requiredKey,
            "\(shape.name.withArticle) needs \(keys.joined(separator: " and "))",
            at: range.opening, note: note(on: missing.map { $0[0] }, of: shape, members))
    }

    /// Returns what to add to an object.
    private func note(
        on missing: [String], of shape: ObjectShape, _ members: [JSONMember]
    ) -> String {
        let kind = members.first { $0.key == shape.keys[0].name }
        // A text in the place of the property's name can look like a name: "label": "Loading".
        if let kind, let text = kind.value.string, text.first?.isUppercase == true,
            missing.count == 1, ["label", "button"].contains(shape.name)
        {
            let name = Self.propertyName(ofKind: kind.key, showing: text)
            let given = ["\"\(kind.key)\": \"\(name)\"", "\"\(missing[0])\": \"\(text)\""]
            return "'\(kind.key)' names the property: write '\(given.joined(separator: ", "))'"
        }
        if shape.name == "image", missing == ["symbol"], let text = kind?.value.string,
            isLikeSymbol(text)
        {
            return "'image' names the property: add '\"symbol\": \"\(text)\"'"
        }
        return "add '\(missing.map { snippet(for: $0, of: shape) }.joined(separator: ", "))'"
    }

    /// Returns whether the name of an image view is more likely the name of a symbol: `wifi`, not `logoImage`.
    private func isLikeSymbol(_ text: String) -> Bool {
        text.utf8.count > 2 && text.allSatisfy(\.isLowercase)
            && !["image", "view", "icon", "logo"].contains(where: text.hasSuffix)
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
                at: member.keyRange, note: "it has '\(first.key)' already",
                noteRange: first.keyRange)
        }
    }
}

extension DiagnosticIdentifier {
    static let duplicateKey: Self = "duplicate-key"
    static let unknownKey: Self = "unknown-key"
}
