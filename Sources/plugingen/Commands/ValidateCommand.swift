import PluginDescriptions
import PluginGeneration
import SourceDiagnostics

/// `plugingen validate`: reports what is wrong with descriptions, and writes nothing.
enum ValidateCommand: Command {
    static let syntax = CommandSyntax(
        name: "validate",
        summary: "Reports all that is wrong with descriptions, and writes nothing.",
        operands: [.descriptions],
        options: [.configuration, .diagnostics],
        examples: [("plugingen validate Sources/App", "All descriptions in a folder.")])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let configuration = loadConfiguration(
            named: arguments.value(of: "--configuration"), near: arguments.operands,
            reporting: &diagnostics)
        let descriptions = loadDescriptions(
            at: arguments.operands, configuration: configuration, reporting: &diagnostics)
        _ = makePlan(
            for: descriptions, options: GenerationOptions(), reporting: &diagnostics)
        reportSourceCollisions(of: descriptions, includingTypes: true, to: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        let count = descriptions.count
        Console.write("\(count) \(count == 1 ? "description is" : "descriptions are") valid\n")
        return .success
    }
}

/// `plugingen starters`: lists the descriptions that new ones can start from.
enum StartersCommand: Command {
    static let syntax = CommandSyntax(
        name: "starters",
        summary: "Lists the descriptions that new ones can start from.",
        operands: [],
        options: [],
        examples: [("plugingen starters", "All starters with what they show.")])

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

/// `plugingen schema`: prints the JSON Schema of descriptions.
enum SchemaCommand: Command {
    static let syntax = CommandSyntax(
        name: "schema",
        summary: "Prints the JSON Schema of descriptions, for editors.",
        operands: [],
        options: [.flag("--configuration", "Print that of plugingen.json.")],
        examples: [
            ("plugingen schema", "All that a description can say, as JSON Schema 2020-12."),
            ("plugingen schema > plugin.schema.json", "A file for an editor's settings."),
            ("plugingen schema --configuration", "All that plugingen.json can say."),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let isOfConfiguration = arguments.hasFlag("--configuration")
        Console.write(
            writeSchema(
                of: isOfConfiguration ? Vocabulary.configuration : Vocabulary.description))
        return .success
    }
}
