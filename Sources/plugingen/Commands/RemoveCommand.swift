import PluginCore
import PluginTools

/// `plugingen remove`: removes a plugin.
enum RemoveCommand: Command {
    static let syntax = CommandSyntax(
        name: "remove",
        summary: "Removes a plugin: its description and its generated files.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "PLUGIN",
                summary: "The plugin, for example Loading, or the path of its description.",
                isRequired: true, isRepeated: false),
            .searchedFolders,
        ],
        options: [
            .flag("--dry-run", "Print the changes, also as a patch, without making them."),
            .diagnostics,
        ],
        examples: [
            (
                "plugingen remove Banner",
                "Removes Banner.plugin.json, unless another description needs the plugin. Lists the lines of your "
                    + "own Swift that use it."
            )
        ],
        exitStatuses: ExitStatus.ofChanges,
        page: "Projects.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let name = arguments.operands[0]
        var diagnostics = DiagnosticCollector()
        let plugin = try NamedPlugin(
            name, at: Array(arguments.operands.dropFirst()),
            for: "\(programInvocation) remove \(shellQuoted(pluginName(ofPath: name)))",
            reporting: &diagnostics)
        var change: PluginChange?
        if let plugin, !diagnostics.hasErrors {
            change = plugin.project.planRemoval(
                of: plugin.path, in: plugin.outputs, reporting: &diagnostics)
        }
        return PluginChangeReport.finish(
            change, introduction: "Your Swift uses the plugin; change these lines:", arguments,
            reporting: &diagnostics)
    }
}
