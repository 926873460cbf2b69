import PluginCore
import PluginTools

/// `plugingen validate`: reports mistakes in descriptions, and writes nothing.
enum ValidateCommand: Command {
    static let syntax = CommandSyntax(
        name: "validate",
        summary: "Checks descriptions for mistakes.",
        operands: [.descriptions(orElse: "the targets of the package, or this folder")],
        options: [.configuration, .strict, .diagnostics],
        examples: [
            ("plugingen validate", "Checks the descriptions of all modules."),
            ("plugingen validate Sources/App", "Checks all descriptions in a folder."),
        ], page: "Diagnostics.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let paths = try arguments.descriptionPaths(reporting: &diagnostics)
        if diagnostics.hasErrors { return Console.finish(arguments, &diagnostics) }
        let named = findDescriptions(at: paths, reporting: &diagnostics)
        _ = readModules(
            of: named, at: paths, configuration: arguments.value(of: "--configuration"), reporting: &diagnostics)
        let isPlural = named.count != 1
        return Console.finish(
            arguments, &diagnostics, "\(named.count) \(isPlural ? "descriptions are" : "description is") valid\n")
    }
}
