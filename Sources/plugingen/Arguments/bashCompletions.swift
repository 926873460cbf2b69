/// Returns a script that completes command lines in bash 3.2 and later, with or without bash-completion.
func bashCompletions(of commands: [CommandSyntax]) -> String {
    let cases = commands.map { command -> String in
        let values = command.allOptions.filter { $0.placeholder != nil }.map { option in
            "            \(option.names.joined(separator: "|"))) \(reply(.init(ofValueOf: option))); return ;;\n"
        }.joined()
        let options = command.allOptions.flatMap(\.names).joined(separator: " ")
        return """
                \(command.name))
                    case $option in
            \(values)        esac
                    case $option,$current in
                        ,-*) _plugingen_words '\(options)'; return ;;
                    esac
            \(operands(of: command))        ;;

            """
    }.joined()
    let names = commands.map(\.name) + OptionSyntax.common.flatMap(\.names)
    return """
        # Completes command lines of plugingen in bash. Source it, or save it for bash-completion as
        # ~/.local/share/bash-completion/completions/plugingen

        _plugingen_reply() {
            COMPREPLY=()
            local line
            while IFS= read -r line; do
                COMPREPLY[${#COMPREPLY[@]}]=$line
            done
        }

        _plugingen_words() {
            _plugingen_reply < <(compgen -W "$1" -- "$current")
        }

        _plugingen_paths() { # -f for files and folders, -d for folders
            compopt -o filenames 2>/dev/null
            _plugingen_reply < <(compgen "$1" -- "$current")
        }

        _plugingen() {
            local current=${COMP_WORDS[COMP_CWORD]} option= command= operands=0 index word
            COMPREPLY=()
            # The words before the current one: the command, the option whose value comes next, and
            # how many operands there are. An '=' is a word of its own.
            for ((index = 1; index < COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                if [[ $word == = ]]; then
                    continue
                elif [[ -z $command ]]; then
                    command=$word
                elif [[ $option != -- && -n $option ]]; then
                    option=
                elif [[ $option != -- && $word == -- ]]; then
                    option=--
                elif [[ $option != -- && $word == -* ]]; then
                    _plugingen_has_value "$command" "$word" && option=$word
                else
                    operands=$((operands + 1))
                fi
            done
            if [[ $current == = ]]; then
                current=
            fi
            if [[ -z $command ]]; then
                _plugingen_words '\(names.joined(separator: " "))'
                return
            fi
            case $command in
        \(cases)    esac
        }

        _plugingen_has_value() {
            case "$1 $2" in
                \(optionsWithValues(of: commands))) return 0 ;;
            esac
            return 1
        }

        complete -F _plugingen plugingen

        """
}

private func operands(of command: CommandSyntax) -> String {
    if command.operands.isEmpty { return "" }
    let lines = command.operands.enumerated().map { index, operand in
        let pattern = operand.isRepeated ? "*" : "\(index)"
        return "            \(pattern)) \(reply(.init(of: operand))) ;;\n"
    }
    return "        case $operands in\n\(lines.joined())        esac\n"
}

private func reply(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_plugingen_paths -f"
    case .folders: "_plugingen_paths -d"
    case .words(let words): "_plugingen_words '\(words.joined(separator: " "))'"
    }
}

/// Returns a pattern of `case`: `'generate --output' | 'new --from'`.
private func optionsWithValues(of commands: [CommandSyntax]) -> String {
    commands.flatMap { command in
        command.allOptions.filter { $0.placeholder != nil }.flatMap(\.names)
            .map { "'\(command.name) \($0)'" }
    }.joined(separator: " | ")
}
