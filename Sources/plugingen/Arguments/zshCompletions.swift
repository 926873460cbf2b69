import PluginCore

/// Returns a script that completes command lines in zsh, with the meaning of each word.
func zshCompletions(of commands: [CommandSyntax]) -> String {
    let names = commands.map { command in
        "        \(singleQuoted("\(command.name):\(command.summary)"))\n"
    }.joined()
    let cases = commands.map { command -> String in
        let options = command.allOptions.flatMap(specifications)
        let operands = command.operands.enumerated().map { index, operand in
            let position = operand.isRepeated ? "*" : "\(index + 1)"
            return "\(position):\(operand.placeholder):\(action(.init(of: operand)))"
        }
        let lines = (options + operands).map { " \\\n                    \(singleQuoted($0))" }
        return """
                    \(command.name))
                        _arguments\(lines.joined())
                        ;;

            """
    }.joined()
    let common = OptionSyntax.common.flatMap(specifications).map { " " + singleQuoted($0) }.joined()
    return """
        #compdef plugingen
        # Completes command lines of plugingen in zsh. Save it as _plugingen in a folder of $fpath.

        _plugingen() {
            local curcontext=$curcontext state line
            local -a commands
            commands=(
        \(names)    )
            _arguments -C\(common) '1:command:->command' '*::word:->word'
            case $state in
                command)
                    _describe -t commands 'command' commands
                    ;;
                word)
                    case $line[1] in
        \(cases)            esac
                    ;;
            esac
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _plugingen "$@"
        else
            compdef _plugingen plugingen
        fi

        """
}

/// Returns one specification for each name, which excludes the other name:
/// `(-o)--output=[The folder for controllers]:DIR:_files -/`.
private func specifications(of option: OptionSyntax) -> [String] {
    let summary = option.summary.map { "[]\\:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return option.names.map { name in
        let others = option.names.filter { $0 != name }
        let exclusion = others.isEmpty ? "" : "(\(others.joined(separator: " ")))"
        guard let placeholder = option.placeholder else { return "\(exclusion)\(name)[\(summary)]" }
        let separator = name == option.name ? "=" : ""
        let action = action(.init(ofValueOf: option))
        return "\(exclusion)\(name)\(separator)[\(summary)]:\(placeholder):\(action)"
    }
}

private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
}
