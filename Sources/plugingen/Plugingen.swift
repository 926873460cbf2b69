import SystemCalls

/// The program: finds the command, lets it run, and ends with its status.
@main
enum Plugingen {
    static let version = "0.1.0"

    static var commands: [any Command.Type] {
        [
            NewCommand.self, GenerateCommand.self, CheckCommand.self, ValidateCommand.self,
            StartersCommand.self, SchemaCommand.self, TemplatesCommand.self, ContextCommand.self,
        ]
    }

    static func main() {
        System.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ words: [String]) -> ExitStatus {
        var command: (any Command.Type)?
        do throws(ArgumentError) {
            guard let first = words.first else { throw .missingCommand }
            if ["--help", "-h", "help"].contains(first) {
                return showHelp(Array(words.dropFirst()))
            }
            if first == "--version" {
                Console.write("plugingen \(version)\n")
                return .success
            }
            command = commands.first { $0.syntax.name == first }
            guard let command else { throw .unknownCommand(first) }
            let arguments = try ParsedArguments(Array(words.dropFirst()), of: command.syntax)
            if arguments.hasFlag("--help") {
                Console.write(help(of: command.syntax))
                return .success
            }
            return try command.run(arguments)
        } catch {
            let usageLine = command.map { usage(of: $0.syntax) } ?? "plugingen COMMAND …"
            let helpLine =
                command.map { "plugingen \($0.syntax.name) --help" } ?? "plugingen --help"
            Console.writeError(
                "error: \(error.message)\nUsage: \(usageLine)\nHelp: \(helpLine)\n")
            return .usage
        }
    }

    private static func showHelp(_ words: [String]) -> ExitStatus {
        if let command = commands.first(where: { $0.syntax.name == words.first }) {
            Console.write(help(of: command.syntax))
        } else {
            Console.write(help(of: commands.map { $0.syntax }))
        }
        return .success
    }
}

/// One of the things that the program does.
protocol Command {
    static var syntax: CommandSyntax { get }

    /// Carries the command out.
    ///
    /// Throws only what is wrong with the command line; all else is reported by the command.
    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus
}

/// How a run ended, for the shell.
enum ExitStatus: Int32 {
    case success = 0
    /// A description or a file is wrong.
    case failure = 1
    /// `check`: a generated file is out of date, missing or left over.
    case outOfDate = 2
    /// `check`: a generated file was edited by hand.
    case editedByHand = 3
    /// The command line is wrong (`EX_USAGE` of BSD's sysexits).
    case usage = 64

    /// The ends that every command has.
    static let common: [(status: ExitStatus, meaning: String)] = [
        (.success, "All is well."), (.failure, "A description or a file is wrong."),
        (.usage, "The command line is wrong."),
    ]

    static let all: [(status: ExitStatus, meaning: String)] =
        common.dropLast() + [
            (.outOfDate, "check: a generated file is out of date, missing or left over."),
            (.editedByHand, "check: a generated file was edited by hand."),
        ] + common.suffix(1)
}
