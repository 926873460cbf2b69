/// A mistake that many make, and what they mean.
struct Misreading {
    let identifier: DiagnosticIdentifier
    let message: String
    let range: SourceRange
    let note: String
    /// The keys that are not missing, because the mistake is about their values.
    var keys: [String] = []
}

extension ShapeChecker {
    /// Returns what is meant by a member that is not what its key asks for.
    func misreading(
        of member: JSONMember, among members: [JSONMember], of shape: ObjectShape
    ) -> Misreading? {
        if shape.isView, member.key == shape.keys[0].name {
            return misreading(ofKind: member, among: members, shape)
        }
        return valueOfOtherKey(member, of: shape)
    }

    /// Returns what is meant by the key of a view's kind, if its value is not the name of a property.
    private func misreading(
        ofKind member: JSONMember, among members: [JSONMember], _ shape: ObjectShape
    ) -> Misreading? {
        switch (member.key, member.value.value) {
        case ("spacer", _): nil
        case ("stack", .object(let inner)) where !isView(inner):
            nestedView(inner, in: member, of: shape)
        case ("stack", .string(let text)): namedStack(text, member)
        case ("stack", _): nil
        case (_, .object(let inner)): nestedView(inner, in: member, of: shape)
        case (_, .bool), (_, .null): withoutName(member, of: shape)
        case ("custom", .string(let text)) where isType(text) && !members.hasKey("type"):
            typeAsName(text, member)
        case ("image", .string(let text)) where !members.hasAny(of: shape.alternatives):
            nameOfFile(text).map { fileAsName($0, text, member) }
                ?? (isText(text) ? textAsName(text, in: member, among: members, of: shape) : nil)
        case (_, .string(let text)) where isText(text):
            textAsName(text, in: member, among: members, of: shape)
        default: nil
        }
    }

    private func isView(_ members: [JSONMember]) -> Bool {
        members.contains { member in
            member.key != "stack" && Vocabulary.viewKinds.contains { $0.key == member.key }
        }
    }

    /// Returns whether a string cannot be a name. Characters that change the direction of text are reported
    /// elsewhere.
    private func isText(_ text: String) -> Bool {
        !text.isEmpty && !SwiftIdentifier.isWord(text)
            && !text.unicodeScalars.contains(where: \.changesDirection)
    }

    /// A label, for example, whose keys are in an object: `"label": { "text": "Loading" }`.
    private func nestedView(
        _ inner: [JSONMember], in member: JSONMember, of shape: ObjectShape
    ) -> Misreading {
        let views = inner.first { Self.names(forForeign: $0.key).contains("stack") }
        let kind =
            member.key == "stack"
            ? "\"stack\": " + (views.map { source(of: $0.value) } ?? "[ … ]")
            : snippet(for: member.key, of: shape)
        let others = inner.filter { $0.key != member.key && $0.key != views?.key }.prefix(4)
        return Misreading(
            identifier: .wrongType,
            message: "'\(member.key)' must be \(shape.keys[0].value.words), not an object",
            range: member.value.range,
            note: "write '\(snippet(of: shape, [kind], with: Array(others)))'",
            keys: shape.requiredNames.map { $0[0] })
    }

    /// A view without the name of its property: `"activityIndicator": true`.
    private func withoutName(_ member: JSONMember, of shape: ObjectShape) -> Misreading {
        Misreading(
            identifier: .wrongType,
            message: "'\(member.key)' must be \(shape.keys[0].value.words), "
                + "not \(member.value.value.kind)",
            range: member.value.range, note: "write '\(snippet(for: member.key, of: shape))'")
    }

    /// A custom view with its type in place of the name of its property: `"custom": "UISwitch"`.
    private func typeAsName(_ text: String, _ member: JSONMember) -> Misreading {
        let type = String(text.prefix { $0 != "(" })
        let name = ForeignView.named(type)?.name ?? Self.propertyName(ofKind: member.key)
        return Misreading(
            identifier: .requiredKey,
            message: "'\(text)' belongs in 'type': 'custom' names the property",
            range: member.value.range,
            note: "write '{ \"custom\": \"\(name)\", \"type\": \"\(type)\" }'", keys: ["type"])
    }

    /// Returns whether a string is a type, or calls it.
    private func isType(_ text: String) -> Bool {
        text.first?.isUppercase == true && SwiftIdentifier.isWord(String(text.prefix { $0 != "(" }))
    }

    /// An image with its file in place of the name of its property: `"image": "Logo.png"`.
    private func fileAsName(_ name: String, _ text: String, _ member: JSONMember) -> Misreading {
        Misreading(
            identifier: .requiredKey,
            message: "'\(text)' belongs in 'asset': 'image' names the property",
            range: member.value.range,
            note: "write '{ \"image\": \"imageView\", \"asset\": \"\(name)\" }'",
            keys: ["asset"])
    }

    /// A stack with its name in place of its views.
    private func namedStack(_ text: String, _ member: JSONMember) -> Misreading {
        let name = SwiftIdentifier.problem(of: text) == nil ? text : "contentStack"
        return Misreading(
            identifier: .wrongType, message: "'stack' must be an array of views, not '\(text)'",
            range: member.value.range,
            note: "write '{ \"stack\": [ … ], \"name\": \"\(name)\" }'")
    }

    /// A text in place of the name of the property that shows it: `"label": "Loading…"`.
    private func textAsName(
        _ text: String, in member: JSONMember, among members: [JSONMember], of shape: ObjectShape
    ) -> Misreading {
        let name = Self.propertyName(ofKind: member.key, showing: text)
        let kind = "\"\(member.key)\": \"\(name)\""
        guard let key = missingTextKey(for: member.key, among: members, of: shape),
            key == "symbol" || !isSpelledAsName(text)
        else {
            return Misreading(
                identifier: .invalidIdentifier,
                message:
                    "'\(member.key)' names the property, and '\(text)' is not a Swift identifier",
                range: member.value.range, note: "write '\(kind)'")
        }
        return Misreading(
            identifier: .requiredKey,
            message: "'\(text)' belongs in '\(key)': '\(member.key)' names the property",
            range: member.value.range,
            note: "write '{ \(kind), \"\(key)\": \(source(of: member.value)) }'", keys: [key])
    }

    /// Returns the key for what a view shows, if the view does not have it.
    private func missingTextKey(
        for kind: String, among members: [JSONMember], of shape: ObjectShape
    ) -> String? {
        guard let key = Self.textKeys[kind],
            let names = shape.requiredNames.first(where: { $0.contains(key) }),
            !members.contains(where: { names.contains($0.key) })
        else { return nil }
        return key
    }

    /// Returns whether a string looks like a name in another language, such as `message-label`.
    private func isSpelledAsName(_ text: String) -> Bool {
        text.first?.isUppercase == false
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && SwiftIdentifier.isBody($0) || $0 == "-" || $0 == "."
            }
    }

    /// The keys of views for what they show.
    private static let textKeys = ["label": "text", "button": "title", "image": "symbol"]

    /// A value of another key of the same object: `"style": "destructive"`.
    private func valueOfOtherKey(_ member: JSONMember, of shape: ObjectShape) -> Misreading? {
        guard let word = member.value.string,
            let key = shape.keys.first(where: { $0.name == member.key }),
            case .choice(let choice) = key.value, !choice.contains(word),
            nearestMatch(to: word, among: choice.words) == nil,
            !Self.names(forForeign: word).contains(where: choice.contains),
            let other = shape.keys.first(where: { $0.value.choice?.contains(word) ?? false })
        else { return nil }
        return Misreading(
            identifier: .unknownValue, message: "unknown value '\(word)' of '\(key.name)'",
            range: member.value.range,
            note: "'\(word)' is a value of '\(other.name)': write '\"\(other.name)\": \"\(word)\"'")
    }
}

extension [JSONMember] {
    fileprivate func hasKey(_ key: String) -> Bool { contains { $0.key == key } }

    fileprivate func hasAny(of keys: [String]) -> Bool { contains { keys.contains($0.key) } }
}

extension ValueShape {
    /// The choice that the value is, or can be.
    var choice: Choice? {
        switch self {
        case .choice(let choice): choice
        case .anyOf(let shapes): shapes.lazy.compactMap(\.choice).first
        default: nil
        }
    }
}
