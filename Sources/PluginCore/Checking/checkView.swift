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
        if !hasKind, reportForeignView(in: members) || reportKindInValue(of: members, at: range) {
            return
        }
        checkVariant(
            members, at: range, among: Vocabulary.viewKinds,
            extraKeys: { Vocabulary.extraKeys(of: $0, isOutermost: isOutermost) },
            whenUnclear: Self.missingKind, advice: { $0.adviceOnKind(of: members) })
    }

    private static let missingKind = "a view needs a key that says its kind"

    /// Reports a key for a view that the language does not have. Returns whether there is such a key.
    private mutating func reportForeignView(in members: [JSONMember]) -> Bool {
        guard let member = members.first(where: { ForeignView.named($0.key) != nil }),
            let view = ForeignView.named(member.key)
        else { return false }
        let name = member.value.string.flatMap { SwiftIdentifier.problem(of: $0) == nil ? $0 : nil }
        report(
            .unknownKey, "a view has no key '\(member.key)'", at: member.keyRange,
            note: view.advice(for: kits, property: name))
        return true
    }

    /// Reports a view that has its kind as a value, as in `"type": "label"`. Returns whether it does.
    private mutating func reportKindInValue(of members: [JSONMember], at range: SourceRange) -> Bool
    {
        guard kindInValue(of: members) != nil else { return false }
        report(
            .requiredKey, Self.missingKind, at: range.opening, advice: adviceOnKind(of: members))
        return true
    }

    /// Returns what to write in place of a view without a kind. The kind follows from a value such as
    /// `"type": "label"`, or from another key.
    private func adviceOnKind(of members: [JSONMember]) -> Diagnostic.Note {
        let stated = kindInValue(of: members)
        if let word = stated?.value.string, let view = ForeignView.named(word) {
            return Diagnostic.Note(view.advice(for: kits, property: nil))
        }
        let key = stated?.value.string ?? members.lazy.compactMap { Self.kindsByKey[$0.key] }.first
        guard let key, let kind = viewKind(named: key) else {
            let kinds = quotedList(Vocabulary.viewKinds.map(\.key))
            return Diagnostic.Note("", list: "accepted: \(kinds)")
        }
        let others = members.filter { $0.key != stated?.key }
        let name = snippet(for: kind.key, of: kind.shape())
        return Diagnostic.Note("write '\(snippet(of: kind.shape(), [name], with: others))'")
    }

    /// Returns the member whose value is a kind, as in `"type": "label"`.
    private func kindInValue(of members: [JSONMember]) -> JSONMember? {
        members.first { member in
            guard ["type", "kind", "view"].contains(member.key), let word = member.value.string
            else { return false }
            return ForeignView.named(word) != nil || viewKind(named: word) != nil
        }
    }

    /// Returns the kind of view with a name, which can be the name in another library.
    func viewKind(named word: String) -> Vocabulary.ShapeKind? {
        let names = [word] + Self.names(forForeign: word)
        return names.lazy.compactMap { name in
            Vocabulary.viewKinds.first { $0.key == name }
        }.first
    }

    /// The most likely kind of a view, by a key that it has.
    private static let kindsByKey = [
        "title": "button", "text": "label", "symbol": "image", "asset": "image",
        "value": "progress",
    ]
}

extension DiagnosticIdentifier {
    static let tooManyViews: Self = "too-many-views"
}
