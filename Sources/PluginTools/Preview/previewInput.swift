import PluginCore

/// Returns the control and the first value of an input: the type `Input` in Templates/Preview/data.d.ts.
func previewInput(_ input: PluginInput) -> JSONText {
    let type = input.type.value
    let isOptional = type.hasSuffix("?")
    let kind = InputKind(ofType: isOptional ? String(type.dropLast()) : type)
    let expression = (input.example ?? input.defaultValue)?.value
    let value =
        expression.map { kind.value(of: $0) }
        ?? (isOptional ? nil : kind.value(named: input.name.value))
    return [
        "name": JSONText(input.name),
        "type": .string(type),
        "kind": JSONText(kind),
        "isOptional": .boolean(isOptional),
        "value": value,
        "expression": JSONText(expression),
        "summary": JSONText(input.summary),
    ]
}

/// The kind of control that edits an input.
private enum InputKind: String {
    case text
    case flag
    case number
    case image
    case other

    init(ofType type: String) {
        switch type {
        case "String": self = .text
        case "Bool": self = .flag
        case _ where KnownType.isNumber(type): self = .number
        case _ where PlatformType.isImage(type): self = .image
        default: self = .other
        }
    }

    /// Returns the value of an expression. One that the page cannot evaluate is shown as text.
    func value(of expression: String) -> JSONText {
        if expression == "nil" { return nil }
        switch self {
        case .text: return .string(PluginTools.text(ofLiteral: expression) ?? expression)
        case .flag: return .boolean(expression == "true")
        case .number: return JSONText(Double(expression.replacing("_", with: "")))
        case .image: return true
        case .other: return .string(expression)
        }
    }

    /// Returns a value for an input without an example. A text says what it stands for.
    func value(named name: String) -> JSONText {
        switch self {
        case .text: .string(words(of: name))
        case .flag: false
        case .number: .number(0)
        case .image: true
        case .other: nil
        }
    }

    /// Returns "Place name" for `placeName`.
    private func words(of name: String) -> String {
        let spaced = name.reduce(into: "") { words, character in
            words += character.isUppercase ? " \(character.lowercased())" : String(character)
        }
        return spaced.prefix(1).uppercased() + spaced.dropFirst()
    }
}
