import PluginCore

/// The operands and options of a command line.
///
/// `--option value` and `--option=value` mean the same; after `--` all words are operands.
struct ParsedArguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    /// - Parameter words: the words after the command's name.
    init(_ words: [String], of syntax: CommandSyntax) throws(ArgumentError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            try parseOption(word, of: syntax, followedBy: &rest)
        }
        if hasFlag("--help") || hasFlag("--version") { return }
        try checkOperands(of: syntax)
    }

    func hasFlag(_ name: String) -> Bool { values[name] != nil }

    func value(of name: String) -> String? { values[name] }

    /// Returns the words again, with the options in the order of the help.
    ///
    /// - Parameters:
    ///   - excluded: the options to leave out.
    ///   - added: flags to add.
    func words(
        of syntax: CommandSyntax, besides excluded: [String] = [], adding added: [String] = []
    ) -> [String] {
        let options = syntax.allOptions.filter { !excluded.contains($0.name) }
        let words =
            options.flatMap { option -> [String] in
                guard let value = values[option.name] else { return [] }
                if value.isEmpty { return [option.name] }
                return value.hasPrefix("-") ? ["\(option.name)=\(value)"] : [option.name, value]
            } + added
        return operands.contains { $0.hasPrefix("-") }
            ? words + ["--"] + operands : operands + words
    }

    private mutating func parseOption(
        _ word: String, of syntax: CommandSyntax, followedBy rest: inout ArraySlice<String>
    ) throws(ArgumentError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = syntax.option(named: String(parts[0])) else {
            throw .unknownOption(
                String(parts[0]), command: syntax.name, known: syntax.allOptions.map(\.name))
        }
        let name = option.name
        if values[name] != nil { throw .repeatedOption(option) }
        if option.placeholder == nil {
            if parts.count == 2 { throw .unexpectedValue(of: option) }
            values[name] = ""
            return
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
        else {
            throw .missingValue(of: option)
        }
        if parts.count == 1, value.hasPrefix("--") || syntax.option(named: value) != nil {
            throw .missingValue(of: option)
        }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            throw .unknownValue(value, of: option.name, choices: option.choices)
        }
        values[name] = value
    }

    private func checkOperands(of syntax: CommandSyntax) throws(ArgumentError) {
        for (index, operand) in syntax.operands.enumerated() {
            guard index < operands.count else {
                if operand.isRequired { throw .missingOperand(operand) }
                continue
            }
            if !operand.choices.isEmpty, !operand.choices.contains(operands[index]) {
                throw .unknownValue(
                    operands[index], of: operand.placeholder, choices: operand.choices)
            }
        }
        if let last = syntax.operands.last, operands.contains("") {
            throw .other("\(last.placeholder) is empty")
        }
        if syntax.operands.last?.isRepeated != true, operands.count > syntax.operands.count {
            throw .unexpectedOperand(operands[syntax.operands.count])
        }
    }
}

/// A command line that cannot be carried out.
enum ArgumentError: Error {
    case unknownCommand(String)
    /// - Parameter command: its name; nil for an option in the place of a command.
    case unknownOption(String, command: String?, known: [String])
    case missingValue(of: OptionSyntax)
    case unexpectedValue(of: OptionSyntax)
    case unknownValue(String, of: String, choices: [String])
    case repeatedOption(OptionSyntax)
    case missingOperand(CommandSyntax.Operand)
    case unexpectedOperand(String)
    case other(String)

    var message: String {
        switch self {
        case .unknownCommand(let name):
            let names = Plugingen.commands.map { $0.syntax.name }
            return "unknown command '\(name)'" + Self.suggestion(for: name, among: names)
        case .unknownOption(let name, let command, let known):
            if command == nil,
                let owner = Plugingen.commands.first(where: { command in
                    command.syntax.option(named: name) != nil
                })
            {
                return "'\(name)' is an option of commands, and follows them, as in 'plugingen "
                    + "\(owner.syntax.name) \(name)'"
            }
            return
                (command.map { "'\($0)' has no option '\(name)'" } ?? "unknown option '\(name)'")
                + Self.suggestion(for: name, among: known)
        case .missingValue(let option):
            return "'\(option.name)' needs a value: \(option.name) \(option.placeholder ?? "")"
        case .unexpectedValue(let option):
            return "'\(option.name)' takes no value"
        case .unknownValue(let value, let name, let choices):
            return "invalid value '\(value)' for '\(name)'; use one of "
                + choices.joined(separator: ", ") + Self.suggestion(for: value, among: choices)
        case .repeatedOption(let option):
            return "'\(option.name)' is given twice"
        case .missingOperand(let operand):
            let summary = operand.summary.split(separator: ". ").first ?? ""
            let meaning = (summary.first?.lowercased() ?? "") + summary.dropFirst()
            return "\(operand.placeholder) is missing: "
                + (meaning.hasSuffix(".") ? String(meaning.dropLast()) : meaning)
        case .unexpectedOperand(let text):
            return "'\(text)' is one argument too many"
        case .other(let text):
            return text
        }
    }

    private static func suggestion(for word: String, among words: [String]) -> String {
        let match =
            nearestMatch(to: word, among: words)
            ?? words.first { word.count > 3 && $0.hasPrefix(word) }
        return match.map { "; did you mean '\($0)'?" } ?? ""
    }
}
