import SourceDiagnostics

extension DiagnosticIdentifier {
    // What a description says in keys that the vocabulary does not have, or in other ways.
    static let unknownKey: Self = "unknown-key"
    static let duplicateKey: Self = "duplicate-key"
    static let requiredKey: Self = "required-key"
    static let contradictingKeys: Self = "contradicting-keys"
    static let wrongType: Self = "wrong-type"
    static let outOfRange: Self = "out-of-range"
    static let unknownValue: Self = "unknown-value"
    static let invalidIdentifier: Self = "invalid-identifier"
    static let invalidType: Self = "invalid-type"
    static let invalidExpression: Self = "invalid-expression"

    // What a description says that cannot be, or cannot be meant.
    static let invalidName: Self = "invalid-name"
    static let nameCollision: Self = "name-collision"
    static let unknownReference: Self = "unknown-reference"
    static let mismatchedType: Self = "mismatched-type"
    static let contradiction: Self = "contradiction"
    static let untiedControl: Self = "untied-control"
    static let missingAccessibility: Self = "missing-accessibility"
}
