/// `plugingen help`: explains the program and its commands.
enum HelpCommand: Command {
    static let syntax = CommandSyntax(
        name: "help",
        summary: "Explains a command, or lists all commands.",
        operands: [CommandSyntax.Operand(placeholder: "COMMAND", summary: "The command. Default: list all commands.")],
        options: [.flag("--man", "Print a manual page.")],
        examples: [
            (
                "plugingen help generate",
                "Explains 'generate', as 'plugingen generate --help' does."
            ),
            ("plugingen help --man > plugingen.1", "Writes a page for 'man ./plugingen.1'."),
        ], exitStatuses: ExitStatus.ofOutputAlone)

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let commands = Plugingen.commands.map { $0.syntax }
        if arguments.hasFlag("--man") {
            if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
            Console.write(manualPage(of: commands))
        } else if let name = arguments.operands.first {
            guard let syntax = commands.first(where: { $0.name == name }) else { throw .unknownCommand(name) }
            Console.write(help(of: syntax))
        } else {
            Console.write(help(of: commands))
        }
        return .success
    }
}
