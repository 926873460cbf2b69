import PluginDescriptions
import PluginGeneration
import SourceDiagnostics

/// Descriptions that belong together, and what holds for them.
struct DescribedModule {
    /// The name that it is imported by; nil where it is no target of a package.
    let name: String?
    let directory: String
    let paths: [String]
    let descriptions: [PluginDescription]
    let configuration: ModuleConfiguration
    let templates: OwnTemplates
    /// The file that the configuration comes from.
    let configurationPath: String?

    /// Reads descriptions, and reports all that is wrong with them.
    ///
    /// - Parameter paths: those of the descriptions, in their order.
    init(
        name: String?, directory: String, paths: [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        self.name = name
        self.directory = directory
        self.paths = paths
        // The build plugin takes the configuration that is nearest to the first description.
        configurationPath = paths.first.flatMap(findConfiguration)
        configuration = readConfiguration(at: configurationPath, reporting: &diagnostics)
        templates = readTemplates(of: configuration, reporting: &diagnostics)
        descriptions = readDescriptions(
            at: paths, configuration: configuration, reporting: &diagnostics)
        _ = makePlan(
            for: descriptions, options: GenerationOptions(), templates: templates,
            reporting: &diagnostics)
        reportSourceCollisions(
            of: descriptions, templates: templates, includingTypes: true, to: &diagnostics)
    }

    /// The first description whose controller has `package` access.
    var firstOfPackage: PluginDescription? {
        descriptions.first { $0.controller.access == .package }
    }
}
