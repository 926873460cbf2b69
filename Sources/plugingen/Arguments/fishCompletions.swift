/// A script that completes command lines in fish, with what each word means.
func fishCompletions(of commands: [CommandSyntax]) -> String {
    var script = """
        # Completes command lines of plugingen in fish. To be saved as
        # ~/.config/fish/completions/plugingen.fish
        complete -c plugingen -f

        """
    let noCommand = "test (count (commandline -opc)) -eq 1"
    for option in OptionSyntax.common {
        script += line(noCommand, "-l \(option.name.dropFirst(2))", option.summary)
    }
    for command in commands {
        script += line(noCommand, "-a \(command.name)", command.summary)
        // What stands first is the command: the names of others can be operands of it.
        let isGiven = "set -l words (commandline -opc); test \"$words[2]\" = \(command.name)"
        for option in command.allOptions {
            let value = Completion(ofValueOf: option)
            let needs = option.placeholder == nil ? "" : value == .files ? " -r " : " -x "
            script += line(
                isGiven, "-l \(option.name.dropFirst(2))" + needs + offer(value), option.summary)
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

/// What can stand in a place, files only where they can.
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
