/// Returns a script that completes command lines in fish, with the meaning of each word.
func fishCompletions(of commands: [CommandSyntax]) -> String {
    var script = """
        # Completes command lines of plugingen in fish. Save it as
        # ~/.config/fish/completions/plugingen.fish
        complete -c plugingen -f

        """
    let noCommand = "test (count (commandline -opc)) -eq 1"
    for option in OptionSyntax.common {
        script += line(noCommand, names(of: option), option.summary)
    }
    for command in commands {
        script += line(noCommand, "-a \(command.name)", command.summary)
        // The first word is the command. Names of other commands can be its operands.
        let isGiven = "set -l words (commandline -opc); test \"$words[2]\" = \(command.name)"
        for option in command.allOptions {
            let value = Completion(ofValueOf: option)
            let needs = option.placeholder == nil ? "" : value == .files ? " -r " : " -x "
            script += line(
                isGiven, names(of: option) + needs + offer(value), option.summary)
        }
        if let operand = command.operands.first {
            script += line(isGiven, offer(.init(of: operand)), operand.summary)
        }
    }
    return script
}

private func line(_ condition: String, _ offer: String, _ summary: String) -> String {
    "complete -c plugingen -n \(quoted(condition)) \(offer) -d \(quoted(summary))\n"
}

/// `-s o -l output`
private func names(of option: OptionSyntax) -> String {
    (option.shortName.map { "-s \($0.dropFirst()) " } ?? "") + "-l \(option.name.dropFirst(2))"
}

/// Returns what fish offers in a place; files only if they are accepted.
private func offer(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories (commandline -ct))'"
    case .words(let words): "-a '\(words.joined(separator: " "))'"
    }
}

private func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "'\(escaped)'"
}
