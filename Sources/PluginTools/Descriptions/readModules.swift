import PluginCore
import SystemCalls

/// Reads descriptions, each together with the others of its module, and reports all mistakes in those that are named.
///
/// A listed module is a module, and so is a named folder, or each target of a package in it. Each configuration is for a module
/// of its own. A single description is read with the others of its module: see ``ModuleFolders``.
///
/// - Parameters:
///   - named: the descriptions, found at `paths`.
///   - paths: descriptions, and folders with descriptions.
///   - configuration: the configuration of all descriptions; nil for the nearest to each.
/// - Returns: the modules of these descriptions. They also have descriptions that are not named, if the paths name single
///   descriptions.
package func readModules(
    of named: [String], at paths: [String], configuration: String? = nil,
    reporting diagnostics: inout DiagnosticCollector
) -> [Module] {
    if named.isEmpty {
        let files = ModuleFiles(for: [], configuration: configuration, near: paths[0], templates: .none)
        _ = Module(reading: files, reporting: &diagnostics)
    }
    let folders = ModuleFolders(around: paths, of: named)
    let known = PathSet(named.map(FileIO.absolutePath))
    var modules: [Module] = []
    let groups = Dictionary(grouping: named, by: folders.key)
    for (key, group) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
        var found = DiagnosticCollector()
        // Problems of other descriptions are not reported, and other commands report those of their files.
        var ignored = DiagnosticCollector()
        let others =
            folders.isNamed(key[0])
            ? []
            : findDescriptions(at: [spelled(key[0], like: group[0])], reporting: &ignored)
                .filter { !known.contains(FileIO.absolutePath($0)) && folders.key(of: $0) == key }
        modules.append(
            readModule(ModuleFiles(for: (group + others).uniquePaths, configuration: configuration), reporting: &found))
        found.remove { others.contains($0.place.file.path) }
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
    }
    return modules
}

/// Reads a module, and reports all problems: also those of templates, and of sources beside the descriptions.
func readModule(_ files: ModuleFiles, reporting diagnostics: inout DiagnosticCollector) -> Module {
    let module = Module(reading: files, reporting: &diagnostics)
    reportUnreadTemplates(in: module.templates, reporting: &diagnostics)
    module.check(reporting: &diagnostics)
    module.checkTemplates(reporting: &diagnostics)
    module.checkSources(includingTypes: true, reporting: &diagnostics)
    return module
}

extension Module {
    /// Reports mistakes in custom templates that use the data of the descriptions.
    func checkTemplates(reporting diagnostics: inout DiagnosticCollector) {
        if templates.files.isEmpty { return }
        let tests = GenerationOptions.Tests(directory: "Tests", module: "Module", framework: configuration.tests)
        var found = DiagnosticCollector()
        let plan = plan(GenerationOptions(sourcesDirectory: "Sources", tests: tests), reporting: &found)
        // Warnings are about tests, which the user may not generate.
        found.removeWarnings()
        diagnostics.addOnce(contentsOf: found)
        _ = render(plan, reporting: &diagnostics)
    }

    /// Reports sources beside the descriptions that conflict with the generated code.
    ///
    /// - Parameters:
    ///   - includingTypes: whether types with the names of generated ones are reported.
    ///   - plan: the generated files, which may be beside the descriptions.
    func checkSources(
        includingTypes: Bool, besides plan: [PlannedFile] = [], reporting diagnostics: inout DiagnosticCollector
    ) {
        reportSourceCollisions(
            of: descriptions, templates: templates, includingTypes: includingTypes,
            besides: plan.map(\.path), reporting: &diagnostics)
        reportOwnMembers(beside: descriptions, reporting: &diagnostics)
    }

    /// The names of the described plugins, including those with mistakes in their descriptions.
    package var pluginNames: [String] { paths.map { pluginName(ofPath: $0) } }
}

extension ModuleFiles {
    /// Finds the configurations of descriptions and of their engine.
    ///
    /// The build plugin uses the configuration that is nearest to the first description. The engine is one of the modules
    /// that the configuration of the project lists; nothing is known about other engines.
    ///
    /// - Parameters:
    ///   - configuration: the configuration; nil for the nearest one.
    ///   - folder: the folder to search around if there are no descriptions.
    package init(
        for descriptions: [String], configuration: String? = nil, near folder: String? = nil,
        templates: Templates = .configured
    ) {
        let path = configuration ?? (descriptions.first ?? folder).flatMap(findConfiguration)
        self.init(
            descriptions: descriptions, configuration: path, templates: templates,
            configurationOfEngine: { engine in
                path.flatMap { configurationPath(ofModule: engine, near: $0) }
            })
    }
}

/// Returns the path of the configuration of a module that the configuration of the project lists; nil if there is none.
private func configurationPath(ofModule name: String, near path: String) -> String? {
    // Commands that use the list report its mistakes.
    var ignored = DiagnosticCollector()
    guard let project = Project(around: parent(of: FileIO.absolutePath(path)), reporting: &ignored),
        let module = project.modules.first(where: { $0.name == name })
    else { return nil }
    return findConfiguration(near: project.path(module.descriptions))
}
