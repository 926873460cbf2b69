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

    /// Returns the configuration that is named, or else the nearest to the first description, as in a build; nil if
    /// there is none.
    func configurationPath(for descriptions: [String]) -> String? {
        configuration ?? findConfiguration(near: descriptions.first ?? paths[0])
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
            return [
                GenerationRequest(
                    paths: paths, options: try generationOptions(self),
                    configuration: value(of: "--configuration"),
                    templates: value(of: "--templates"))
            ]
        }
        guard let project = Project(around: FileIO.currentDirectory, reporting: &diagnostics) else {
            if diagnostics.hasErrors { return [] }
            throw .other(
                "specify --output DIR, --tests-output DIR, or both; 'plugingen init' writes them into a "
                    + "configuration")
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
        if requests.isEmpty {
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
