import PluginCore

/// The operands and options of a command line.
///
/// `--option value` and `--option=value` mean the same; after `--` all words are operands.
struct ParsedArguments {
    private(set) var operands: [String] = []
    /// The options in the order of the command line; those without a value have an empty one.
    private(set) var options: [(name: String, value: String)] = []

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

    func hasFlag(_ name: String) -> Bool { value(of: name) != nil }

    func value(of name: String) -> String? { options.first { $0.name == name }?.value }

    /// Returns the words again, with the options in the order of the help.
    ///
    /// - Parameters:
    ///   - excluded: the options to leave out.
    ///   - added: flags to add.
    func words(of syntax: CommandSyntax, besides excluded: [String] = [], adding added: [String] = []) -> [String] {
        let words =
            syntax.allOptions.filter { !excluded.contains($0.name) }.flatMap { option -> [String] in
                guard let value = value(of: option.name) else { return [] }
                if value.isEmpty { return [option.name] }
                return value.hasPrefix("-") ? ["\(option.name)=\(value)"] : [option.name, value]
            } + added
        return operands.contains { $0.hasPrefix("-") } ? words + ["--"] + operands : operands + words
    }

    private mutating func parseOption(
        _ word: String, of syntax: CommandSyntax, followedBy rest: inout ArraySlice<String>
    ) throws(ArgumentError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = syntax.option(named: String(parts[0])) else {
            throw .other(
                "'\(syntax.name)' has no option '\(parts[0])'"
                    + ArgumentError.suggestion(for: String(parts[0]), among: syntax.allOptions.map(\.name)))
        }
        let name = option.name
        if hasFlag(name), !option.isRepeatable { throw .other("'\(name)' is given twice") }
        if option.placeholder == nil {
            if parts.count == 2 { throw .other("'\(name)' takes no value") }
            options.append((name, ""))
            return
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
            throw .missingValue(of: option)
        }
        if parts.count == 1, value.hasPrefix("--") || syntax.option(named: value) != nil {
            throw .missingValue(of: option)
        }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            throw .unknownValue(value, of: option.name, choices: option.choices)
        }
        options.append((name, value))
    }

    private func checkOperands(of syntax: CommandSyntax) throws(ArgumentError) {
        for (index, operand) in syntax.operands.enumerated() {
            guard index < operands.count else {
                if operand.isRequired { throw .missingOperand(operand) }
                continue
            }
            if !operand.choices.isEmpty, !operand.choices.contains(operands[index]) {
                throw .unknownValue(operands[index], of: operand.placeholder, choices: operand.choices)
            }
        }
        if let last = syntax.operands.last, !last.canBeEmpty, operands.contains("") {
            throw .other("\(last.placeholder) is empty")
        }
        if syntax.operands.last?.isRepeated != true, operands.count > syntax.operands.count {
            throw .unexpectedOperand(operands[syntax.operands.count])
        }
    }
}

/// A command line that cannot be carried out.
struct ArgumentError: Error {
    let message: String

    static func other(_ message: String) -> ArgumentError { ArgumentError(message: message) }

    static func unknownCommand(_ name: String) -> ArgumentError {
        let names = Plugingen.commands.map { $0.syntax.name }
        return .other("unknown command '\(name)'" + suggestion(for: name, among: names))
    }

    static func unknownOption(_ name: String) -> ArgumentError {
        let match = suggestion(for: name, among: OptionSyntax.common.map(\.name))
        return .other("unknown option '\(name)'\(match); options follow a command")
    }

    static func unknownValue(_ value: String, of name: String, choices: [String]) -> ArgumentError {
        .other(
            "invalid value '\(value)' for '\(name)'; use one of "
                + choices.joined(separator: ", ") + suggestion(for: value, among: choices))
    }

    static func missingValue(of option: OptionSyntax) -> ArgumentError {
        .other("'\(option.name)' needs a value: \(option.name) \(option.placeholder ?? "")")
    }

    static func missingOperand(_ operand: CommandSyntax.Operand) -> ArgumentError {
        let summary = operand.summary.split(separator: ". ").first ?? ""
        let meaning = (summary.first?.lowercased() ?? "") + summary.dropFirst()
        return .other(
            "\(operand.placeholder) is missing: " + (meaning.hasSuffix(".") ? String(meaning.dropLast()) : meaning))
    }

    static func unexpectedOperand(_ text: String) -> ArgumentError { .other("'\(text)' is one argument too many") }

    fileprivate static func suggestion(for word: String, among words: [String]) -> String {
        let match = nearestMatch(to: word, among: words) ?? words.first { word.count > 3 && $0.hasPrefix(word) }
        return match.map { "; did you mean '\($0)'?" } ?? ""
    }
}
