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
    let modules = readTextOfModules(
        at: paths, configuration: configuration, reporting: &diagnostics)
    return localizedStrings(of: modules, reporting: &diagnostics)
}

/// Returns the localized text of each module, and reports errors in descriptions.
///
/// - Parameters:
///   - paths: descriptions, and folders with descriptions.
///   - configuration: the configuration of all descriptions; nil for the nearest to each.
package func readTextOfModules(
    at paths: [String], configuration: String?, reporting diagnostics: inout DiagnosticCollector
) -> [TextOfModule] {
    var found = DiagnosticCollector()
    let modules = moduleGroups(of: findDescriptions(at: paths, reporting: &found)).map {
        (folder, paths) in
        let module = Module(
            reading: ModuleFiles(for: paths, configuration: configuration, templates: .none),
            reporting: &found)
        return TextOfModule(
            paths: paths, listedFolder: folder, table: module.configuration.strings.name,
            occurrences: module.descriptions.flatMap(\.localizedTexts))
    }
    // The other commands give all warnings.
    found.removeWarnings()
    // Several modules can have one configuration.
    diagnostics.addOnce(contentsOf: found)
    return modules
}

/// Returns the strings of modules, each key of a table once, sorted by table and key.
///
/// Reports text with the same key but different default values.
package func localizedStrings(
    of modules: [TextOfModule], reporting diagnostics: inout DiagnosticCollector
) -> [LocalizedString] {
    var tables: [String: [LocalizedText]] = [:]
    for module in modules { tables[module.table, default: []] += module.occurrences }
    return tables.sorted { precedesInCatalog($0.key, $1.key) }.flatMap { table, occurrences in
        reportDifferentDefaultValues(among: occurrences, reporting: &diagnostics)
        return Dictionary(grouping: occurrences, by: \.key).values
            .map { LocalizedString(table: table, occurrences: $0) }
            .sorted { precedesInCatalog($0.key, $1.key) }
    }
}
