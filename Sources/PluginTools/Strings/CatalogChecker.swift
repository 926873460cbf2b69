import PluginCore

/// A check of the parts of a string catalog that plugingen reads.
struct CatalogChecker {
    let file: SourceFile
    private(set) var diagnostics = DiagnosticCollector()

    init(file: SourceFile) { self.file = file }

    /// Returns the members of an object. Reports a value of another type.
    mutating func members(of node: JSONNode, named name: String) -> [JSONMember]? {
        if case .object(let members) = node.value { return members }
        report("\(name) must be an object, not \(node.value.kind)", at: node.range)
        return nil
    }

    /// Returns the value of a key. Reports an object without it.
    mutating func required(_ key: String, of object: JSONNode, note: String) -> JSONNode? {
        if let value = object.member(key) { return value }
        if case .object = object.value {
            report(
                "the string catalog has no '\(key)'",
                at: SourceRange(object.range.lowerBound, object.range.lowerBound + 1),
                note: "add '\(note)'")
        }
        return nil
    }

    /// Returns the string that a required key has.
    mutating func string(_ key: String, of object: JSONNode, note: String) -> Located<String>? {
        guard let node = required(key, of: object, note: note) else { return nil }
        if let text = node.string { return Located(text, at: node.range) }
        report(
            "'\(key)' must be a string, not \(node.value.kind)", at: node.range,
            note: "write '\(note)'")
        return nil
    }

    /// Reports wrong types in an entry: a key with its translations.
    mutating func checkEntry(_ entry: JSONMember) {
        guard members(of: entry.value, named: "the entry of '\(entry.key)'") != nil,
            let localizations = entry.value.member("localizations"),
            let languages = members(of: localizations, named: "'localizations'")
        else { return }
        for language in languages { _ = members(of: language.value, named: "'\(language.key)'") }
    }

    mutating func reportVersion(_ version: Located<String>) {
        report(
            "the version of this string catalog is '\(version.value)'", at: version.range,
            note: "plugingen knows the versions that begin with '1.'")
    }

    private mutating func report(_ message: String, at range: SourceRange, note: String? = nil) {
        diagnostics.error(
            .invalidCatalog, message, at: SourcePlace(file, range),
            notes: note.map { [Diagnostic.Note($0)] } ?? [])
    }
}

extension DiagnosticIdentifier {
    static let invalidCatalog: Self = "invalid-catalog"
}
