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
        switch shape {
        case .choice(let choice): choice.token.map { Choice(choice.values + appearance.names(of: $0)) } ?? choice
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
    /// The kind of thing whose name the value is, or can be; nil if the configuration declares no such names.
    package var token: AppearanceToken? {
        switch self {
        case .choice(let choice): choice.token
        case .anyOf(let shapes): shapes.lazy.compactMap(\.token).first
        default: nil
        }
    }

    /// Whether the value is, or can be, a name that the configuration declares.
    package var hasToken: Bool { token != nil }

    /// The choice that the value is, or can be.
    package var choice: Choice? {
        switch self {
        case .choice(let choice): choice.values.isEmpty ? nil : choice
        case .anyOf(let shapes): shapes.lazy.compactMap(\.choice).first
        default: nil
        }
    }

    /// The object that the value is, or can be.
    package var object: ObjectShape? {
        switch self {
        case .object(let shape): shape
        case .anyOf(let shapes): shapes.lazy.compactMap(\.object).first
        default: nil
        }
    }
}

extension DiagnosticIdentifier {
    package static let unknownValue: Self = "unknown-value"
}
