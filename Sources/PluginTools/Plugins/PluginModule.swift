import PluginCore
import SystemCalls

/// A module with its descriptions, and the folders of its committed files.
package struct PluginModule {
    /// The name that it is imported by; nil if it is not known.
    package let name: String?
    /// The folder of the descriptions.
    package let folder: String
    let module: DescribedModule
    /// The runs of `plugingen generate` whose files are committed.
    let outputs: [GenerationOptions]
    /// Whether the build plugin generates controllers or tests.
    let usesBuildPlugin: Bool

    /// The configuration of the descriptions.
    package var configuration: ModuleConfiguration { module.configuration }

    /// The names of the described plugins, including those with mistakes in their descriptions.
    var pluginNames: [String] { module.paths.map { pluginName(ofPath: $0) } }

    /// Returns the descriptions at some paths; all if there are no paths.
    func descriptions(at paths: [String]) -> [String] {
        if paths.isEmpty { return module.paths }
        let named = paths.map(FileIO.absolutePath)
        return module.paths.filter { path in
            let path = FileIO.absolutePath(path)
            return named.contains { isWithin(path, $0) }
        }
    }
}

extension PluginModule {
    /// Creates a module that the configuration of a project lists.
    init(
        _ module: ProjectModule, of project: Project,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let folder = project.path(module.descriptions)
        var found = DiagnosticCollector()
        let paths = findDescriptions(at: [folder], reporting: &found)
        // A listed module may have no descriptions yet.
        for diagnostic in found.diagnostics where diagnostic.identifier != .noDescription {
            diagnostics.add(diagnostic)
        }
        name = module.name
        self.folder = folder
        self.module = DescribedModule(
            name: module.name, directory: folder, paths: paths, reporting: &diagnostics)
        var options = project.generationOptions(of: module)
        options?.tests?.framework = self.module.configuration.tests
        outputs = [options].compactMap { $0 }
        usesBuildPlugin = module.output == nil
    }
}
