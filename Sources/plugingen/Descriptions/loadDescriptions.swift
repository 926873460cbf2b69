import PluginDescriptions
import PluginGeneration
import SourceDiagnostics

/// Reads all descriptions at the given paths, or in the current folder where none are given, and
/// reports all that is wrong with them.
func loadDescriptions(
    at paths: [String], reporting diagnostics: inout DiagnosticCollector
) -> [PluginDescription] {
    let files = findDescriptions(at: paths.isEmpty ? ["."] : paths, reporting: &diagnostics)
    return files.compactMap { path in
        do throws(FileSystemError) {
            let file = SourceFile(path: path, bytes: try FileIO.read(path))
            return readDescription(file, name: pluginName(ofPath: path), into: &diagnostics)
        } catch {
            diagnostics.error(.file, error)
            return nil
        }
    }
}
