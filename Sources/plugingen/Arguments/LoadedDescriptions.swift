import PluginDescriptions
import PluginGeneration
import PluginTools

/// The descriptions that a command line names, with their configuration and templates.
struct LoadedDescriptions {
    let configuration: ModuleConfiguration
    let descriptions: [PluginDescription]
    let templates: CustomTemplates

    /// Reads the descriptions that the operands name, or those in the current folder, and reports all problems.
    @MainActor
    init(for arguments: ParsedArguments, reporting diagnostics: inout DiagnosticCollector) {
        let found = findDescriptions(at: arguments.paths, reporting: &diagnostics)
        let path = arguments.configurationPath(for: found)
        configuration = readConfiguration(at: path, reporting: &diagnostics)
        templates = readTemplates(
            of: configuration, orIn: arguments.value(of: "--templates"), reporting: &diagnostics)
        reportUnreadTemplates(in: templates, reporting: &diagnostics)
        if arguments.value(of: "--configuration") == nil {
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

    /// Returns the configuration that is named, or else the nearest to the first description, as in a build; nil if
    /// there is none.
    func configurationPath(for descriptions: [String]) -> String? {
        value(of: "--configuration") ?? findConfiguration(near: descriptions.first ?? paths[0])
    }
}

extension OptionSyntax {
    static let configuration = value(
        "--configuration", "FILE",
        "The configuration. Default: the nearest plugingen.json of the package.")

    static let templates = value(
        "--templates", "DIR",
        "The folder of custom templates. Default: the one that plugingen.json names.")
}
