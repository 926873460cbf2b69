import SourceDiagnostics

/// A command line that cannot be carried out.
enum ArgumentError: Error {
    case missingCommand
    case unknownCommand(String)
    case unknownOption(String, command: CommandSyntax)
    case missingValue(of: OptionSyntax)
    case unexpectedValue(of: OptionSyntax)
    case unknownValue(String, of: OptionSyntax)
    case repeatedOption(OptionSyntax)
    case missingOperand(CommandSyntax.Operand)
    case unexpectedOperand(String)
    case other(String)

    var message: String {
        switch self {
        case .missingCommand:
            let names = Plugingen.commands.map { $0.syntax.name }
            return "say what to do: one of \(names.joined(separator: ", "))"
        case .unknownCommand(let name):
            let names = Plugingen.commands.map { $0.syntax.name }
            return "there is no command '\(name)'" + Self.suggestion(for: name, among: names)
        case .unknownOption(let name, let command):
            let names = command.allOptions.map(\.name)
            return "'\(command.name)' has no option '\(name)'"
                + Self.suggestion(for: name, among: names)
        case .missingValue(let option):
            return "'\(option.name)' needs a value: \(option.name) \(option.placeholder ?? "")"
        case .unexpectedValue(let option):
            return "'\(option.name)' has no value"
        case .unknownValue(let value, let option):
            return "'\(value)' is no value of '\(option.name)'"
                + Self.suggestion(for: value, among: option.choices)
                + "; it is one of \(option.choices.joined(separator: ", "))"
        case .repeatedOption(let option):
            return "'\(option.name)' is given twice"
        case .missingOperand(let operand):
            return "\(operand.placeholder) is missing: \(operand.summary)"
        case .unexpectedOperand(let text):
            return "'\(text)' is one argument too many"
        case .other(let text):
            return text
        }
    }

    private static func suggestion(for word: String, among words: [String]) -> String {
        nearestMatch(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
    }
}
