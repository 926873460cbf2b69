import PluginCore

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
        _ = checker.members(of: root, named: "a string catalog")
        let language = checker.string("sourceLanguage", of: root, note: #""sourceLanguage" : "en""#)
        let version = checker.string("version", of: root, note: #""version" : "1.0""#)
        if let version, !version.value.hasPrefix("1.") { checker.reportVersion(version) }
        let strings = checker.required("strings", of: root, note: #""strings" : {}"#)
        let entries = strings.flatMap { checker.members(of: $0, named: "'strings'") } ?? []
        for entry in entries { checker.checkEntry(entry) }
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

    /// Returns the number of languages in which an entry has a string.
    func languageCount(of entry: JSONMember) -> Int {
        entry.value.member("localizations")?.members.count ?? 0
    }

    /// Returns whether only people change the entry, and not Xcode.
    func isManual(_ entry: JSONMember) -> Bool {
        entry.value.member("extractionState")?.string == "manual"
    }
}
