import PluginCore

extension LanguageAdvisor {
    /// Returns what to add to an object.
    func noteOnMissingKeys(_ missing: [String], of shape: ObjectShape, given members: [JSONMember]) -> String {
        let kind = members.first { $0.key == shape.keys[0].name }
        // A text in the place of the property's name can look like a name: "label": "Loading".
        if let kind, let text = kind.value.string, text.first?.isUppercase == true,
            missing.count == 1, ["label", "button"].contains(shape.name)
        {
            let name = Self.propertyName(ofKind: kind.key, showing: text)
            let given = ["\"\(kind.key)\": \"\(name)\"", "\"\(missing[0])\": \"\(text)\""]
            return "'\(kind.key)' names the property: write '\(given.joined(separator: ", "))'"
        }
        if shape.name == "image", missing == ["symbol"], let text = kind?.value.string, isLikeSymbol(text) {
            return "'image' names the property: add '\"symbol\": \"\(text)\"'"
        }
        return "add '\(missing.map { snippet(for: $0, of: shape) }.joined(separator: ", "))'"
    }

    /// Returns whether the name of an image view is more likely the name of a symbol: `wifi`, not `logoImage`.
    private func isLikeSymbol(_ text: String) -> Bool {
        text.utf8.count > 2 && text.allSatisfy(\.isLowercase)
            && !["image", "view", "icon", "logo"].contains(where: text.hasSuffix)
    }
}
