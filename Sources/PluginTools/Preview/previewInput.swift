import PluginCore

/// Returns the control and the first value of an input: the type `Input` in Templates/Preview/data.d.ts.
func previewInput(_ input: PluginInput) -> JSONText {
    let type = input.type.value
    let isOptional = type.hasSuffix("?")
    let kind = InputKind(ofType: isOptional ? String(type.dropLast()) : type)
    let sample = kind.sample(named: input.name.value)
    let expression = input.shownExpression?.value
    let known = expression.map(kind.value) ?? (isOptional ? .null : sample)
    return [
        "name": JSONText(input.name),
        "type": .string(type),
        "kind": JSONText(kind),
        "isOptional": .boolean(isOptional),
        "value": known ?? expression.map(kind.standIn) ?? nil,
        "sample": sample,
        "expression": JSONText(known == nil ? expression : nil),
        "summary": JSONText(input.summary),
    ]
}

extension PluginInput {
    /// The expression of the value that pages show: the example or else the default.
    var shownExpression: Located<String>? { example ?? defaultValue }
}

/// The kind of control that edits an input.
private enum InputKind: String {
    case text, flag, number, image, other

    init(ofType type: String) {
        switch type {
        case "String", "AttributedString", "Foundation.AttributedString": self = .text
        case "Bool": self = .flag
        case _ where KnownType.isNumber(type): self = .number
        case _ where PlatformType.isImage(type): self = .image
        default: self = .other
        }
    }

    /// Returns the value of an expression; nil if only the app knows it.
    func value(of expression: String) -> JSONText? {
        if expression == "nil" { return .null }
        switch self {
        case .text:
            let literal = expression.wholeMatch(of: /AttributedString\((.*)\)/)?.1 ?? expression[...]
            guard let text = LiteralText(atStartOf: literal), text.isWhole, text.rest.isEmpty else { return nil }
            return .string(text.text)
        case .flag: return ["true": .boolean(true), "false": .boolean(false)][expression]
        case .number: return Double(expression.replacing("_", with: "")).map(JSONText.number)
        case .image, .other: return nil
        }
    }

    /// Returns a value in place of an expression that only the app knows.
    func standIn(for expression: String) -> JSONText {
        switch self {
        case .text: .string(readableText(for: expression))
        case .other: .string(expression)
        case .flag, .number, .image: sample(named: "")
        }
    }

    /// Returns a value for an input without an example. A text says what it stands for.
    func sample(named name: String) -> JSONText {
        switch self {
        case .text: .string(words(of: name))
        case .flag: .boolean(false)
        case .number: .integer(0)
        case .image: .boolean(true)
        case .other: .null
        }
    }
}
