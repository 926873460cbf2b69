import SourceDiagnostics

/// The problems that templates can have, when they are parsed (the first six) or rendered.
extension DiagnosticIdentifier {
    static let unclosedTag: DiagnosticIdentifier = "template-unclosed-tag"
    static let invalidName: DiagnosticIdentifier = "template-invalid-name"
    static let invalidDelimiters: DiagnosticIdentifier = "template-invalid-delimiters"
    static let unclosedSection: DiagnosticIdentifier = "template-unclosed-section"
    static let mismatchedSection: DiagnosticIdentifier = "template-mismatched-section"
    static let unknownPartial: DiagnosticIdentifier = "template-unknown-partial"
    static let unknownTemplate: DiagnosticIdentifier = "template-unknown"
    static let unknownName: DiagnosticIdentifier = "template-unknown-name"
    static let notText: DiagnosticIdentifier = "template-not-text"
    static let endlessPartial: DiagnosticIdentifier = "template-endless-partial"
}
