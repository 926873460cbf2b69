import PluginDescriptions
import PluginGeneration
import SourceDiagnostics
import SystemCalls

/// Reads all descriptions at the given paths, or in the current folder where none are given, and
/// reports all that is wrong with them.
func loadDescriptions(
    at paths: [String], configuration: ModuleConfiguration,
    reporting diagnostics: inout DiagnosticCollector
) -> [PluginDescription] {
    let files = findDescriptions(at: paths.isEmpty ? ["."] : paths, reporting: &diagnostics)
    return files.compactMap { path in
        do throws(FileSystemError) {
            let file = SourceFile(
                path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
            return readDescription(
                file, name: pluginName(ofPath: path), configuration: configuration,
                into: &diagnostics)
        } catch {
            diagnostics.error(.file, error)
            return nil
        }
    }
}

/// The descriptions at the given paths: those that are named, and those anywhere in the folders that
/// are named, each once and in the order of their paths.
///
/// Hidden folders, and so `.build`, are passed over, and links to folders are not followed.
func findDescriptions(
    at paths: [String], reporting diagnostics: inout DiagnosticCollector
) -> [String] {
    var found: Set<String> = []
    for path in paths {
        if FileIO.isDirectory(path), !isDescription(path) {
            let inside = descriptions(inFolder: path, reporting: &diagnostics)
            if inside.isEmpty {
                diagnostics.error(
                    .noDescription, "this folder holds no description (*.plugin.json)",
                    at: SourcePlace(SourceFile(path: path, bytes: [])),
                    notes: [Diagnostic.Note("'plugingen new Loading' writes one")])
            }
            found.formUnion(inside)
        } else if isDescription(path) {
            found.insert(path)
        } else {
            diagnostics.error(
                .noDescription, "this is no description: its name does not end in '.plugin.json'",
                at: SourcePlace(SourceFile(path: path, bytes: [])))
        }
    }
    return found.sorted()
}

private func descriptions(
    inFolder folder: String, reporting diagnostics: inout DiagnosticCollector
) -> [String] {
    let names: [String]
    do throws(FileSystemError) {
        names = try FileIO.contents(ofDirectory: folder)
    } catch {
        diagnostics.error(.file, error)
        return []
    }
    var paths: [String] = []
    for name in names where !name.hasPrefix(".") {
        let path = joinPath(folder, name)
        if isDescription(name) {
            paths.append(path)
        } else if FileIO.isDirectory(path), !FileIO.isLink(path) {
            paths += descriptions(inFolder: path, reporting: &diagnostics)
        }
    }
    return paths
}

extension DiagnosticIdentifier {
    static let noDescription: Self = "no-description"
}
