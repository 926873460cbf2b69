/// One problem in one place.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    /// A remark below a problem: the other place of a collision, or what to write instead.
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
    /// What is wrong, in lower case and without a full stop.
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
