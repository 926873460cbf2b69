import PluginDescriptions
import PluginTools

/// `plugingen schema`: prints the JSON Schema of descriptions.
enum SchemaCommand: Command {
    static let syntax = CommandSyntax(
        name: "schema",
        summary: "Prints the JSON Schema of descriptions, for editors.",
        operands: [],
        options: [.flag("--configuration", "Print that of plugingen.json.")],
        examples: [
            ("plugingen schema", "The language of descriptions as JSON Schema 2020-12."),
            ("plugingen schema > plugin.schema.json", "A file for an editor's settings."),
            ("plugingen schema --configuration", "The language of plugingen.json."),
        ],
        exitStatuses: ExitStatus.ofOutputAlone)

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let isOfConfiguration = arguments.hasFlag("--configuration")
        Console.write(
            schema(
                for: isOfConfiguration ? Vocabulary.configuration : Vocabulary.description))
        return .success
    }
}
