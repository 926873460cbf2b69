import PluginCore
import PluginTools

/// `plugingen list`: lists the plugins of a project.
enum ListCommand: Command {
    static let syntax = CommandSyntax(
        name: "list",
        summary: "Lists plugins, with the state of their generated files.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "PATH",
                summary:
                    "Descriptions (*.plugin.json), folders with descriptions, or names of plugins or modules. Default: the "
                    + "modules that plugingen.json lists, or this folder.",
                isRequired: false, isRepeated: true)
        ],
        options: [
            .flag("--json", "Print the plugins as JSON."),
            .flag("--quiet", short: "-q", "Print only the names of the plugins."),
            .diagnostics,
        ],
        examples: [
            ("plugingen list", "Lists the plugins of all modules."),
            ("plugingen list Banner", "Lists the plugin with a name."),
            ("plugingen list Sources/App --json", "Prints the plugins in a folder as JSON."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let paths = try namedPaths(arguments.operands)
        if arguments.hasFlag("--quiet") {
            if arguments.hasFlag("--json") { throw .other("use '--quiet' or '--json', not both") }
            let names = PluginProject.pluginNames(at: paths)
            Console.write(names.map { $0.visible + "\n" }.joined())
            return .success
        }
        var diagnostics = DiagnosticCollector()
        let project = PluginProject(at: paths, reporting: &diagnostics)
        let modules = project.list(reporting: &diagnostics)
        // Other commands warn.
        diagnostics.removeWarnings()
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if modules.isEmpty { return .failure }
        if diagnostics.hasErrors { Console.separate(as: arguments.diagnosticFormat) }
        if arguments.hasFlag("--json") {
            Console.writeExactly(modules.json)
        } else {
            Console.write(modules.text + "\n" + summary(of: modules))
        }
        return diagnostics.hasErrors ? .failure : .success
    }

    private static func summary(of modules: [PluginList]) -> String {
        let count = modules.reduce(0) { $0 + $1.plugins.count }
        let line = "\(count) \(count == 1 ? "plugin" : "plugins")"
        let isOutOfDate = modules.contains(where: \.isOutOfDate)
        return line + (isOutOfDate ? "; 'plugingen check' explains the states of files\n" : "\n")
    }
}
