extension ShapeChecker {
    /// Returns what to write in place of an unknown key, or where the key belongs.
    func suggestion(for key: String, among keys: [KeyShape]) -> String? {
        if let owner = keys.owner(of: key) { return note(key, isOf: "'\(owner)'", not: keys) }
        let names = keys.map(\.name)
        let description = Vocabulary.description.keys
        if nearestMatch(to: key, among: names) == nil {
            if description.contains(where: { $0.name == key && !$0.isForTools }) {
                return note(key, isOf: "a description itself", not: keys)
            }
            if let owner = description.owner(of: key) {
                return note(key, isOf: "a description's '\(owner)'", not: keys)
            }
            if key == "name", names.contains("summary") {
                return "a plugin is named after its file"
            }
            if Vocabulary.configuration.keys.contains(where: { $0.name == key && !$0.isForTools }) {
                return note(key, isOf: "'\(ModuleConfiguration.fileName)'", not: keys)
            }
            if Vocabulary.outermostKeys.contains(where: { $0.name == key }) {
                return note(key, isOf: "the outermost view, 'content'", not: keys)
            }
        }
        return suggestion(for: key, among: names, accepted: keys.accepted)
    }

    private func note(_ key: String, isOf owner: String, not keys: [KeyShape]) -> String {
        "'\(key)' is a key of \(owner); accepted: \(quotedList(keys.accepted))"
    }

    /// Returns what to write in place of an unknown word.
    func suggestion(for text: String, among words: [String], accepted: [String]) -> String? {
        let list = "accepted: \(quotedList(accepted))"
        // Users often remember only the end of a word: 'red' of 'systemRed'.
        let end = capitalized(text)
        let match =
            nearestMatch(to: text, among: words)
            ?? words.first { text.utf8.count > 2 && $0.hasSuffix(end) }
            ?? Self.names(forForeign: text).first(where: words.contains)
        guard let match else { return accepted.isEmpty ? nil : list }
        return "did you mean '\(match)'? \(list)"
    }
}

extension [KeyShape] {
    /// The keys that users can write.
    var accepted: [String] { filter { !$0.isForTools }.map(\.name) }

    /// Returns the first key whose value is an object with another key.
    fileprivate func owner(of name: String) -> String? {
        first { $0.value.object?.keys.contains { $0.name == name } ?? false }?.name
    }
}
