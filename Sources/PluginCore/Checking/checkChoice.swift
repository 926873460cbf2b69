extension ShapeChecker {
    /// Checks that a word is one of the values of the choice that a shape is, or can be.
    mutating func checkChoice(_ text: String, in shape: ValueShape, of subject: Subject, at range: SourceRange) {
        guard let choice = checked.choice(of: shape) else { return }
        if choice.contains(text) { return }
        let mistake = ShapeMistake.unknownValue(text, shape, accepted: choice.values)
        var note =
            advisor?.note(on: mistake)
            ?? .suggestion(nearestMatch(to: text, among: choice.values), accepted: choice.values)
        if case .key(let key) = subject, Vocabulary.configuration.takes(text, as: key.name) {
            note = Diagnostic.Note(
                "'\(text)' holds for all plugins, in \(ModuleConfiguration.fileName)", list: note?.list ?? "")
        }
        report(
            shape.hasToken ? .unknownReference : .unknownValue,
            "unknown value '\(text)' \(subject.phrase)", at: range, advice: note)
    }
}

extension CheckedFile {
    /// Returns the choice that a shape is, or can be, with the names that the configuration declares.
    package func choice(of shape: ValueShape) -> Choice? {
        shape.choices.first.map { choice in
            choice.token.map { Choice(choice.values + appearance.names(of: $0)) } ?? choice
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
    /// The shapes of which a value has one: this one, or those that it consists of.
    private var alternatives: [ValueShape] {
        if case .anyOf(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
    }

    /// The choices that the value is, or can be.
    fileprivate var choices: [Choice] {
        alternatives.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    /// The kind of thing whose name the value is, or can be; nil if the configuration declares no such names.
    package var token: AppearanceToken? { choices.lazy.compactMap(\.token).first }

    /// Whether the value is, or can be, a name that the configuration declares.
    package var hasToken: Bool { token != nil }

    /// The choice that the value is, or can be.
    package var choice: Choice? { choices.first { !$0.values.isEmpty } }

    /// The object that the value is, or can be.
    package var object: ObjectShape? {
        alternatives.lazy.compactMap { if case .object(let shape) = $0 { shape } else { nil } }.first
    }
}

extension DiagnosticIdentifier {
    package static let unknownValue: Self = "unknown-value"
}
