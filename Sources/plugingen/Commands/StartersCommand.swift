import PluginTools

/// `plugingen starters`: lists the built-in descriptions.
enum StartersCommand: Command {
    static let syntax = CommandSyntax(
        name: "starters",
        summary: "Lists the starters: built-in descriptions for 'new'.",
        operands: [],
        options: [],
        examples: [("plugingen starters", "Lists all starters with a summary.")],
        exitStatuses: ExitStatus.ofOutputAlone)

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let width = Starter.all.map(\.name.count).max() ?? 0
        for starter in Starter.all {
            let padding = String(repeating: " ", count: width - starter.name.count)
            let summary = starter.description(named: starter.name)?.summary ?? ""
            Console.write("\(starter.name)\(padding)  \(summary)\n")
        }
        return .success
    }
}
