import PluginCore

/// Views that have something else in the place of the name of their property.
extension LanguageAdvisor {
    /// A label, for example, whose keys are in an object: `"label": { "text": "Loading" }`.
    func nestedView(_ inner: [JSONMember], in member: JSONMember, of shape: ObjectShape) -> CommonMistake {
        let views = inner.first { $0.key == "stack" || names(forForeign: $0.key).contains("stack") }
        let kind =
            member.key == "stack"
            ? "\"stack\": " + (views.map { source(of: $0.value) } ?? "[ … ]") : snippet(for: member.key, of: shape)
        let others = inner.filter { $0.key != member.key && $0.key != views?.key }.prefix(4)
        return CommonMistake(
            identifier: .wrongType,
            message: "'\(member.key)' must be \(shape.keys[0].value.description), not an object",
            range: member.value.range, note: "write '\(snippet(of: shape, [kind], with: Array(others)))'")
    }

    /// A view without the name of its property: `"activityIndicator": true`.
    func withoutName(_ member: JSONMember, of shape: ObjectShape) -> CommonMistake {
        CommonMistake(
            identifier: .wrongType,
            message: "'\(member.key)' must be \(shape.keys[0].value.description), " + "not \(member.value.value.kind)",
            range: member.value.range, note: "write '\(snippet(for: member.key, of: shape))'")
    }

    /// A custom view with its type in place of the name of its property: `"custom": "UISwitch"`.
    func typeAsName(_ text: String, _ member: JSONMember) -> CommonMistake {
        let type = String(text.prefix { $0 != "(" })
        let name = ForeignView.named(type)?.name ?? Self.propertyName(ofKind: member.key)
        return CommonMistake(
            identifier: .requiredKey,
            message: "'\(text)' belongs in 'type': 'custom' names the property",
            range: member.value.range, note: "write '{ \"custom\": \"\(name)\", \"type\": \"\(type)\" }'")
    }

    /// A SwiftUI view with its creation in place of its type: `"swiftUI": "ErrorView()"`.
    func callAsType(_ text: String, _ member: JSONMember) -> CommonMistake {
        let type = String(text.prefix { $0 != "(" })
        return CommonMistake(
            identifier: .invalidType,
            message: "'\(text)' belongs in 'create': 'swiftUI' is the type of the view",
            range: member.value.range,
            note: "write '{ \"swiftUI\": \"\(type)\", \"create\": \(source(of: member.value)) }'")
    }

    /// Returns whether a string is a type, or calls it.
    func isType(_ text: String) -> Bool {
        text.first?.isUppercase == true && SwiftIdentifier.isWord(String(text.prefix { $0 != "(" }))
    }

    /// An image with its file in place of the name of its property: `"image": "Logo.png"`.
    func fileAsName(_ name: String, _ text: String, _ member: JSONMember) -> CommonMistake {
        CommonMistake(
            identifier: .requiredKey,
            message: "'\(text)' belongs in 'asset': 'image' names the property",
            range: member.value.range, note: "write '{ \"image\": \"imageView\", \"asset\": \"\(name)\" }'")
    }

    /// A stack with its name in place of its views.
    func namedStack(_ text: String, _ member: JSONMember) -> CommonMistake {
        let name = SwiftIdentifier.problem(of: text) == nil ? text : "contentStack"
        return CommonMistake(
            identifier: .wrongType, message: "'stack' must be an array of views, not '\(text)'",
            range: member.value.range, note: "write '{ \"stack\": [ … ], \"name\": \"\(name)\" }'")
    }

    /// A text in place of the name of the property that shows it: `"label": "Loading…"`.
    func textAsName(
        _ text: String, in member: JSONMember, among members: [JSONMember], of shape: ObjectShape
    ) -> CommonMistake {
        let name = Self.propertyName(ofKind: member.key, showing: text)
        let kind = "\"\(member.key)\": \"\(name)\""
        guard let key = missingTextKey(for: member.key, among: members, of: shape),
            key == "symbol" || !isSpelledAsName(text)
        else {
            return CommonMistake(
                identifier: .invalidIdentifier,
                message: "'\(member.key)' names the property, and '\(text)' is not a Swift identifier",
                range: member.value.range, note: "write '\(kind)'")
        }
        let isRequired = shape.requiredNames.contains { $0.contains(key) }
        return CommonMistake(
            identifier: isRequired ? .requiredKey : .invalidIdentifier,
            message: "'\(text)' belongs in '\(key)': '\(member.key)' names the property",
            range: member.value.range,
            note: "write '{ \(kind), \"\(key)\": \(source(of: member.value)) }'")
    }

    /// Returns the key for what a view shows, if the view does not have it.
    private func missingTextKey(for kind: String, among members: [JSONMember], of shape: ObjectShape) -> String? {
        guard let key = Self.textKeys[kind] else { return nil }
        let names = shape.requiredNames.first { $0.contains(key) } ?? [key]
        return members.contains { names.contains($0.key) } ? nil : key
    }

    /// Returns whether a string looks like a name in another language, such as `message-label`.
    private func isSpelledAsName(_ text: String) -> Bool {
        text.first?.isUppercase == false
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && SwiftIdentifier.isBody($0) || $0 == "-" || $0 == "."
            }
    }

    /// The keys of views for what they show.
    private static let textKeys = [
        "label": "text", "button": "title", "image": "symbol", "contentUnavailable": "text",
    ]
}
