/// A problem at a place in a file.
package struct Diagnostic: Sendable {
    /// The severity of a problem. Only errors prevent generation.
    package enum Severity: String, Sendable {
        case error, warning
        /// Nothing is wrong, but something was left out.
        case note
    }

    /// A remark about a problem: the other place of a collision, or what to write instead.
    package struct Note: Sendable {
        package let message: String
        package let place: SourcePlace?
        /// The list of accepted values that the message ends with; empty if there is none.
        package let list: String
        private let text: String

        /// - Parameter list: accepted values, which one run shows only once: `accepted: 'top', 'bottom'`.
        package init(_ text: String, list: String = "", at place: SourcePlace? = nil) {
            let separator = text.isEmpty || list.isEmpty ? "" : text.hasSuffix("?") ? " " : "; "
            message = text + separator + list
            self.text = text
            self.list = list
            self.place = place
        }

        /// The note without its list; nil if it is nothing else.
        var withoutList: Note? { text.isEmpty ? nil : Note(text, at: place) }
    }

    package let severity: Severity
    package let identifier: DiagnosticIdentifier
    /// The problem, in lowercase and without a full stop.
    package let message: String
    package let place: SourcePlace
    package private(set) var notes: [Note]

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

    /// The parts of a problem that differ from those of other problems.
    var identity: [String] {
        let range = place.range
        return [identifier.name, message, place.file.path, String(range.lowerBound), String(range.upperBound)]
    }

    /// The same problem, without the lists that were shown before.
    ///
    /// - Parameter shown: the lists that were shown, to which those of this problem are added.
    func leavingOut(_ shown: inout Set<String>) -> Diagnostic {
        var diagnostic = self
        diagnostic.notes = notes.compactMap { note in
            note.list.isEmpty || shown.insert(note.list).inserted ? note : note.withoutList
        }
        return diagnostic
    }
}

/// The stable name of a kind of problem, such as `unknown-key`.
///
/// Each rule declares its identifiers in an extension in its own file. A released name keeps its
/// meaning.
package struct DiagnosticIdentifier: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The name in lowercase, with hyphens between words.
    package let name: String

    package init(stringLiteral name: String) { self.name = name }
}

/// The identifiers that several rules share.
extension DiagnosticIdentifier {
    static let invalidExpression: Self = "invalid-expression"
    package static let invalidType: Self = "invalid-type"
    static let nameCollision: Self = "name-collision"
    package static let nestingTooDeep: Self = "nesting-too-deep"
    package static let requiredKey: Self = "required-key"
}
