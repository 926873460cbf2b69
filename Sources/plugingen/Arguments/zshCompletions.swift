/// A script that completes command lines in zsh, with what each word means.
func zshCompletions(of commands: [CommandSyntax]) -> String {
    let names = commands.map { command in
        "        \(quoted("\(command.name):\(command.summary)"))\n"
    }.joined()
    let cases = commands.map { command -> String in
        let options = command.allOptions.map(specification)
        let operands = command.operands.enumerated().map { index, operand in
            let position = operand.isRepeated ? "*" : "\(index + 1)"
            return "\(position):\(operand.placeholder):\(action(.init(of: operand)))"
        }
        let lines = (options + operands).map { " \\\n                    \(quoted($0))" }
        return """
                    \(command.name))
                        _arguments\(lines.joined())
                        ;;

            """
    }.joined()
    let common = OptionSyntax.common.map { " " + quoted(specification(of: $0)) }.joined()
    return """
        #compdef plugingen
        # Completes command lines of plugingen in zsh. To be saved as _plugingen in a folder of $fpath.

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

/// `--output=[The folder for controllers]:DIR:_files -/`
private func specification(of option: OptionSyntax) -> String {
    let summary = option.summary.map { "[]\\:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    guard let placeholder = option.placeholder else { return "\(option.name)[\(summary)]" }
    let action = action(.init(ofValueOf: option))
    return "\(option.name)=[\(summary)]:\(placeholder):\(action)"
}

private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
}

private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
}
