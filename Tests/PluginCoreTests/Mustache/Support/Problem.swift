import PluginCore

/// The text of a problem: its identifier, its message and its notes.
struct Problem: Equatable, Sendable {
    let identifier: String
    let message: String
    let notes: [String]

    init(_ identifier: String, _ message: String, notes: [String] = []) {
        self.identifier = identifier
        self.message = message
        self.notes = notes
    }

    init(_ diagnostic: Diagnostic) {
        self.init(diagnostic.identifier.name, diagnostic.message, notes: diagnostic.notes.map(\.message))
    }
}
