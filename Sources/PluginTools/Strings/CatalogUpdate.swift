import PluginCore
import SystemCalls

/// The change to a string catalog that gives it the strings of the descriptions.
package struct CatalogUpdate {
    /// The strings that the catalog did not have.
    package private(set) var added: [LocalizedString] = []
    /// The number of strings that the catalog had already.
    package private(set) var known = 0
    private var bytes: [UInt8] = []
    private let path: String

    /// Reads the catalog, if there is one, and compares it with the strings.
    ///
    /// - Parameters:
    ///   - strings: the strings of the catalog's table.
    ///   - sourceLanguage: the language of the descriptions; nil if the catalog determines it.
    ///   - allKeys: the keys of all descriptions, to find keys that none has; nil if they are not known.
    package init(
        of path: String, with strings: [LocalizedString], sourceLanguage: String?,
        allKeys: Set<String>?, reporting diagnostics: inout DiagnosticCollector
    ) {
        self.path = path
        if FileIO.isMissing(path) {
            added = strings
            bytes = StringCatalog.bytes(of: strings, sourceLanguage: sourceLanguage ?? "en")
            return
        }
        guard let catalog = Self.readCatalog(at: path, reporting: &diagnostics) else { return }
        if let sourceLanguage, sourceLanguage != catalog.sourceLanguage.value {
            diagnostics.error(
                .invalidCatalog,
                "the source language of this string catalog is '\(catalog.sourceLanguage.value)', not '\(sourceLanguage)'",
                at: SourcePlace(catalog.file, catalog.sourceLanguage.range),
                notes: [Diagnostic.Note("remove '--source-language \(sourceLanguage)'")])
            return
        }
        let entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { first, _ in first }
        added = strings.filter { entries[$0.key] == nil }
        known = strings.count - added.count
        bytes = catalog.adding(added)
        for string in strings {
            guard let entry = entries[string.key] else { continue }
            catalog.reportOtherValue(of: entry, than: string, reporting: &diagnostics)
        }
        if let allKeys {
            catalog.reportUnusedEntries(besides: allKeys, reporting: &diagnostics)
        }
    }

    /// The bytes of the changed catalog.
    var newBytes: [UInt8] { bytes }

    /// Writes the catalog, if it changes.
    package func write(reporting diagnostics: inout DiagnosticCollector) {
        if added.isEmpty { return }
        writeFiles([RenderedFile(path: path, bytes: bytes)], reporting: &diagnostics)
    }

    private static func readCatalog(
        at path: String, reporting diagnostics: inout DiagnosticCollector
    ) -> StringCatalog? {
        do throws(FileSystemError) {
            // Writing replaces a link, and would not change the file that it leads to.
            let bytes = try FileIO.read(path, limit: FileIO.xcodeLimit, followsLink: false)
            return StringCatalog(SourceFile(path: path, bytes: bytes), reporting: &diagnostics)
        } catch {
            diagnostics.error(
                .fileAccess, error,
                notes: FileIO.isLink(path)
                    ? [Diagnostic.Note("or name the file that the link leads to")] : [])
            return nil
        }
    }
}

extension StringCatalog {
    /// Warns of a string that is not the default value of the description. The app displays the
    /// catalog's string. Xcode itself updates the values that it extracts and that are new.
    fileprivate func reportOtherValue(
        of entry: JSONMember, than string: LocalizedString,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        guard let (state, value) = sourceString(of: entry), let text = value.string,
            text != string.defaultValue, isManual(entry) || state != "new"
        else { return }
        diagnostics.warning(
            .differentDefaultValue,
            "the catalog's value of '\(entry.key)' is not the default value of the description",
            at: SourcePlace(file, value.range),
            notes: [
                Diagnostic.Note("the default value is here", at: string.place),
                Diagnostic.Note("the app displays the catalog's value; change one of them"),
            ])
    }

    /// Warns of entries whose keys no description has, if they are as plugingen adds them: manual, and new
    /// in the source language alone.
    fileprivate func reportUnusedEntries(
        besides keys: Set<String>, reporting diagnostics: inout DiagnosticCollector
    ) {
        for entry in entries
        where !keys.contains(entry.key) && isManual(entry)
            && sourceString(of: entry)?.state == "new" && languageCount(of: entry) == 1
        {
            diagnostics.warning(
                .unusedString, "no description has a text with the key '\(entry.key)'",
                at: SourcePlace(file, entry.keyRange),
                notes: [
                    Diagnostic.Note(
                        "plugingen adds such entries; remove it if your code does not use the key")
                ])
        }
    }
}

extension DiagnosticIdentifier {
    static let unusedString: Self = "unused-string"
}
