import PluginCore

/// Returns the strings for all localized text, each key of a table once, sorted by table and key.
///
/// Reports errors in descriptions, and text with the same key but different default values.
///
/// - Parameters:
///   - paths: descriptions, and folders with descriptions.
///   - configuration: the configuration of all descriptions; nil for the nearest to each.
package func readLocalizedStrings(
    at paths: [String], configuration: String?, reporting diagnostics: inout DiagnosticCollector
) -> [LocalizedString] {
    var found = DiagnosticCollector()
    var tables: [String: [LocalizedText]] = [:]
    for paths in likelyModules(of: findDescriptions(at: paths, reporting: &found)) {
        let module = Module(
            reading: ModuleFiles(for: paths, configuration: configuration, templates: .none),
            reporting: &found)
        tables[module.configuration.strings.name, default: []] += module.descriptions
            .flatMap(\.localizedTexts)
    }
    // The other commands give all warnings.
    found.removeWarnings()
    // Several modules can have one configuration.
    diagnostics.addOnce(contentsOf: found)
    return tables.sorted { precedesInCatalog($0.key, $1.key) }.flatMap { table, occurrences in
        reportDifferentDefaultValues(among: occurrences, reporting: &diagnostics)
        return Dictionary(grouping: occurrences, by: \.key).values
            .map { LocalizedString(table: table, occurrences: $0) }
            .sorted { precedesInCatalog($0.key, $1.key) }
    }
}
