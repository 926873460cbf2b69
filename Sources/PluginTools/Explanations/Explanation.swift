import PluginCore

/// An explanation of a kind of problem, for people.
///
/// The page `Diagnostics.md` has the same text.
package struct Explanation: Sendable {
    /// How severe the problems are.
    package enum Severity: Sendable {
        case error
        case warning
        /// An error in some cases, and a warning in others.
        case either

        /// The severity as the end of a line: "an error".
        package var text: String {
            switch self {
            case .error: "an error"
            case .warning: "a warning"
            case .either: "an error or a warning"
            }
        }
    }

    /// Something that has the problem, or does not have it.
    package enum Example: Sendable {
        /// The text of a description.
        case description(String)
        /// Files of a folder, with their paths.
        case files([(path: String, text: String)])
        /// A part of a manifest of SwiftPM.
        case manifest(String)
        /// Something that people have to imagine.
        case words(String)
    }

    package let identifier: DiagnosticIdentifier
    package let severity: Severity
    /// The problem, as a sentence with Markdown.
    package let meaning: String
    /// Why it is a problem.
    package let reason: String
    package let wrong: Example
    package let right: Example

    init(
        _ identifier: DiagnosticIdentifier, _ severity: Severity, _ meaning: String,
        because reason: String, wrong: Example, right: Example
    ) {
        self.identifier = identifier
        self.severity = severity
        self.meaning = meaning
        self.reason = reason
        self.wrong = wrong
        self.right = right
    }

    /// All explanations, in the sections of the page `Diagnostics.md`.
    package static let sections: [(title: String, explanations: [Explanation])] = [
        ("JSON", ofJSON), ("Keys and values", ofKeys), ("Meaning", ofMeaning), ("Files", ofFiles),
        ("Packages and projects", ofPackages), ("Templates", ofTemplates),
    ]

    package static var all: [Explanation] { sections.flatMap(\.explanations) }

    /// Returns the explanation of a problem; nil for an unknown identifier.
    package static func named(_ name: String) -> Explanation? {
        all.first { $0.identifier.name == name }
    }
}
