import PluginCore
import PluginTools

/// `plugingen schema`: prints the JSON Schema of descriptions.
enum SchemaCommand: Command {
    static let syntax = CommandSyntax(
        name: "schema",
        summary: "Prints the JSON Schema of descriptions, for editors.",
        operands: [],
        options: [.flag("--configuration", "Print the schema of plugingen.json.")],
        examples: [
            ("plugingen schema", "Prints the schema of descriptions (JSON Schema 2020-12)."),
            (
                "plugingen schema > plugin.schema.json",
                "Writes a file for the settings of an editor."
            ),
            ("plugingen schema --configuration", "Prints the schema of plugingen.json."),
        ], exitStatuses: ExitStatus.ofOutputAlone)

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let isOfConfiguration = arguments.hasFlag("--configuration")
        Console.writeExactly(schema(for: isOfConfiguration ? Vocabulary.configuration : Vocabulary.description))
        return .success
    }
}
