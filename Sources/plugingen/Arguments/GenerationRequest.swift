import PluginCore
import PluginTools
import SystemCalls

/// What a run generates: the controllers and the tests of one module.
struct GenerationRequest {
    /// Descriptions, and folders with descriptions.
    let paths: [String]
    let options: GenerationOptions
    /// The configuration; nil for the nearest one.
    var configuration: String?
    /// The folder of custom templates; nil for the one that the configuration names.
    var templates: String?
    /// Whether the configuration of the project lists the module. It may have no descriptions yet.
    var isListed = false

    /// Returns the files of the module with some descriptions.
    func files(for descriptions: [String]) -> ModuleFiles {
        ModuleFiles(
            for: descriptions, configuration: configuration, near: paths[0],
            templates: templates.map(ModuleFiles.Templates.folder) ?? .configured)
    }

    /// Finds the descriptions and reads the module. Reports all mistakes in each of its files, and files that are not
    /// read.
    @MainActor
    func readModule(reporting diagnostics: inout DiagnosticCollector) -> Module {
        let found = findDescriptions(at: paths, reporting: &diagnostics)
        let module = Module(reading: files(for: found), reporting: &diagnostics) {
            Console.show("reading descriptions: \($0) of \(found.count)")
        }
        reportUnreadTemplates(in: module.templates, reporting: &diagnostics)
        if configuration == nil {
            reportOtherConfigurations(
                than: module.configurationPath, of: found, reporting: &diagnostics)
        }
        return module
    }

    /// Returns the folders to generate into, with the testing framework of the module.
    func options(for module: Module) -> GenerationOptions {
        var options = options
        options.tests?.framework = module.configuration.tests
        return options
    }

    /// Whether only folders are named, so that descriptions can be gone.
    var namesOnlyFolders: Bool { paths.allSatisfy(FileIO.isDirectory) }

    /// Returns whether the folders have no descriptions any more, so that all generated files are orphaned.
    func isWithoutDescriptions(_ module: Module, _ found: DiagnosticCollector) -> Bool {
        // A file with nearly the name of a description may be one.
        module.descriptions.isEmpty && module.configuration.providedEngine == nil
            && found.diagnostics.allSatisfy { $0.identifier == .noDescription }
            && namesOnlyFolders
    }
}

extension ParsedArguments {
    /// Returns what to generate: one module into the folders that options name, or else the modules that the
    /// configuration of the project lists.
    ///
    /// Reports mistakes in that configuration.
    @MainActor
    func generationRequests(
        reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> [GenerationRequest] {
        if value(of: "--output") != nil || value(of: "--tests-output") != nil {
            let request = GenerationRequest(
                paths: paths, options: try generationOptions(self),
                configuration: value(of: "--configuration"), templates: value(of: "--templates"))
            try checkSeparation(of: request)
            return [request]
        }
        guard let project = Project(around: FileIO.currentDirectory, reporting: &diagnostics) else {
            if diagnostics.hasErrors { return [] }
            throw .other(
                "specify --output DIR, --tests-output DIR, or both; "
                    + adviceOnFolders(forDescriptionsIn: paths[0]))
        }
        for option in ["--module", "--tests-prefix", "--configuration", "--templates"]
        where value(of: option) != nil {
            throw .other("'\(option)' needs '--output DIR' or '--tests-output DIR'")
        }
        let modules = project.modules(at: operands)
        if modules.isEmpty {
            throw .other(
                "'\(project.configuration)' lists no module with these descriptions; specify --output DIR"
            )
        }
        let requests = modules.compactMap { GenerationRequest(for: $0, of: project) }
        // Without paths, nothing is left to do: the build plugin generates everything.
        if requests.isEmpty, !operands.isEmpty {
            throw .other(
                "the build plugin generates \(quotedList(modules.map(\.name))): '\(project.configuration)' names no "
                    + "'output'")
        }
        return requests
    }

    /// The descriptions and folders that are named, or else those of the project, or the current folder.
    ///
    /// Reports mistakes in the project's configuration.
    @MainActor
    func descriptionPaths(
        reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> [String] {
        if !operands.isEmpty || value(of: "--target") != nil { return try pathsAndTarget() }
        return Project(around: FileIO.currentDirectory, reporting: &diagnostics)?.describedFolders
            ?? paths
    }
}

extension GenerationRequest {
    /// Creates a request for a module of a project; nil if the module has no committed files.
    fileprivate init?(for module: ProjectModule, of project: Project) {
        guard let options = project.generationOptions(of: module) else { return nil }
        self.init(
            paths: [project.path(module.descriptions)], options: options, isListed: true)
    }
}

/// Returns the folders that options name.
func generationOptions(
    _ arguments: ParsedArguments
) throws(ArgumentError) -> GenerationOptions {
    let output = arguments.value(of: "--output")
    let testsOutput = arguments.value(of: "--tests-output")
    let module = try arguments.identifier(of: "--module")
    guard let testsOutput else {
        for option in ["--module", "--tests-prefix"] where arguments.value(of: option) != nil {
            throw .other("'\(option)' is for tests; add '--tests-output DIR'")
        }
        return GenerationOptions(sourcesDirectory: output)
    }
    guard let module else {
        throw .other("'--tests-output' needs '--module NAME': tests import the module")
    }
    if let output, FileIO.absolutePath(output) == FileIO.absolutePath(testsOutput) {
        throw .other(
            "'--output' and '--tests-output' must be different folders, because tests "
                + "belong to another target")
    }
    return GenerationOptions(
        sourcesDirectory: output,
        tests: GenerationOptions.Tests(
            directory: testsOutput, module: module,
            prefix: try arguments.identifier(of: "--tests-prefix") ?? ""))
}
