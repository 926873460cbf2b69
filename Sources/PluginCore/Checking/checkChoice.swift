extension ShapeChecker {
    /// Checks that a word is one of the values of the choice that a shape is, or can be.
    mutating func checkChoice(
        _ text: String, in shape: ValueShape, of subject: Subject, at range: SourceRange
    ) {
        guard let choice = choice(of: shape) else { return }
        let mayBeDeclared = shape.hasToken && !appearance.isKnown && SwiftIdentifier.isWord(text)
        if choice.contains(text) || mayBeDeclared { return }
        let words = choice.values
        var list = words.isEmpty ? "" : "accepted: \(quotedList(words))"
        if let object = shape.object, !words.isEmpty {
            list += ", or an object with \(quotedList(object.keys.acceptedNames))"
        }
        var note =
            match(for: text, among: words).map { "did you mean '\($0)'?" }
            ?? noteOnToken(text, of: shape, isOnly: words.isEmpty) ?? ""
        if case .key(let key) = subject, Vocabulary.configuration.takes(text, as: key.name) {
            note = "'\(text)' holds for all plugins, in \(ModuleConfiguration.fileName)"
        }
        report(
            shape.hasToken ? .unknownReference : .unknownValue,
            "unknown value '\(text)' \(subject.phrase)", at: range,
            advice: Diagnostic.Note(note, list: list))
    }
}

extension ShapeChecker {
    /// Returns the choice that a shape is, or can be, with the names that the configuration declares.
    func choice(of shape: ValueShape) -> Choice? {
        switch shape {
        case .choice(let choice): choice
        case .token(let token, or: let choice):
            Choice(choice.values + appearance.names(of: token))
        case .anyOf(let shapes): shapes.lazy.compactMap { choice(of: $0) }.first
        default: nil
        }
    }
}

extension ObjectShape {
    /// Returns whether a word is one of the values of a key.
    fileprivate func takes(_ word: String, as name: String) -> Bool {
        guard let key = keys.first(where: { $0.name == name }), case .choice(let choice) = key.value
        else { return false }
        return choice.contains(word)
    }
}

extension ValueShape {
    /// The object that the value is, or can be.
    var object: ObjectShape? {
        switch self {
        case .object(let shape): shape
        case .anyOf(let shapes): shapes.lazy.compactMap(\.object).first
        default: nil
        }
    }
}

extension DiagnosticIdentifier {
    static let unknownValue: Self = "unknown-value"
}
