import PluginCore

extension LanguageAdvisor {
    /// Returns what to write in place of a value of another JSON type; nil if the message is enough.
    func hint(for shape: ValueShape, whenGiven value: JSONValue) -> String? {
        switch (shape, value) {
        case (.object(let shape), .string(let text))
        where shape.keys.count == 1 && SwiftIdentifier.problem(of: text) == nil:
            "write '{ \"\(shape.keys[0].name)\": \"\(text)\" }'"
        case (.object(let shape), _) where shape.keys.count == 1: "write '{ \"\(shape.keys[0].name)\": … }'"
        case (.anyOf(let shapes), .null) where shapes.contains(where: \.isBoolean): "write 'false'"
        case (.boolean, .null): "write 'false', or remove the key"
        case (.choice(let choice), .null), (.choice(let choice), .bool(false)):
            choice.contains("none") ? "write '\"none\"'" : nil
        case (.anyOf(let shapes), .null), (.anyOf(let shapes), .bool(false)):
            shapes.lazy.compactMap { hint(for: $0, whenGiven: value) }.first { $0.contains("none") }
        case (.boolean, .string("true")), (.boolean, .string("false")): Self.unquoteHint
        case (.number, .string(let text)):
            Double(text) != nil && text.allSatisfy("0123456789.-".contains) ? Self.unquoteHint : nil
        case (.anyOf(let shapes), .string):
            shapes.first { shape in
                switch shape {
                case .number, .boolean: true
                default: false
                }
            }.flatMap { hint(for: $0, whenGiven: value) }
        case (.string(let format), .number(let number)) where format.name.hasPrefix("version"):
            ValueShape.hint(quoting: number.literal, as: "the version")
        case (.string(.swiftExpression), .number(let number)): ValueShape.hint(quoting: number.literal)
        case (.string(.swiftExpression), .bool(let bool)): ValueShape.hint(quoting: String(bool))
        case (.string(.swiftExpression), .null): ValueShape.hint(quoting: "nil")
        case (.list(.choice(let choice)), .string(let text)):
            Self.hint(bracketing: names(forForeign: text).first(where: choice.contains) ?? text)
        case (.list, .string(let text)): Self.hint(bracketing: text)
        case (.list(.object(let shape)), .object(let members))
        where shape.keys[0].name == "name" && !members.isEmpty && !members.contains { $0.key == shape.keys[0].name }:
            "write '[{ \"\(shape.keys[0].name)\": \"\(members[0].key)\", … }]'"
        case (.list, .object): "put it into brackets: '[{ … }]'"
        case (.view, .array): "put several views into a stack: '{ \"stack\": [ ] }'"
        default: nil
        }
    }

    private static let unquoteHint = "remove the quotation marks"

    private static func hint(bracketing word: String) -> String { "put it into brackets: '[\"\(word)\"]'" }
}

extension ValueShape {
    fileprivate var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
