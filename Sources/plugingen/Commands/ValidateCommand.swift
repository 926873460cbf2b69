import PluginDescriptions
import PluginGeneration
import PluginTools

/// `plugingen validate`: reports what is wrong with descriptions, and writes nothing.
enum ValidateCommand: Command {
    static let syntax = CommandSyntax(
        name: "validate",
        summary: "Reports all that is wrong with descriptions, and writes nothing.",
        operands: [.descriptions],
        options: [.configuration, .diagnostics],
        examples: [("plugingen validate Sources/App", "All descriptions in a folder.")])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let loaded = LoadedDescriptions(for: arguments, reporting: &diagnostics)
        let descriptions = loaded.descriptions
        reportPlan(
            of: descriptions, configuration: loaded.configuration, templates: loaded.templates,
            to: &diagnostics)
        reportSourceCollisions(
            of: descriptions, templates: loaded.templates, includingTypes: true, to: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        let count = descriptions.count
        Console.write("\(count) \(count == 1 ? "description is" : "descriptions are") valid\n")
        return .success
    }
}
