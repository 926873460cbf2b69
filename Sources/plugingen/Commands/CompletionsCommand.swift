/// `plugingen completions`: prints the completion script of a shell.
enum CompletionsCommand: Command {
    static let syntax = CommandSyntax(
        name: "completions",
        summary: "Prints a completion script for a shell.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "SHELL", summary: "The shell: bash, zsh or fish.",
                isRequired: true, isRepeated: false,
                choices: CompletedShell.allCases.map(\.rawValue))
        ],
        options: [],
        examples: [
            (
                "plugingen completions bash > ~/.local/share/bash-completion/completions/plugingen",
                "For bash with bash-completion. Without it, source the script in ~/.bashrc."
            ),
            (
                "plugingen completions zsh > /usr/local/share/zsh/site-functions/_plugingen",
                "For zsh. Any folder of $fpath works."
            ),
            (
                "plugingen completions fish > ~/.config/fish/completions/plugingen.fish",
                "For fish."
            ),
        ],
        exitStatuses: ExitStatus.ofOutputAlone)

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        guard let shell = arguments.operands.first.flatMap(CompletedShell.init) else {
            return .usage
        }
        let commands = Plugingen.commands.map { $0.syntax }
        switch shell {
        case .bash: Console.write(bashCompletions(of: commands))
        case .zsh: Console.write(zshCompletions(of: commands))
        case .fish: Console.write(fishCompletions(of: commands))
        }
        return .success
    }
}

/// A shell with a completion script.
enum CompletedShell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
