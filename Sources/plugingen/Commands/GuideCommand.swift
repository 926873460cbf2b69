import PluginTools

/// `plugingen guide`: prints a page for coding assistants.
enum GuideCommand: Command {
    static let syntax = CommandSyntax(
        name: "guide",
        summary: "Prints a guide to descriptions and hosts for coding assistants, as Markdown.",
        operands: [],
        options: [],
        examples: [
            ("plugingen guide", "Prints the page."),
            ("plugingen guide > plugins.md", "Writes a file that your assistant reads."),
        ],
        exitStatuses: ExitStatus.ofOutputAlone,
        page: "CommandLine.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        Console.write(guide())
        return .success
    }
}
