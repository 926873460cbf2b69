/// The haptic feedback of a plugin that becomes visible: one kind, or one of two that an input decides between.
package struct FeedbackSource: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case success, warning, error
    }

    let node: JSONNode

    /// The input that decides; nil if the feedback is always the same.
    package var input: Located<String>? { node.locatedString("when") }
    /// The feedback, while the input is true if there is one.
    package var then: Kind? { node.choice(Kind.self) ?? node.choice("then") }
    /// The feedback while the input is false; nil for none.
    package var otherwise: Kind? { node.choice("else") }
}

extension Vocabulary {
    static let feedbackPair = ObjectShape(
        "feedback pair",
        [
            when,
            .required("then", .choice(of: FeedbackSource.Kind.self)),
            .optional("else", .choice(of: FeedbackSource.Kind.self)),
        ])
}

/// The Swift for the feedback.
extension FeedbackSource {
    var creation: String { "PluginFeedback(\(input == nil ? Self.expression(then) : "nil"))" }

    /// Returns the statements that choose the feedback when an input changes.
    func statements(for input: String, _ dialect: KitDialect) -> [String] {
        guard dialect.givesFeedback, self.input?.value == input else { return [] }
        let condition = SwiftIdentifier.escaped(input)
        return ["presentation.feedback = \(condition) ? \(Self.expression(then)) : " + Self.expression(otherwise)]
    }

    private static func expression(_ kind: Kind?) -> String { kind.map { ".\($0.rawValue)" } ?? "nil" }
}
