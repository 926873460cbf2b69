import PluginCore
import PluginTools

/// `plugingen context`: prints the data that templates use.
enum ContextCommand: Command {
    static let syntax = CommandSyntax(
        name: "context",
        summary: "Prints the data that templates use for a description, as JSON.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "FILE",
                summary:
                    "The path of a description. The data can depend on other descriptions in its folder.",
                isRequired: true, isRepeated: false)
        ],
        options: [
            .flag("--tests", "Print the data for templates of tests."),
            .flag("--shared", "Print the data for templates that create one file for all plugins."),
            .value(
                "--kit", "NAME", choices: Kit.all.map(\.name),
                "The framework: \(Kit.all.map(\.name).joined(separator: " or ")). Default: the first one of the plugin."
            ),
            .value("--module", "NAME", "The module that tests import. Default: Module."),
            .value("--tests-prefix", "NAME", "A prefix for the names of test files and suites."),
            .configuration,
            .diagnostics,
        ],
        examples: [
            ("plugingen context Loading.plugin.json", "Prints the data of its controller."),
            (
                "plugingen context Loading.plugin.json --tests --module App",
                "Prints the data of its tests."
            ),
            (
                "plugingen context Loading.plugin.json --shared",
                "Prints the data of a file for all plugins."
            ),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let path = arguments.operands[0]
        guard isDescription(path) else {
            throw .other(
                "'\(path)' is not a description: the file name does not end in "
                    + "'.plugin.json'")
        }
        for option in ["--module", "--tests-prefix"]
        where arguments.value(of: option) != nil && !arguments.hasFlag("--tests") {
            throw .other("'\(option)' needs '--tests'")
        }
        var diagnostics = DiagnosticCollector()
        let folder = path.contains("/") ? directory(of: path) + "/" : "."
        let siblings = findDescriptions(
            at: [String(folder)], reporting: &diagnostics
        ).filter { pluginName(ofPath: $0) != pluginName(ofPath: path) }
        let module = Module(
            reading: ModuleFiles(
                for: [path] + siblings, configuration: arguments.value(of: "--configuration"),
                templates: .none),
            reporting: &diagnostics)
        let tests = GenerationOptions.Tests(
            directory: "", module: try arguments.identifier(of: "--module") ?? "Module",
            prefix: try arguments.identifier(of: "--tests-prefix") ?? "",
            framework: module.configuration.usedTests)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        let kit = arguments.value(of: "--kit")
        let plugin = module.descriptions.first { $0.file.path == path }
        let text = module.contextJSON(
            of: arguments.hasFlag("--shared") ? nil : plugin, for: kit,
            tests: arguments.hasFlag("--tests") ? tests : nil)
        guard let text else {
            throw .other("'\(path)' does not support the framework '\(kit ?? "")'")
        }
        Console.writeExactly(text)
        return .success
    }
}
