import PluginCore
import SystemCalls

/// A module, and where its files are generated.
package struct ModuleOutputs {
    package let module: Module
    /// The runs of `plugingen generate` whose files are committed.
    let outputs: [GenerationOptions]
    /// Whether the build plugin generates controllers or tests.
    let usesBuildPlugin: Bool
    /// Whether all folders of descriptions could be read, so that a description that was not found is gone.
    let hasAllDescriptions: Bool

    init(
        _ module: Module, outputs: [GenerationOptions], usesBuildPlugin: Bool,
        hasAllDescriptions: Bool
    ) {
        self.module = module
        self.outputs = outputs
        self.usesBuildPlugin = usesBuildPlugin
        self.hasAllDescriptions = hasAllDescriptions
    }

    /// Reads a module that the configuration of a project lists.
    init(
        _ listed: ProjectModule, of project: Project,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let folder = project.path(listed.descriptions)
        var found = DiagnosticCollector()
        let paths = findDescriptions(at: [folder], reporting: &found)
        // A listed module may have no descriptions yet.
        found.remove { $0.identifier == .noDescription }
        hasAllDescriptions = !found.hasErrors
        diagnostics.add(contentsOf: found)
        module = readModule(
            ModuleFiles(for: paths, near: folder), named: listed.name, in: folder,
            reporting: &diagnostics)
        var options = project.generationOptions(of: listed)
        options?.tests?.framework = module.configuration.tests
        outputs = [options].compactMap { $0 }
        usesBuildPlugin = listed.output == nil
    }

    /// Returns the descriptions at some paths; all if there are no paths.
    func descriptions(at paths: [String]) -> [String] {
        if paths.isEmpty { return module.paths }
        let named = paths.map(FileIO.absolutePath)
        return module.paths.filter { path in
            let path = FileIO.absolutePath(path)
            return named.contains { isWithin(path, $0) }
        }
    }

    /// Returns the runs of `plugingen generate` whose files are committed, as their headers show: those of ``outputs``,
    /// and those into folders that the project does not list.
    ///
    /// Tests that are not generated any more, because of `"tests": "none"`, keep their testing framework.
    ///
    /// - Parameter root: the folder of the project.
    func committedOutputs(in root: String) -> [GenerationOptions] {
        let files = committedFiles(of: [module], in: root)
        let known = Set(outputs.flatMap(\.absoluteFolders))
        let unlisted = committedRuns(of: files, for: [module]).map(\.options).filter {
            known.isDisjoint(with: $0.absoluteFolders)
        }
        return (outputs + unlisted).map { options in
            var options = options
            if let tests = options.tests, tests.framework == .none {
                options.tests?.framework = framework(ofTestsIn: tests.directory, among: files)
            }
            return options
        }
    }

    private func framework(
        ofTestsIn folder: String, among files: [CommittedFile]
    ) -> TestFramework {
        let path = FileIO.absolutePath(folder)
        let tests = files.first {
            $0.isTest && FileIO.absolutePath($0.directory) == path
        }
        guard let tests else { return .none }
        let text = String(decoding: tests.file.bytes, as: UTF8.self)
        return text.contains("\nimport XCTest\n") ? .xctest : .swiftTesting
    }
}

extension GenerationOptions {
    /// The folders that the run generates into.
    package var folders: [String] { [sourcesDirectory, tests?.directory].compactMap { $0 } }

    var absoluteFolders: [String] { folders.map(FileIO.absolutePath) }
}
