import PluginDescriptions
import PluginGeneration

/// Descriptions that belong together, and what holds for them.
struct DescribedModule {
    /// The name that it is imported by; nil where it is no target of a package.
    let name: String?
    let directory: String
    let paths: [String]
    let descriptions: [PluginDescription]
    let configuration: ModuleConfiguration
    let templates: CustomTemplates
    /// The file that the configuration comes from.
    let configurationPath: String?

    /// Reads descriptions, and reports all that is wrong with them.
    ///
    /// - Parameters:
    ///   - paths: those of the descriptions, in their order.
    ///   - configuration: the file that holds for all; nil for the nearest.
    init(
        name: String?, directory: String, paths: [String], configuration: String? = nil,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        self.name = name
        self.directory = directory
        self.paths = paths
        // The build plugin takes the configuration that is nearest to the first description.
        configurationPath = configuration ?? paths.first.flatMap(findConfiguration)
        self.configuration = readConfiguration(at: configurationPath, reporting: &diagnostics)
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
    }

    /// The first description whose controller has `package` access.
    var firstOfPackage: PluginDescription? {
        descriptions.first { $0.controller.access == .package }
    }

    /// The kits that code is generated for.
    var kits: [Kit] {
        Kit.all.filter { kit in descriptions.contains { $0.controller.kits.contains(kit) } }
    }

    /// Warns where no system of some has a kit that code is generated for, and tells whether it does.
    ///
    /// - Parameters:
    ///   - platforms: the systems, as manifests name them; none where that is not known.
    ///   - owner: what names them, in words.
    func reportUnusedKit(
        of platforms: [String], in owner: String, reporting diagnostics: inout DiagnosticCollector
    ) -> Bool {
        let isUsed = { (kit: Kit) in kit.manifestPlatforms.contains(where: platforms.contains) }
        guard !platforms.isEmpty, let kit = kits.first, !kits.contains(where: isUsed) else {
            return false
        }
        diagnostics.warning(
            .unusedFramework,
            "the generated code needs \(kit.name), but \(owner) supports only other platforms",
            at: SourcePlace(SourceFile(path: paths[0], bytes: [])),
            notes: Kit.all.filter(isUsed).map {
                Diagnostic.Note("set \"kits\": [\"\($0.name)\"] in plugingen.json")
            })
        return true
    }
}

/// Reports what is wrong with descriptions together, and with custom templates that are filled in with them.
package func reportPlan(
    of descriptions: [PluginDescription], configuration: ModuleConfiguration,
    templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector
) {
    _ = makePlan(
        for: descriptions, options: GenerationOptions(), templates: templates,
        reporting: &diagnostics)
    if templates.files.isEmpty { return }
    let tests = GenerationOptions.Tests(
        directory: "Tests", module: "Module", framework: configuration.tests)
    var found = DiagnosticCollector()
    let plan = makePlan(
        for: descriptions,
        options: GenerationOptions(sourcesDirectory: "Sources", tests: tests),
        templates: templates, reporting: &found)
    // That a plugin cannot be tested is no news to those who do not test it.
    found.removeWarnings()
    diagnostics.addOnce(contentsOf: found)
    _ = render(
        plan, configuration: configuration, templates: templates, reporting: &diagnostics)
}

extension Kit {
    /// The platforms that have the framework, as manifests name them.
    fileprivate var manifestPlatforms: [String] {
        let names = platformNames.map { $0.lowercased() }
        return names.contains("ios") ? names + ["maccatalyst"] : names
    }
}

extension DiagnosticIdentifier {
    static let unusedFramework: Self = "unused-framework"
}
