/// Reports localized text that has the key of other text, but another default value. A string table
/// has only one string for both.
///
/// - Parameter occurrences: all localized text of one string table.
package func reportDifferentDefaultValues(
    among occurrences: [LocalizedText], reporting diagnostics: inout DiagnosticCollector
) {
    var first: [String: LocalizedText] = [:]
    for text in occurrences {
        guard let other = first[text.key] else {
            first[text.key] = text
            continue
        }
        if other.defaultValue.value == text.defaultValue.value { continue }
        diagnostics.warning(
            .differentDefaultValue, "the key '\(text.key)' has another default value elsewhere",
            at: text.place,
            notes: [
                Diagnostic.Note("it is here; use the same value, or two keys", at: other.place)
            ])
    }
}

extension DiagnosticIdentifier {
    package static let differentDefaultValue: Self = "different-default-value"
}
