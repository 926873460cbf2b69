import PluginCore
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
                suggestions: { Explanation.all.map(\.identifier) })
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
            let advice = suggestion(for: name) ?? "'plugingen explain' lists all"
            throw .other("unknown identifier '\(name)'; \(advice)")
        }
        Console.write(explanation.text)
        return .success
    }

    /// Returns a question with the identifier that is nearest to a word, or with all that contain it; nil if there are
    /// none.
    private static func suggestion(for word: String) -> String? {
        let names = Explanation.all.map(\.identifier)
        let similar =
            nearestMatch(to: word, among: names).map { [$0] } ?? names.filter { $0.contains(word) }
        return similar.isEmpty ? nil : "did you mean \(quotedList(similar))?"
    }
}
