/// The words of a command line, sorted out.
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
        if hasFlag("--help") { return }
        try checkOperands(of: syntax)
    }

    func hasFlag(_ name: String) -> Bool { values[name] != nil }

    func value(of name: String) -> String? { values[name] }

    private mutating func parseOption(
        _ word: String, of syntax: CommandSyntax, followedBy rest: inout ArraySlice<String>
    ) throws(ArgumentError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0] == "-h" ? "--help" : String(parts[0])
        guard let option = syntax.option(named: name) else {
            throw .unknownOption(name, command: syntax)
        }
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
        if parts.count == 1, value.hasPrefix("--") { throw .missingValue(of: option) }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            throw .unknownValue(value, of: option)
        }
        values[name] = value
    }

    private func checkOperands(of syntax: CommandSyntax) throws(ArgumentError) {
        for (index, operand) in syntax.operands.enumerated()
        where operand.isRequired && operands.count <= index {
            throw .missingOperand(operand)
        }
        if syntax.operands.last?.isRepeated != true, operands.count > syntax.operands.count {
            throw .unexpectedOperand(operands[syntax.operands.count])
        }
    }
}
