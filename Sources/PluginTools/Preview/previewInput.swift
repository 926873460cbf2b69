import PluginCore

/// Returns the control and the first value of an input: the type `Input` in Templates/Preview/data.d.ts.
func previewInput(_ input: PluginInput) -> JSONText {
    let type = input.type.value
    let isOptional = type.hasSuffix("?")
    let kind = InputKind(ofType: isOptional ? String(type.dropLast()) : type)
    let expression = input.shownExpression?.value
    let value =
        expression.map { kind.value(of: $0) }
        ?? (isOptional ? nil : kind.value(named: input.name.value))
    return [
        "name": JSONText(input.name),
        "type": .string(type),
        "kind": JSONText(kind),
        "isOptional": .boolean(isOptional),
        "value": value,
        "sample": kind.value(named: input.name.value),
        "expression": JSONText(expression),
        "isEvaluated": .boolean(expression.map(kind.evaluates) ?? true),
        "summary": JSONText(input.summary),
    ]
}

extension PluginInput {
    /// The expression of the value that pages show: the example or else the default.
    var shownExpression: Located<String>? { example ?? defaultValue }
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

    /// Returns the value of an expression, or a value that stands for it.
    func value(of expression: String) -> JSONText {
        if expression == "nil" { return nil }
        switch self {
        case .text: return .string(readableText(for: expression))
        case .flag: return .boolean(expression == "true")
        case .number: return .number(number(in: expression) ?? 0)
        case .image: return true
        case .other: return .string(expression)
        }
    }

    /// Whether the page knows the value of an expression.
    func evaluates(_ expression: String) -> Bool {
        if expression == "nil" { return true }
        return switch self {
        case .text: PluginTools.text(ofLiteral: expression) != nil
        case .flag: expression == "true" || expression == "false"
        case .number: number(in: expression) != nil
        case .image, .other: false
        }
    }

    private func number(in expression: String) -> Double? {
        Double(expression.replacing("_", with: ""))
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
}
