import PluginTools

/// Returns what can complete the last word of a command line: words, each with its meaning after a tab, or `:files` or `:folders`
/// for paths, which the shell completes.
///
/// - Parameter words: the words after the name of the program; the last one may be empty.
func completions(of words: [String], for commands: [CommandSyntax]) -> [String] {
    // In bash, '=' is a word of its own.
    var words = words.filter { $0 != "=" }
    let current = (words.popLast() ?? "").split(separator: "=", maxSplits: 1).map(String.init)
    let prefix = current.last ?? ""
    func matching(_ found: [(word: String, meaning: String)], after start: String = "") -> [String] {
        found.filter { $0.word.hasPrefix(prefix) }.map { "\(start)\($0.word)\t\($0.meaning)" }
    }
    func options(_ options: [OptionSyntax]) -> [(String, String)] {
        options.flatMap { option in option.names.map { ($0, option.summary) } }
    }
    guard let name = words.first else {
        return matching(commands.map { ($0.name, $0.summary) } + options(OptionSyntax.common))
    }
    guard let command = commands.first(where: { $0.name == name }) else { return [] }
    func values(_ placeholder: String, _ choices: [String], after start: String = "") -> [String] {
        switch placeholder {
        case _ where !choices.isEmpty: matching(choices.map { ($0, "") }, after: start)
        case "PATH", "FILE": [":files"]
        case "DIR": [":folders"]
        case "STARTER": matching(Starter.all.map { ($0.name, "") }, after: start)
        case "COMMAND": matching(commands.map { ($0.name, $0.summary) })
        default: []
        }
    }
    var pending: OptionSyntax?
    var count = 0
    var hasOptions = true
    for word in words.dropFirst() {
        if pending != nil {
            pending = nil
        } else if hasOptions, word == "--" {
            hasOptions = false
        } else if hasOptions, word.hasPrefix("-") {
            pending = command.option(named: word).flatMap { $0.placeholder == nil ? nil : $0 }
        } else {
            count += 1
        }
    }
    let isAssignment = current.count == 2 && hasOptions
    if let option = isAssignment ? command.option(named: current[0]) : pending {
        return values(option.placeholder ?? "", option.choices, after: isAssignment ? current[0] + "=" : "")
    }
    if hasOptions, prefix.hasPrefix("-") { return matching(options(command.allOptions)) }
    let operand = count < command.operands.count ? command.operands[count] : command.operands.last { $0.isRepeated }
    return operand.map { values($0.placeholder, $0.choices + $0.suggestions()) } ?? []
}

/// A shell, with a script that asks plugingen for completions.
enum CompletedShell: String, CaseIterable {
    case bash, zsh, fish

    var script: String {
        switch self {
        case .bash:
            #"""
            # Completes command lines of plugingen in bash 3.2 and later. Source it, or save it for bash-completion as
            # ~/.local/share/bash-completion/completions/plugingen

            _plugingen() {
                local current=${COMP_WORDS[COMP_CWORD]} line
                COMPREPLY=()
                [[ $current == = ]] && current=
                while IFS= read -r line; do
                    case $line in
                        :*) compopt -o filenames 2>/dev/null
                            while IFS= read -r line; do
                                COMPREPLY[${#COMPREPLY[@]}]=$line
                            done < <(compgen $([[ $line == :files ]] && echo -f || echo -d) -- "$current") ;;
                        *) COMPREPLY[${#COMPREPLY[@]}]=${line%%$'\t'*} ;;
                    esac
                done < <(plugingen completions words -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current" 2>/dev/null)
            }

            complete -F _plugingen plugingen

            """#
        case .zsh:
            #"""
            #compdef plugingen
            # Completes command lines of plugingen in zsh. Save it as _plugingen in a folder of $fpath.

            _plugingen() {
                local -a lines
                lines=("${(@f)$(plugingen completions words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
                case $lines[1] in
                    '') ;;
                    :files) _files ;;
                    :folders) _files -/ ;;
                    *) lines=("${(@)lines//:/\\:}")
                        lines=("${(@)lines/$'\t'/:}")
                        _describe -t words 'word' lines ;;
                esac
            }

            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
                _plugingen "$@"
            else
                compdef _plugingen plugingen
            fi

            """#
        case .fish:
            #"""
            # Completes command lines of plugingen in fish. Save it as
            # ~/.config/fish/completions/plugingen.fish

            function __plugingen_words
                set -l words (commandline -opc) (commandline -ct)
                for line in (plugingen completions words -- $words[2..-1] 2>/dev/null)
                    switch $line
                        case ':files'
                            __fish_complete_path (commandline -ct)
                        case ':folders'
                            __fish_complete_directories (commandline -ct)
                        case '*'
                            echo $line
                    end
                end
            end
            complete -c plugingen -f -a '(__plugingen_words)'

            """#
        }
    }
}
