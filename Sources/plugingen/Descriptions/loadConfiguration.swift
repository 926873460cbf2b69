import PluginDescriptions
import PluginGeneration
import SourceDiagnostics
import SystemCalls

/// Reads the configuration of a module: the file that is named, or else the one that is nearest to
/// the first of the paths, up to the folder of its package. Without any, all defaults hold.
func loadConfiguration(
    named name: String?, near paths: [String], reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration {
    let path = name ?? findConfiguration(near: paths.first ?? ".")
    guard let path else { return ModuleConfiguration() }
    do throws(FileSystemError) {
        let file = SourceFile(
            path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
        return readConfiguration(file, into: &diagnostics) ?? ModuleConfiguration()
    } catch {
        diagnostics.error(
            .file, "cannot read the configuration: \(error.reason)",
            at: SourcePlace(SourceFile(path: path, bytes: [])),
            notes: [
                Diagnostic.Note(
                    "'--configuration' names a file; without it, '\(ModuleConfiguration.fileName)' "
                        + "is looked for in the folder of the descriptions and around it, up to the "
                        + "package")
            ])
        return ModuleConfiguration()
    }
}

/// The configuration that is nearest to a description, or to a folder that holds some; nil where
/// there is none up to the folder of the package.
private func findConfiguration(near path: String) -> String? {
    let current = FileIO.currentDirectory
    var folder = path.hasPrefix("/") ? path : path == "." ? current : joinPath(current, path)
    while folder.hasSuffix("/"), folder != "/" { folder.removeLast() }
    if !FileIO.isDirectory(folder) { folder = parent(of: folder) }
    let package = findPackage(around: folder) ?? folder
    while true {
        let candidate = joinPath(folder, ModuleConfiguration.fileName)
        if FileIO.exists(candidate) {
            return relativePath(candidate, to: current)
        }
        if folder == package || folder == "/" { return nil }
        folder = parent(of: folder)
    }
}

private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// The path from a folder, for what is in it; other paths as they are.
func relativePath(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}

extension OptionSyntax {
    static let configuration = value(
        "--configuration", "FILE",
        "What holds for all descriptions. Default: the nearest plugingen.json of the package.")
}
