import PluginCore

/// Objects that have none of the keys that say their kinds.
extension LanguageAdvisor {
    func commonMistake(inViewWithoutKind members: [JSONMember], at range: SourceRange) -> CommonMistake? {
        if let member = members.first(where: { ForeignView.named($0.key) != nil }),
            let view = ForeignView.named(member.key)
        {
            let name = member.value.string.flatMap { SwiftIdentifier.problem(of: $0) == nil ? $0 : nil }
            return CommonMistake(
                identifier: .unknownKey, message: "a view has no key '\(member.key)'",
                range: member.keyRange, note: view.advice(for: checked.kits, property: name))
        }
        guard kindInValue(of: members) != nil, let view = view(for: members) else { return nil }
        return CommonMistake(
            identifier: .requiredKey, message: "a view needs a key that says its kind",
            range: range.opening, note: view)
    }

    func noteOnMissingKind(_ members: [JSONMember], among kinds: [Vocabulary.ShapeKind]) -> Diagnostic.Note? {
        let keys = kinds.map(\.key)
        if keys.contains("label") {
            return view(for: members).map { Diagnostic.Note($0) } ?? .suggestion(nil, accepted: keys)
        }
        let value = members.first { $0.key == "value" }.map { source(of: $0.value) } ?? "\"…\""
        let text = "{ \"localized\": \"message\", \"value\": \(value) }"
        let other = keys.contains("input") ? "'{ \"input\": \"message\" }'" : "the text itself"
        return Diagnostic.Note("write '\(text)', or \(other)")
    }

    /// Returns what to write in place of a view without a kind. The kind follows from a value such as
    /// `"type": "label"`, or from another key.
    private func view(for members: [JSONMember]) -> String? {
        let stated = kindInValue(of: members)
        if let word = stated?.value.string, let view = ForeignView.named(word) {
            return view.advice(for: checked.kits, property: nil)
        }
        let key = stated?.value.string ?? members.lazy.compactMap { Self.kindsByKey[$0.key] }.first
        guard let key, let kind = viewKind(named: key) else { return nil }
        let others = members.filter { $0.key != stated?.key }
        let name = snippet(for: kind.key, of: kind.shape())
        return "write '\(snippet(of: kind.shape(), [name], with: others))'"
    }

    /// Returns the member whose value is a kind, as in `"type": "label"`.
    private func kindInValue(of members: [JSONMember]) -> JSONMember? {
        members.first { member in
            guard ["type", "kind", "view"].contains(member.key), let word = member.value.string else { return false }
            return ForeignView.named(word) != nil || viewKind(named: word) != nil
        }
    }

    /// Returns the kind of view with a name, which can be the name in another library.
    private func viewKind(named word: String) -> Vocabulary.ShapeKind? {
        let candidates = [word] + names(forForeign: word)
        return candidates.lazy.compactMap { name in
            Vocabulary.viewKinds.first { $0.key == name }
        }.first
    }

    /// The most likely kind of a view, by a key that it has.
    private static let kindsByKey = [
        "title": "button", "text": "label", "symbol": "image", "asset": "image",
        "value": "progress",
    ]
}
