extension ValueShape {
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

    /// Returns how to write a text as a Swift expression.
    package static func hint(quotingText text: String) -> String {
        hint(quoting: "\\\"\(text)\\\"", as: "a text")
    }

    package static func hint(quoting text: String, as kind: String = "Swift") -> String {
        "put \(kind) into quotation marks: '\"\(text)\"'"
    }
}

extension Choice {
    /// Whether there are too many values for a message.
    fileprivate var isLong: Bool { values.count > 4 }
}
