import PluginCore

extension LanguageAdvisor {
    /// Returns the object to write in place of a value of another type.
    func noteOnObject(_ shape: ValueShape, whenGiven node: JSONNode) -> String? {
        switch (shape, node.value) {
        case (.string(.symbol), .object(let members)) where members.isPair: ShapeMistake.noteOnMisplacedPair
        case (.view, .string(let text)): "write '\(snippet(ofView: text))'"
        case (.object(let shape), .string(let text)) where definition(for: text, as: shape) != nil:
            definition(for: text, as: shape).map { "write '\($0)'" }
        case (.object(let shape), .string(let text))
        where shape.keys[0].isRequired && SwiftIdentifier.problem(of: text) == nil:
            "write '\(snippet(of: shape, ["\"\(shape.keys[0].name)\": \"\(text)\""], with: []))'"
        case (.object(let shape), _) where shape.keys[0].isRequired: "write '\(snippet(of: shape, [], with: []))'"
        case (.object(let shape), .bool(true)) where shape.requiredNames.isEmpty: "write '{}' for the defaults"
        default: nil
        }
    }

    /// Returns the view to write in place of a string: the kind that it names, or else a label.
    private func snippet(ofView word: String) -> String {
        let key = ([word] + names(forForeign: word)).first { key in Vocabulary.viewKinds.contains { $0.key == key } }
        if let kind = Vocabulary.viewKinds.first(where: { $0.key == key }) {
            return snippet(of: kind.shape(), [], with: [])
        }
        return snippet(of: LabelView.shape, [], with: [])
    }

    /// Returns the object to write in place of a text; nil if there is none.
    private func definition(for text: String, as shape: ObjectShape) -> String? {
        if shape === Vocabulary.appFont { return "{ \"custom\": \"\(text)\", \"size\": 17 }" }
        guard shape === Vocabulary.appColor else { return nil }
        if text.first == "#" { return "{ \"light\": \"\(text)\" }" }
        return SwiftIdentifier.isWord(text) ? "{ \"asset\": \"\(text)\" }" : nil
    }
}
