import PluginCore

/// The descriptions of one module, with their configuration and templates.
struct DescribedModule {
    /// The name that it is imported by; nil if it is not a target of a package.
    var name: String?
    let directory: String
    let paths: [String]
    let descriptions: [PluginDescription]
    let configuration: ModuleConfiguration
    let templates: CustomTemplates
    /// The file of the configuration.
    let configurationPath: String?

    /// Reads descriptions, and reports all problems.
    ///
    /// - Parameters:
    ///   - paths: the sorted paths of the descriptions.
    ///   - configuration: the file of the configuration; nil for the nearest one.
    init(
        name: String?, directory: String, paths: [String], configuration: String? = nil,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        self.name = name
        self.directory = directory
        self.paths = paths
        // The build plugin uses the configuration that is nearest to the first description.
        configurationPath = configuration ?? paths.first.flatMap(findConfiguration)
        self.configuration = readModuleConfiguration(at: configurationPath, reporting: &diagnostics)
        templates = readTemplates(of: self.configuration, reporting: &diagnostics)
        reportUnreadTemplates(in: templates, reporting: &diagnostics)
        reportNameCollisions(among: paths, reporting: &diagnostics)
        descriptions = readDescriptions(
            at: paths, configuration: self.configuration, reporting: &diagnostics)
        reportPlan(
            of: descriptions, configuration: self.configuration, templates: templates,
            reporting: &diagnostics)
        reportSourceCollisions(
            of: descriptions, templates: templates, includingTypes: true, reporting: &diagnostics)
        reportOwnMembers(beside: descriptions, reporting: &diagnostics)
    }

    /// Returns the files that are generated into some folders, and reports all problems.
    func generatedFiles(
        _ options: GenerationOptions, reporting diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile] {
        let plan = makePlan(
            for: descriptions, options: options, configuration: configuration,
            templates: templates, reporting: &diagnostics)
        return render(
            plan, configuration: configuration, templates: templates, reporting: &diagnostics)
    }

    /// The first description whose controller has `package` access.
    var firstOfPackage: PluginDescription? {
        descriptions.first { $0.controller.access == .package }
    }

    /// The kits that code is generated for.
    var kits: [Kit] {
        Kit.all.filter { kit in descriptions.contains { $0.controller.kits.contains(kit) } }
    }

    /// Warns of a description if no platform has a kit that code is generated for.
    ///
    /// - Parameters:
    ///   - platforms: the platforms as manifests name them; empty if they are not known.
    ///   - owner: "the package" or "the project".
    func reportUnusedKit(
        of platforms: [String], in owner: String, reporting diagnostics: inout DiagnosticCollector
    ) {
        let unused = descriptions.first { !$0.runs(onAnyOf: platforms) }
        guard let unused, let kit = unused.controller.kits.first else { return }
        diagnostics.warning(
            .unusedFramework,
            "the generated code needs \(kit.name), but \(owner) supports only other platforms",
            at: SourcePlace(SourceFile(path: unused.file.path, bytes: [])),
            notes: Kit.all.filter { $0.runs(onAnyOf: platforms) }.map {
                Diagnostic.Note("set \"kits\": [\"\($0.name)\"] in plugingen.json")
            })
    }
}

extension PluginDescription {
    /// Whether the plugin is generated for one of some platforms, as manifests name them; true if they are not known.
    func runs(onAnyOf platforms: [String]) -> Bool {
        platforms.isEmpty || controller.kits.contains { $0.runs(onAnyOf: platforms) }
    }
}

/// Reports conflicts between descriptions, and mistakes in custom templates that use their data.
package func reportPlan(
    of descriptions: [PluginDescription], configuration: ModuleConfiguration,
    templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) {
    _ = makePlan(
        for: descriptions, options: GenerationOptions(), configuration: configuration,
        templates: templates, reporting: &diagnostics)
    if templates.files.isEmpty { return }
    let tests = GenerationOptions.Tests(
        directory: "Tests", module: "Module", framework: configuration.tests)
    var found = DiagnosticCollector()
    let plan = makePlan(
        for: descriptions,
        options: GenerationOptions(sourcesDirectory: "Sources", tests: tests),
        configuration: configuration, templates: templates, reporting: &found)
    // Warnings are about tests, which the user may not generate.
    found.removeWarnings()
    diagnostics.addOnce(contentsOf: found)
    _ = render(
        plan, configuration: configuration, templates: templates, reporting: &diagnostics)
}

extension Kit {
    /// Whether the kit is available on one of some platforms, as manifests name them.
    fileprivate func runs(onAnyOf platforms: [String]) -> Bool {
        let names = platformNames.map { $0.lowercased() }
        return (names.contains("ios") ? names + ["maccatalyst"] : names)
            .contains(where: platforms.contains)
    }
}

extension DiagnosticIdentifier {
    static let unusedFramework: Self = "unused-framework"
}
