import PluginDescriptions

/// A string catalog of Xcode: the strings of one table in all languages, as JSON.
struct StringCatalog {
    let file: SourceFile
    /// The language of the code and of the descriptions.
    let sourceLanguage: Located<String>
    /// The entries, in the order of the file.
    let entries: [JSONMember]
    /// The range of the object with the entries.
    let range: SourceRange

    /// Creates a catalog from a file; nil if the file has errors, which are reported.
    init?(_ file: SourceFile, reporting diagnostics: inout DiagnosticCollector) {
        var found = DiagnosticCollector()
        defer { diagnostics.add(contentsOf: found, limit: 100) }
        guard let root = readJSON(file, isStrict: true, reporting: &found), !found.hasErrors else {
            return nil
        }
        var checker = CatalogChecker(file: file)
        let members = checker.members(of: root, named: "a string catalog")
        let language = checker.string("sourceLanguage", of: root, note: #""sourceLanguage" : "en""#)
        let version = checker.string("version", of: root, note: #""version" : "1.0""#)
        if let version, !version.value.hasPrefix("1.") { checker.reportVersion(version) }
        var entries: [JSONMember] = []
        let strings =
            members == nil ? nil : checker.required("strings", of: root, note: #""strings" : {}"#)
        if let strings {
            entries = checker.members(of: strings, named: "'strings'") ?? []
            for entry in entries { checker.checkEntry(entry) }
        }
        found.add(contentsOf: checker.diagnostics)
        guard !found.hasErrors, let language, let strings else { return nil }
        self.file = file
        sourceLanguage = language
        self.entries = entries
        range = strings.range
    }

    /// Returns the string of an entry in the source language; nil if the entry has none, or has
    /// variations.
    func sourceString(of entry: JSONMember) -> (state: String, value: JSONNode)? {
        let unit = entry.value.member("localizations")?.member(sourceLanguage.value)?
            .member("stringUnit")
        guard let state = unit?.member("state")?.string, let value = unit?.member("value") else {
            return nil
        }
        return (state, value)
    }

    /// Returns whether only people change the entry, and not Xcode.
    func isManual(_ entry: JSONMember) -> Bool {
        entry.value.member("extractionState")?.string == "manual"
    }
}

/// A check of the parts of a string catalog that plugingen reads.
private struct CatalogChecker {
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
