import PluginCore
import SystemCalls

/// Reads the configuration of a module, with what its engine determines. The engine is one of the modules that the
/// configuration of the project lists; nothing is known about other engines.
package func readModuleConfiguration(
    at path: String?, reporting diagnostics: inout DiagnosticCollector
) -> ModuleConfiguration {
    var configuration = readConfiguration(at: path, reporting: &diagnostics)
    if let path, let engine = configuration.engine {
        useEngine(
            of: &configuration, at: path,
            configuredAt: configurationPath(ofModule: engine.name, near: path),
            reporting: &diagnostics)
    }
    return configuration
}

/// Returns the path of the configuration of a module that the configuration of the project lists; nil if there is none.
private func configurationPath(ofModule name: String, near path: String) -> String? {
    // Commands that use the list report its mistakes.
    var ignored = DiagnosticCollector()
    let folder = parent(of: FileIO.absolutePath(path))
    guard let project = Project(around: folder, reporting: &ignored),
        let module = project.modules.first(where: { $0.name == name })
    else { return nil }
    return findConfiguration(near: project.path(module.descriptions))
}
