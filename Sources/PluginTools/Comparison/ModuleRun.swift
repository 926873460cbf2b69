import PluginCore
import SystemCalls

/// The descriptions of one module, and the folders that its files are generated into.
package struct ModuleRun {
    /// Descriptions, and folders with descriptions.
    package let paths: [String]
    package let options: GenerationOptions
    /// The configuration; nil for the nearest one.
    private let configuration: String?
    /// The folder of custom templates; nil for the one that the configuration names.
    private let templates: String?
    /// Whether the configuration of the project lists the module. It may have no descriptions yet.
    package let isListed: Bool

    package init(
        paths: [String], options: GenerationOptions, configuration: String? = nil,
        templates: String? = nil, isListed: Bool = false
    ) {
        self.paths = paths
        self.options = options
        self.configuration = configuration
        self.templates = templates
        self.isListed = isListed
    }

    /// Whether only folders are named, so that descriptions can be gone.
    private var namesOnlyFolders: Bool { paths.allSatisfy(FileIO.isDirectory) }

    /// Returns the files of the module with some descriptions.
    package func files(for descriptions: [String]) -> ModuleFiles {
        ModuleFiles(
            for: descriptions, configuration: configuration, near: paths[0],
            templates: templates.map(ModuleFiles.Templates.folder) ?? .configured)
    }

    /// Finds the descriptions and reads the module. Reports all mistakes in each of its files, and files that are not
    /// read.
    private func readModule(reporting diagnostics: inout DiagnosticCollector, progress: (Int, Int) -> Void) -> Module {
        let found = findDescriptions(at: paths, reporting: &diagnostics)
        let module = Module(reading: files(for: found), reporting: &diagnostics) { progress($0, found.count) }
        reportUnreadTemplates(in: module.templates, reporting: &diagnostics)
        if configuration == nil {
            reportOtherConfigurations(than: module.configurationPath, of: found, reporting: &diagnostics)
        }
        return module
    }

    /// Returns the module and its files, compared with those on disk: the generated files, followed by the orphaned ones;
    /// none if there are errors in descriptions.
    ///
    /// - Parameters:
    ///   - acceptsNoDescriptions: whether a folder without descriptions is accepted if there are orphaned files.
    ///   - progress: called with the number of descriptions that have been read, and with that of all.
    package func compare(
        acceptsNoDescriptions: Bool = true, reporting diagnostics: inout DiagnosticCollector,
        progress: (Int, Int) -> Void = { _, _ in }
    ) -> (module: Module, files: [FileComparison]) {
        let module = readModule(reporting: &diagnostics, progress: progress)
        var options = options
        options.tests?.framework = module.configuration.tests
        if isWithoutDescriptions(module, diagnostics) {
            let files = module.orphanedFiles(in: options, besides: [], reporting: &diagnostics)
            if isListed || acceptsNoDescriptions && !files.isEmpty {
                diagnostics.remove { $0.identifier == .noDescription }
            }
            return (module, files)
        }
        module.check(reporting: &diagnostics)
        let plan = module.plan(options, reporting: &diagnostics)
        if options.sourcesDirectory != nil {
            module.checkSources(includingTypes: false, besides: plan, reporting: &diagnostics)
        }
        if !module.isComplete {
            // The mistakes in templates are reported in the same run.
            _ = module.render(plan, reporting: &diagnostics)
            return (module, [])
        }
        var files = compareFiles(module.render(plan, reporting: &diagnostics), reporting: &diagnostics)
        // Single descriptions do not show whether other descriptions are gone.
        if namesOnlyFolders { files += module.orphanedFiles(in: options, besides: plan, reporting: &diagnostics) }
        return (module, diagnostics.hasErrors ? [] : files)
    }

    /// Returns whether the folders have no descriptions any more, so that all generated files are orphaned.
    private func isWithoutDescriptions(_ module: Module, _ found: DiagnosticCollector) -> Bool {
        // A file with nearly the name of a description may be one.
        module.descriptions.isEmpty && module.configuration.providedEngine == nil
            && found.diagnostics.allSatisfy {
                $0.identifier == .noDescription || $0.severity == .note
            } && namesOnlyFolders
    }
}

extension Project {
    /// Returns how a listed module is generated; nil if it has no committed files.
    package func run(of module: ProjectModule) -> ModuleRun? {
        if module.outputs.isEmpty { return nil }
        let options = GenerationOptions(
            sourcesDirectory: module.output.map(path),
            tests: module.tests.map { tests in
                GenerationOptions.Tests(directory: path(tests.output), module: module.name, prefix: tests.prefix)
            })
        return ModuleRun(paths: [path(module.descriptions)], options: options, isListed: true)
    }
}

extension ModuleRun {
    /// The problem of a run that mixes the files of a module that the project lists with those of another one; nil without one.
    package var separationProblem: String? {
        // Other commands report mistakes in the list, and the run those in files.
        var ignored = DiagnosticCollector()
        guard let project = Project(around: FileIO.currentDirectory, reporting: &ignored) else { return nil }
        let described = findDescriptions(at: paths, reporting: &ignored).map { project.module(around: $0)?.name }
        let names = Set(described.compactMap(\.self)).sorted()
        if Set(described).count > 1 {
            let folder = project.modules.first { $0.name == names[0] }.map { project.path($0.descriptions) }
            return "these descriptions belong to several modules, of which '\(project.configuration)' lists "
                + "\(quotedList(names)); name the folder of one: \(shellQuoted(folder ?? "."))"
        }
        let outputs = [options.sourcesDirectory, options.tests?.directory].compactMap(\.self)
        for folder in outputs {
            let full = FileIO.absolutePath(folder)
            let owner = project.modules.first { module in
                module.outputs.contains { FileIO.absolutePath(project.path($0)) == full }
            }
            let own = described.isEmpty ? project.modules(at: paths).map(\.name) : names
            guard let owner, own != [owner.name] else { continue }
            return
                "'\(project.configuration)' lists the folder '\(folder)' for the module '\(owner.name)'; choose another "
                + "folder for the files of other descriptions"
        }
        return nil
    }
}
