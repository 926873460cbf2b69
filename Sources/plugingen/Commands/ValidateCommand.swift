import PluginCore
import PluginTools

/// `plugingen validate`: reports mistakes in descriptions, and writes nothing.
enum ValidateCommand: Command {
    static let syntax = CommandSyntax(
        name: "validate",
        summary: "Checks descriptions for mistakes.",
        operands: [.descriptions],
        options: [
            .value(
                "--target", "NAME", "Check the folder of this target, not this folder."),
            .configuration, .strict, .diagnostics,
        ],
        examples: [
            ("plugingen validate Sources/App", "Checks all descriptions in a folder."),
            ("plugingen validate --target App", "Checks all descriptions of a target."),
        ],
        page: "Diagnostics.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let paths = try arguments.descriptionPaths(reporting: &diagnostics)
        if diagnostics.hasErrors {
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return .failure
        }
        let named = findDescriptions(at: paths, reporting: &diagnostics)
        _ = readModules(
            of: named, at: paths, configuration: arguments.value(of: "--configuration"),
            reporting: &diagnostics)
        arguments.applyStrictness(to: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        Console.write(
            "\(named.count) \(named.count == 1 ? "description is" : "descriptions are") valid\n")
        return .success
    }
}
