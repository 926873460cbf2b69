/// The problems of templates. The first six are found when a template is parsed, the others when a
/// template is rendered.
extension DiagnosticIdentifier {
    static let unclosedTag: DiagnosticIdentifier = "template-unclosed-tag"
    static let invalidTagName: DiagnosticIdentifier = "template-invalid-name"
    static let invalidDelimiters: DiagnosticIdentifier = "template-invalid-delimiters"
    static let unclosedSection: DiagnosticIdentifier = "template-unclosed-section"
    static let mismatchedSection: DiagnosticIdentifier = "template-mismatched-section"
    static let unknownPartial: DiagnosticIdentifier = "template-unknown-partial"
    static let unknownTemplate: DiagnosticIdentifier = "template-unknown"
    static let unknownName: DiagnosticIdentifier = "template-unknown-name"
    static let notText: DiagnosticIdentifier = "template-not-text"
    static let endlessPartial: DiagnosticIdentifier = "template-endless-partial"
}

/// Returns a note with the name that was probably meant, or no note.
func suggestion(for name: String, among names: [String]) -> [Diagnostic.Note] {
    guard let nearest = nearestMatch(to: name, among: names) else { return [] }
    return [Diagnostic.Note("did you mean '\(nearest)'?")]
}
