import PluginDescriptions
import SystemCalls

/// Reads the descriptions at the given paths, and reports all that is wrong with them.
package func readDescriptions(
    at paths: [String], configuration: ModuleConfiguration,
    reporting diagnostics: inout DiagnosticCollector
) -> [PluginDescription] {
    mapInParallel(paths) { path in
        var found = DiagnosticCollector()
        do throws(FileSystemError) {
            let file = SourceFile(
                path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit))
            let description = readDescription(
                file, name: pluginName(ofPath: path), configuration: configuration, into: &found)
            return (description, found)
        } catch {
            found.error(.file, error)
            return (nil, found)
        }
    }.compactMap { description, found in
        diagnostics.add(contentsOf: found)
        return description
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
