/// A problem at a place in a file.
package struct Diagnostic: Sendable {
    /// The severity of a problem. Only errors prevent generation.
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    /// A remark about a problem: the other place of a collision, or what to write instead.
    package struct Note: Sendable {
        package let message: String
        package let place: SourcePlace?

        package init(_ message: String, at place: SourcePlace? = nil) {
            self.message = message
            self.place = place
        }
    }

    package let severity: Severity
    package let identifier: DiagnosticIdentifier
    /// The problem, in lowercase and without a full stop.
    package let message: String
    package let place: SourcePlace
    package let notes: [Note]

    package init(
        _ severity: Severity,
        _ identifier: DiagnosticIdentifier,
        _ message: String,
        at place: SourcePlace,
        notes: [Note] = []
    ) {
        self.severity = severity
        self.identifier = identifier
        self.message = message
        self.place = place
        self.notes = notes
    }
}
