import PluginCore
import SystemCalls

/// Returns the descriptions that are named, and those anywhere in named folders, each once and sorted by path.
///
/// Hidden folders, such as `.build`, and links to folders are skipped. Warns of files with nearly the names of descriptions. Other tools use the suffix too: a file
/// in a folder without any key of descriptions is left out with a note.
package func findDescriptions(at paths: [String], reporting diagnostics: inout DiagnosticCollector) -> [String] {
    var found: [String] = []
    for path in paths {
        if FileIO.isDirectory(path), !isDescription(path) {
            var search = DescriptionSearch()
            search.search(path)
            let inside = search.found
            diagnostics.add(contentsOf: search.diagnostics)
            // A folder that could not be read may hold descriptions.
            if inside.isEmpty, !search.diagnostics.hasErrors, !providesEngine(folder: path) {
                diagnostics.error(
                    .noDescription, "this folder holds no description (*.plugin.json)",
                    at: SourcePlace(ofFile: path),
                    note: "'plugingen new Loading --directory \(shellQuoted(path))' writes one")
            }
            found += inside
        } else if isDescription(path) {
            found.append(path)
        } else {
            do throws(FileSystemError) {
                try FileIO.checkPresence(of: path)
                diagnostics.error(
                    .noDescription,
                    "not a description: the file name does not end in '.plugin.json'",
                    at: SourcePlace(ofFile: path), notes: suggestion(for: fileName(ofPath: path)) ?? [])
            } catch {
                diagnostics.error(.fileAccess, error)
            }
        }
    }
    return paths.count == 1 ? found.uniquePaths : withoutRepeated(found.uniquePaths)
}

/// Returns whether a folder has a configuration that provides an engine, whose module needs no descriptions.
func providesEngine(folder: String) -> Bool {
    let path = joinPath(folder, ModuleConfiguration.fileName)
    var ignored = DiagnosticCollector()
    return FileIO.exists(path) && readConfiguration(at: path, reporting: &ignored)?.providedEngine != nil
}

/// Returns each description once, even if several paths lead to it.
private func withoutRepeated(_ paths: [String]) -> [String] {
    var kept: [String: [FileStamp]] = [:]
    return paths.filter { path in
        guard let stamp = FileIO.stamp(of: path) else { return true }
        let name = String(fileName(ofPath: path))
        if kept[name, default: []].contains(where: stamp.isOfSameFile) { return false }
        kept[name, default: []].append(stamp)
        return true
    }
}

/// A search for the descriptions in a folder and in those within.
private struct DescriptionSearch {
    private(set) var diagnostics = DiagnosticCollector()
    private(set) var found: [String] = []

    mutating func search(_ folder: String) {
        let names: [String]
        do throws(FileSystemError) {
            names = try FileIO.contents(ofDirectory: folder)
        } catch {
            diagnostics.error(.fileAccess, error)
            return
        }
        for name in names where isVisible(name) {
            let path = joinPath(folder, name)
            if isDescription(name), name.contains("\u{FFFD}"), FileIO.isMissing(path) {
                let reason = "its name is not UTF-8; rename it"
                diagnostics.error(.fileAccess, FileSystemError(path: path, attempt: "cannot read", reason: reason))
            } else if isDescription(name) {
                if isForeign(path) {
                    diagnostics.add(
                        Diagnostic(
                            .note, .foreignDescription,
                            "left out: this file has no key of descriptions",
                            at: SourcePlace(ofFile: path)))
                } else {
                    found.append(path)
                }
            } else if FileIO.isDirectory(path) {
                if !FileIO.isLink(path) { search(path) }
            } else {
                reportNearName(ofFile: path, reporting: &diagnostics)
            }
        }
    }
}

/// Returns whether a file belongs to another tool: it is an object with keys, of which none is, or is nearly, one of descriptions.
private func isForeign(_ path: String) -> Bool {
    guard let bytes = try? FileIO.read(path, limit: FileIO.descriptionLimit) else { return false }
    var problems = DiagnosticCollector()
    let node = readJSON(SourceFile(path: path, bytes: bytes), reporting: &problems)
    guard let members = node?.members, !problems.hasErrors else { return false }
    let known = Vocabulary.description.keys.map(\.name)
    let keys = members.map(\.key).filter { $0 != "$schema" }
    return !keys.isEmpty && keys.allSatisfy { nearestMatch(to: $0, among: known) == nil }
}

extension DiagnosticIdentifier {
    static let foreignDescription: Self = "foreign-description"
    package static let noDescription: Self = "no-description"
    static let unreadDescription: Self = "unread-description"
}
