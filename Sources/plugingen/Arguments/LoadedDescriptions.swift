import PluginCore
import PluginTools

/// The descriptions of a module, with their configuration and templates.
struct LoadedDescriptions {
    let configuration: ModuleConfiguration
    let descriptions: [PluginDescription]
    let templates: CustomTemplates

    /// Reads the descriptions that a request names, and reports all problems.
    @MainActor
    init(for request: GenerationRequest, reporting diagnostics: inout DiagnosticCollector) {
        let found = findDescriptions(at: request.paths, reporting: &diagnostics)
        let path = request.configurationPath(for: found)
        configuration = readModuleConfiguration(at: path, reporting: &diagnostics)
        templates = readTemplates(
            of: configuration, orIn: request.templates, reporting: &diagnostics)
        reportUnreadTemplates(in: templates, reporting: &diagnostics)
        if request.configuration == nil {
            reportOtherConfigurations(than: path, of: found, reporting: &diagnostics)
        }
        reportNameCollisions(among: found, reporting: &diagnostics)
        descriptions = readDescriptions(
            at: found, configuration: configuration, reporting: &diagnostics
        ) { Console.show("reading descriptions: \($0) of \(found.count)") }
    }
}

extension ParsedArguments {
    /// The descriptions and folders that are named, or else the current folder.
    var paths: [String] { operands.isEmpty ? ["."] : operands }
}

extension OptionSyntax {
    static let configuration = value(
        "--configuration", "FILE",
        "The configuration. Default: the nearest plugingen.json of the package.")

    static let templates = value(
        "--templates", "DIR",
        "The folder of custom templates. Default: the one that plugingen.json names.")
}
