import PluginCore

extension LanguageAdvisor {
    /// Returns the mistake in a member, if it is a common one.
    package func commonMistake(
        in member: JSONMember, among members: [JSONMember], of shape: ObjectShape
    ) -> CommonMistake? {
        if member.key == shape.keys[0].name, shape.isView {
            return commonMistake(inKind: member, among: members, shape)
        }
        return valueOfOtherKey(member, of: shape)
    }

    /// Returns the mistake in the member that names the kind and the property of a view, such as
    /// `"label": "titleLabel"`.
    private func commonMistake(
        inKind member: JSONMember, among members: [JSONMember], _ shape: ObjectShape
    ) -> CommonMistake? {
        switch (member.key, member.value.value) {
        case ("spacer", _): nil
        case ("stack", .object(let inner)) where !isView(inner): nestedView(inner, in: member, of: shape)
        case ("stack", .string(let text)): namedStack(text, member)
        case ("stack", _): nil
        case (_, .object(let inner)): nestedView(inner, in: member, of: shape)
        case (_, .bool), (_, .null): withoutName(member, of: shape)
        case ("swiftUI", .string(let text)):
            isType(text) && text.contains("(") && !members.hasKey("create") ? callAsType(text, member) : nil
        case ("custom", .string(let text)) where isType(text) && !members.hasKey("type"): typeAsName(text, member)
        case ("image", .string(let text)) where isText(text) && !members.hasAny(of: shape.alternatives):
            baseName(ofImageFile: text).map { fileAsName($0, text, member) }
                ?? textAsName(text, in: member, among: members, of: shape)
        case (_, .string(let text)) where isText(text): textAsName(text, in: member, among: members, of: shape)
        default: nil
        }
    }

    private func isView(_ members: [JSONMember]) -> Bool {
        members.contains { member in member.key != "stack" && Vocabulary.viewKinds.contains { $0.key == member.key } }
    }

    /// Returns whether a string cannot be a name.
    private func isText(_ text: String) -> Bool { !text.isEmpty && !SwiftIdentifier.isWord(text) }

    /// Returns the mistake in a member with a value of another key of the same object:
    /// `"style": "destructive"`, or `"font": "body"`.
    private func valueOfOtherKey(_ member: JSONMember, of shape: ObjectShape) -> CommonMistake? {
        guard let word = member.value.string,
            let key = shape.keys.first(where: { $0.name == member.key }),
            isUnknown(word, as: key.value), let other = shape.key(withValue: word)
        else { return nil }
        return CommonMistake(
            identifier: key.value.hasToken ? .unknownReference : .unknownValue,
            message: "unknown value '\(word)' of '\(key.name)'",
            range: member.value.range,
            note: "'\(word)' is a value of '\(other.name)': write '\"\(other.name)\": \"\(word)\"'")
    }
}

extension LanguageAdvisor {
    /// Returns whether a string is not a value of a key, nor a misspelled one. Keys of other strings than the
    /// values of a choice have no unknown ones.
    fileprivate func isUnknown(_ word: String, as shape: ValueShape) -> Bool {
        switch shape {
        case .object: true
        case .choice(let choice): isUnknown(word, among: choice)
        case .anyOf where shape.hasToken: checked.choice(of: shape).map { isUnknown(word, among: $0) } ?? false
        default: false
        }
    }

    private func isUnknown(_ word: String, among choice: Choice) -> Bool {
        !choice.contains(word) && nearestMatch(to: word, among: choice.values) == nil
            && !names(forForeign: word).contains(where: choice.contains)
    }
}

extension ObjectShape {
    /// Returns the key that has a value.
    func key(withValue value: String) -> KeyShape? { keys.first { $0.value.choice?.contains(value) ?? false } }
}

extension [JSONMember] {
    fileprivate func hasKey(_ key: String) -> Bool { contains { $0.key == key } }

    fileprivate func hasAny(of keys: [String]) -> Bool { contains { keys.contains($0.key) } }
}
