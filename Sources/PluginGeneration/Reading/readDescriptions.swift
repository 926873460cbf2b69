import PluginDescriptions
import SystemCalls

/// Reads the descriptions of one module, and reports all that is wrong with them.
///
/// - Parameter progress: told of how many have been read, now and then.
package func readDescriptions(
    at paths: [String], configuration: ModuleConfiguration,
    reporting diagnostics: inout DiagnosticCollector, progress: (Int) -> Void = { _ in }
) -> [PluginDescription] {
    var descriptions: [PluginDescription] = []
    var start = 0
    while start < paths.count {
        progress(start)
        let end = min(start + 2000, paths.count)
        let results = mapInParallel(Array(paths[start..<end])) {
            DescriptionResult(at: $0, configuration)
        }
        for result in results {
            diagnostics.add(contentsOf: result.found)
            if let description = result.description { descriptions.append(description) }
        }
        start = end
    }
    return descriptions
}

/// Reports descriptions whose files would have one name, whatever else is wrong with them; letters that
/// differ in case only count as the same, as they do in many file systems.
package func reportNameCollisions(
    among paths: [String], reporting diagnostics: inout DiagnosticCollector
) {
    if paths.count < 2 { return }
    var first: [String: String] = [:]
    for path in paths {
        let name = pluginName(ofPath: path)
        let key = name.lowercased()
        guard let other = first[key] else {
            first[key] = path
            continue
        }
        diagnostics.error(
            .pluginCollision, "another description is named '\(pluginName(ofPath: other))'",
            at: SourcePlace(SourceFile(path: path, bytes: [])),
            notes: [
                Diagnostic.Note(
                    name == pluginName(ofPath: other)
                        ? "it is here"
                        : "it is here; many file systems ignore the case of letters",
                    at: SourcePlace(SourceFile(path: other, bytes: [])))
            ])
    }
}

/// A description that was read, and the problems in it.
private struct DescriptionResult {
    let description: PluginDescription?
    let found: DiagnosticCollector

    init(at path: String, _ configuration: ModuleConfiguration) {
        var found = DiagnosticCollector()
        do throws(FileSystemError) {
            let file = SourceFile(
                path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
            description = readDescription(
                file, name: pluginName(ofPath: path), configuration: configuration,
                reporting: &found)
        } catch {
            found.error(.fileAccess, error)
            description = nil
        }
        self.found = found
    }
}

/// Reads the configuration of a module. Without a path, and where the file is wrong, which is
/// reported, all defaults hold.
package func readConfiguration(
    at path: String?, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration {
    guard let path else { return ModuleConfiguration() }
    do throws(FileSystemError) {
        let file = SourceFile(
            path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
        return readConfiguration(file, reporting: &diagnostics) ?? ModuleConfiguration()
    } catch {
        diagnostics.error(
            .fileAccess, "cannot read the configuration: \(error.reason)",
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
