import PluginCore
import SystemCalls

/// Warns of string catalogs in the folders of modules without the keys of their descriptions.
///
/// - Parameters:
///   - files: the files of the package or of the project.
///   - current: the folder that shown paths start from.
/// - Returns: the catalogs with the missing strings.
func checkCatalogs(
    among files: [String], of modules: [Module], from current: String,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileFix] {
    let catalogs = files.filter { $0.hasSuffix(".xcstrings") }
    return modules.filter(\.isComplete).flatMap { module in
        let folder = FileIO.absolutePath(module.folder)
        let table = module.configuration.strings.name
        return catalogs.filter {
            isWithin($0, folder) && fileName(ofPath: $0) == table + ".xcstrings"
        }
        .compactMap { catalog in
            checkCatalog(
                at: relativePath(catalog, to: current), of: module,
                in: relativePath(folder, to: current), reporting: &diagnostics)
        }
    }
}

private func checkCatalog(
    at path: String, of module: Module, in folder: String,
    reporting diagnostics: inout DiagnosticCollector
) -> FileFix? {
    var found = DiagnosticCollector()
    let strings = readLocalizedStrings(
        at: module.paths, configuration: module.configurationPath, reporting: &found)
    if strings.isEmpty { return nil }
    let update = CatalogUpdate(
        of: path, with: strings, sourceLanguage: nil, allKeys: nil, reporting: &found)
    // 'plugingen strings' gives the warnings.
    found.removeWarnings()
    diagnostics.addOnce(contentsOf: found)
    guard let first = update.added.first, !found.hasErrors else { return nil }
    let others = update.added.count - 1
    diagnostics.warning(
        .missingString,
        "this string catalog does not have the key '\(first.key)'"
            + (others == 0 ? "" : " and \(others) other \(others == 1 ? "key" : "keys")")
            + " of descriptions",
        at: SourcePlace(ofFile: path),
        note: "add the missing keys: plugingen strings \(shellQuoted(folder)) --catalog "
            + shellQuoted(path))
    return FileFix(
        path: path, bytes: update.newBytes,
        present: try? FileIO.read(path, limit: FileIO.xcodeLimit))
}

extension DiagnosticIdentifier {
    static let missingString: Self = "missing-string"
}
