/// `plugingen completions`: prints the completion script of a shell.
enum CompletionsCommand: Command {
    static let syntax = CommandSyntax(
        name: "completions",
        summary: "Prints a completion script for a shell.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "SHELL",
                summary: "The shell: bash, zsh or fish; 'words' for its script.",
                isRequired: true,
                choices: CompletedShell.allCases.map(\.rawValue) + ["words"]),
            CommandSyntax.Operand(
                placeholder: "WORD",
                summary: "With 'words': a command line, whose last word is to be completed.",
                isRepeated: true, canBeEmpty: true),
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
            ("plugingen completions fish > ~/.config/fish/completions/plugingen.fish", "For fish."),
        ], exitStatuses: ExitStatus.ofOutputAlone)

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let shell = CompletedShell(rawValue: arguments.operands[0])
        let words = Array(arguments.operands.dropFirst())
        if shell != nil, let word = words.first { throw .unexpectedOperand(word) }
        Console.write(
            shell?.script
                ?? completions(of: words, for: Plugingen.commands.map { $0.syntax }).map { $0 + "\n" }.joined())
        return .success
    }
}
