import PluginCore

extension LanguageAdvisor {
    /// Returns what to write in place of an unknown key, or where the key belongs.
    func noteOnUnknownKey(_ member: JSONMember, among keys: [KeyShape], of shape: ObjectShape) -> Diagnostic.Note? {
        let accepted = keys.acceptedNames
        let list = Diagnostic.Note.list(ofAccepted: accepted)
        if let code = replacement(of: member, in: shape) { return Diagnostic.Note("write '\(code)'") }
        if let remark = remark(on: member, in: shape) { return Diagnostic.Note(remark) }
        if let owner = keys.owner(of: member.key) {
            return Diagnostic.Note("'\(member.key)' is a key of '\(owner)'", list: list)
        }
        if let match = match(for: member.key, among: keys.map(\.name)) { return .suggestion(match, accepted: accepted) }
        if member.key == "name", accepted.contains("summary") {
            return Diagnostic.Note("a plugin is named after its file")
        }
        if member.key == "frame", let own = ["size", "width"].first(where: accepted.contains) {
            return Diagnostic.Note("\(shape.name.withArticle) has '\(own)' in place of a frame", list: list)
        }
        for name in [member.key] + names(forForeign: member.key) {
            if let owner = owner(of: name, besides: shape) {
                return Diagnostic.Note("'\(name)' is a key of \(owner)", list: list)
            }
        }
        return .suggestion(nil, accepted: accepted)
    }

    /// Returns the object that has a key, in words.
    private func owner(of name: String, besides shape: ObjectShape) -> String? {
        let description = Vocabulary.description.keys
        if description.contains(where: { $0.name == name && !$0.isForTools }) { return "a description itself" }
        if let owner = description.owner(of: name) { return "a description's '\(owner)'" }
        if Vocabulary.configuration.keys.contains(where: { $0.name == name && !$0.isForTools }) {
            return "'\(ModuleConfiguration.fileName)'"
        }
        if Vocabulary.surface.keys.contains(where: { $0.name == name }) {
            return "a stack, or of the outermost view, 'content'"
        }
        if Vocabulary.outermostKeys.contains(where: { $0.name == name }) { return "the outermost view, 'content'" }
        guard shape.isView else { return nil }
        return Vocabulary.viewShapes.first { $0.keys.contains { $0.name == name } }?.name.withArticle
    }

    /// Returns the word that was most likely meant.
    func match(for text: String, among words: [String]) -> String? {
        // Users often remember only the end of a word: 'red' of 'systemRed'.
        let end = capitalized(text)
        return nearestMatch(to: text, among: words) ?? words.first { text.utf8.count > 2 && $0.hasSuffix(end) }
            ?? names(forForeign: text).first(where: words.contains)
    }
}

extension [KeyShape] {
    /// Returns the first key whose value is an object with another key.
    fileprivate func owner(of name: String) -> String? {
        first { $0.value.object?.keys.contains { $0.name == name } ?? false }?.name
    }
}

extension ObjectShape {
    /// Whether this is one of the views, whose first key holds the name of a property.
    var isView: Bool { Vocabulary.viewShapes.contains { $0 === self } }
}
