import PluginDescriptions
import PluginTools

/// `plugingen explain`: explains a kind of problem.
enum ExplainCommand: Command {
    static let syntax = CommandSyntax(
        name: "explain",
        summary: "Explains a kind of problem, with a wrong and a right example.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "IDENTIFIER",
                summary:
                    "The word in brackets at the end of a message, or the 'identifier' in JSON, for example unknown-key. "
                    + "Default: a list of all.",
                isRequired: false, isRepeated: false,
                suggestions: { Explanation.all.map(\.identifier.name) })
        ],
        options: [],
        examples: [
            ("plugingen explain unknown-key", "Explains a message that ends in [unknown-key]."),
            ("plugingen explain", "Lists all kinds of problems."),
        ],
        exitStatuses: ExitStatus.ofOutputAlone,
        page: "Diagnostics.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        guard let operand = arguments.operands.first else {
            Console.write(Explanation.list)
            return .success
        }
        // Messages have the identifier in brackets.
        let name =
            operand.hasPrefix("[") && operand.hasSuffix("]")
            ? String(operand.dropFirst().dropLast()) : operand
        guard let explanation = Explanation.named(name) else {
            let names = Explanation.all.map(\.identifier.name)
            let match = nearestMatch(to: name, among: names).map { "did you mean '\($0)'?" }
            throw .other(
                "there is no problem '\(name)'; \(match ?? "'plugingen explain' lists all")")
        }
        Console.write(explanation.text)
        return .success
    }
}
