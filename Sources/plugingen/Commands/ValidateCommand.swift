import PluginDescriptions
import PluginGeneration
import PluginTools

/// `plugingen validate`: reports what is wrong with descriptions, and writes nothing.
enum ValidateCommand: Command {
    static let syntax = CommandSyntax(
        name: "validate",
        summary: "Checks descriptions for mistakes.",
        operands: [.descriptions],
        options: [.configuration, .diagnostics],
        examples: [("plugingen validate Sources/App", "All descriptions in a folder.")])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let count = validateDescriptions(
            at: arguments.paths, configuration: arguments.value(of: "--configuration"),
            reporting: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        Console.write("\(count) \(count == 1 ? "description is" : "descriptions are") valid\n")
        return .success
    }
}
