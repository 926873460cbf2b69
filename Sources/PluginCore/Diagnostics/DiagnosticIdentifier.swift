/// The stable name of a kind of problem, such as `unknown-key`.
///
/// Each rule declares its identifiers in an extension in its own file. A released name keeps its
/// meaning.
package struct DiagnosticIdentifier: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The name in lowercase, with hyphens between words.
    package let name: String

    package init(stringLiteral name: String) {
        self.name = name
    }
}

/// The identifiers that several rules share.
extension DiagnosticIdentifier {
    static let invalidExpression: Self = "invalid-expression"
    package static let invalidType: Self = "invalid-type"
    static let nameCollision: Self = "name-collision"
    package static let nestingTooDeep: Self = "nesting-too-deep"
    package static let requiredKey: Self = "required-key"
}
