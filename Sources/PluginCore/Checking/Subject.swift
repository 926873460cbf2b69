/// The owner of a value, for messages: `a description`, `'delay'` or `an element of 'inputs'`.
enum Subject {
    case file(ObjectShape)
    case key(KeyShape)
    case element(of: KeyShape)

    /// The owner of an element, if this is the owner of its array.
    var element: Subject {
        if case .key(let key) = self { .element(of: key) } else { self }
    }

    /// The key that has the value; nil for files and elements.
    var key: KeyShape? {
        if case .key(let key) = self { key } else { nil }
    }

    /// The phrase after a value in messages: `of 'touches'` or `in 'hooks'`.
    var phrase: String {
        if case .element(let key) = self { "in '\(key.name)'" } else { "of \(description)" }
    }

    var description: String {
        switch self {
        case .file(let shape): shape.name.withArticle
        case .key(let key): "'\(key.name)'"
        case .element(let key): "an element of '\(key.name)'"
        }
    }
}

extension ValueShape {
    /// The list of accepted keys or values, for notes; empty if the message is enough.
    var acceptedValues: String {
        switch self {
        case .object(let shape) where shape.keys.count > 1:
            "the keys of \(shape.name.withArticle) are \(quotedList(shape.keys.acceptedNames))"
        default: choice.map { $0.isLong ? Diagnostic.Note.list(ofAccepted: $0.values) : "" } ?? ""
        }
    }

    /// The shape in words, without the values of a long choice.
    var shortDescription: String {
        switch self {
        case .choice(let choice) where choice.isLong: "a string"
        case .anyOf(let shapes): shapes.map(\.shortDescription).joined(separator: ", or ")
        default: description
        }
    }

    /// Returns how to write a text as a Swift expression.
    package static func hint(quotingText text: String) -> String { hint(quoting: "\\\"\(text)\\\"", as: "a text") }

    package static func hint(quoting text: String, as kind: String = "Swift") -> String {
        "put \(kind) into quotation marks: '\"\(text)\"'"
    }
}

extension Choice {
    /// Whether there are too many values for a message.
    fileprivate var isLong: Bool { values.count > 4 }
}
