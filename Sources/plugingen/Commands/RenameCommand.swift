import PluginCore
import PluginTools

/// `plugingen rename`: gives a plugin another name.
enum RenameCommand: Command {
    static let syntax = CommandSyntax(
        name: "rename",
        summary: "Renames a plugin, with its generated files and in other descriptions.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "OLD",
                summary: "The plugin, for example Loading, or the path of its description.",
                isRequired: true, isRepeated: false),
            CommandSyntax.Operand(
                placeholder: "NEW", summary: "The new name.", isRequired: true, isRepeated: false),
            .searchedFolders,
        ],
        options: [
            .flag("--dry-run", "Print the changes, also as a patch, without making them."),
            .diagnostics,
        ],
        examples: [
            (
                "plugingen rename Banner Toast",
                "Renames Banner.plugin.json to Toast.plugin.json, and so on. Lists the lines of your own Swift "
                    + "that use the old names."
            ),
            (
                "plugingen rename Banner Toast Sources/App --dry-run",
                "Shows what would change for the plugin in this folder."
            ),
        ],
        exitStatuses: ExitStatus.ofChanges,
        page: "Projects.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let (old, new) = (arguments.operands[0], arguments.operands[1])
        let paths = Array(arguments.operands.dropFirst(2))
        try checkPluginName(new)
        try checkNewName(new, in: ModuleConfiguration())
        if new == old || isDescription(old) && new == pluginName(ofPath: old) {
            throw .other("the plugin is named '\(new)' already")
        }
        var diagnostics = DiagnosticCollector()
        let plugin = try NamedPlugin(
            old, at: paths, newName: new,
            for: "\(programInvocation) rename \(shellQuoted(pluginName(ofPath: old))) \(new)",
            reporting: &diagnostics)
        var change: PluginChange?
        if let plugin, !diagnostics.hasErrors {
            try checkNewName(new, in: plugin.outputs.module.configuration)
            change = plugin.project.planRename(
                of: plugin.path, in: plugin.outputs, to: new, reporting: &diagnostics)
        }
        return PluginChangeReport.finish(
            change, introduction: "Your Swift uses the old names; change these lines:",
            arguments, reporting: &diagnostics)
    }

    /// Throws if a name cannot be the name of a plugin.
    private static func checkNewName(
        _ name: String, in configuration: ModuleConfiguration
    ) throws(ArgumentError) {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: descriptionFileName(ofPlugin: name), text: "{}")
        _ = readDescription(
            file, name: name, configuration: configuration, reporting: &diagnostics)
        if let problem = diagnostics.diagnostics.first(where: { $0.severity == .error }) {
            throw .invalidPluginName(problem)
        }
    }
}

extension CommandSyntax.Operand {
    static let searchedFolders = CommandSyntax.Operand(
        placeholder: "PATH",
        summary:
            "Folders with descriptions, if several modules have the plugin. Default: the modules that plugingen.json "
            + "lists, or this folder.",
        isRequired: false, isRepeated: true)
}

extension ExitStatus {
    /// The statuses of `rename` and `remove`.
    static let ofChanges: [(status: ExitStatus, meaning: String)] = [
        (.success, "Success."),
        (
            .failure,
            "A description has errors or a file was edited by hand, and nothing was changed; or a file could not be "
                + "changed, and the command can run again."
        ),
        (.usage, "The arguments are invalid."),
    ]
}
