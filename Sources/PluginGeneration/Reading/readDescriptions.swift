import PluginDescriptions
import SystemCalls

/// Reads the descriptions at the given paths, and reports all that is wrong with them.
package func readDescriptions(
    at paths: [String], configuration: ModuleConfiguration,
    reporting diagnostics: inout DiagnosticCollector
) -> [PluginDescription] {
    var descriptions: [PluginDescription] = []
    for attempt in mapInParallel(paths, { Attempt(at: $0, configuration) }) {
        diagnostics.add(contentsOf: attempt.found)
        if let description = attempt.description { descriptions.append(description) }
    }
    return descriptions
}

/// A description that was read, and what is wrong with it.
private struct Attempt {
    let description: PluginDescription?
    let found: DiagnosticCollector

    init(at path: String, _ configuration: ModuleConfiguration) {
        var found = DiagnosticCollector()
        do throws(FileSystemError) {
            let file = SourceFile(
                path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
            description = readDescription(
                file, name: pluginName(ofPath: path), configuration: configuration, into: &found)
        } catch {
            found.error(.file, error)
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
