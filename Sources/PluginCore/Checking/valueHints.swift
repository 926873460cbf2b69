extension ValueShape {
    /// Returns what to write in place of a value of another JSON type; nil if the message is enough.
    func hint(whenGiven value: JSONValue) -> String? {
        switch (self, value) {
        case (.object(let shape), .string(let text))
        where shape.keys.count == 1 && SwiftIdentifier.problem(of: text) == nil:
            "write '{ \"\(shape.keys[0].name)\": \"\(text)\" }'"
        case (.object(let shape), _) where shape.keys.count == 1:
            "write '{ \"\(shape.keys[0].name)\": … }'"
        case (.nameOrBoolean, .null): "write 'false'"
        case (.boolean, .null): "write 'false', or remove the key"
        case (.choice(let choice), .null), (.choice(let choice), .bool(false)):
            choice.contains("none") ? "write '\"none\"'" : nil
        case (.anyOf(let shapes), .null), (.anyOf(let shapes), .bool(false)):
            shapes.lazy.compactMap { $0.hint(whenGiven: value) }.first { $0.contains("none") }
        case (.boolean, .string("true")), (.boolean, .string("false")):
            Self.unquoteHint
        case (.integer, .string(let text)), (.number, .string(let text)),
            (.seconds, .string(let text)):
            Double(text) != nil && text.allSatisfy("0123456789.-".contains)
                ? Self.unquoteHint : nil
        case (.anyOf(let shapes), .string):
            shapes.first { shape in
                switch shape {
                case .number, .integer, .boolean: true
                default: false
                }
            }?.hint(whenGiven: value)
        case (.version, .number(let number)): Self.hint(quoting: number.literal, as: "the version")
        case (.swiftExpression, .number(let number)): Self.hint(quoting: number.literal)
        case (.swiftExpression, .bool(let bool)): Self.hint(quoting: String(bool))
        case (.swiftExpression, .null): Self.hint(quoting: "nil")
        case (.list(.choice(let choice)), .string(let text)):
            Self.hint(
                bracketing: ShapeChecker.names(forForeign: text).first(where: choice.contains)
                    ?? text)
        case (.list, .string(let text)): Self.hint(bracketing: text)
        case (.list(.object(let shape)), .object(let members))
        where !members.isEmpty && !members.contains { $0.key == shape.keys[0].name }:
            "write '[{ \"\(shape.keys[0].name)\": \"\(members[0].key)\", … }]'"
        case (.list, .object): "put it into brackets: '[{ … }]'"
        case (.view, .array): "put several views into a stack: '{ \"stack\": [ ] }'"
        default: nil
        }
    }

    /// The list of accepted keys or values, for notes; empty if the message is enough.
    var acceptedValues: String {
        switch self {
        case .object(let shape) where shape.keys.count > 1:
            "the keys of \(shape.name.withArticle) are \(quotedList(shape.keys.acceptedNames))"
        default:
            choice.map { $0.isLong ? "accepted: \(quotedList($0.values))" : "" } ?? ""
        }
    }

    /// The shape in words, without the values of a long choice.
    var shortDescription: String {
        switch self {
        case .choice(let choice) where choice.isLong: "a string"
        case .token(_, or: let choice) where choice.isLong: "a string"
        case .anyOf(let shapes): shapes.map(\.shortDescription).joined(separator: ", or ")
        default: description
        }
    }

    private static let unquoteHint = "remove the quotation marks"

    private static func hint(bracketing word: String) -> String {
        "put it into brackets: '[\"\(word)\"]'"
    }

    /// Returns how to write a text as a Swift expression.
    static func hint(quotingText text: String) -> String {
        hint(quoting: "\\\"\(text)\\\"", as: "a text")
    }

    private static func hint(quoting text: String, as kind: String = "Swift") -> String {
        "put \(kind) into quotation marks: '\"\(text)\"'"
    }
}

extension Choice {
    /// Whether there are too many values for a message.
    fileprivate var isLong: Bool { values.count > 4 }
}
