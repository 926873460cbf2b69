/// The stable name of a kind of problem, such as `unknown-key`.
///
/// Each rule declares its identifiers beside it, in an extension. A released name keeps its meaning.
package struct DiagnosticIdentifier: Equatable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    package init(stringLiteral name: String) {
        self.name = name
    }
}

/// The identifiers that rules of several subjects share.
extension DiagnosticIdentifier {
    static let invalidExpression: Self = "invalid-expression"
    static let invalidType: Self = "invalid-type"
    static let nameCollision: Self = "name-collision"
    package static let nestingTooDeep: Self = "nesting-too-deep"
    static let requiredKey: Self = "required-key"
}
