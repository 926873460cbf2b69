import PluginCore
import PluginTools
import SystemCalls

/// The program: finds the command, runs it, and ends with its status.
@main
enum Plugingen {
    static let version = "0.1.0"
    /// The date of the version: year, month and day.
    static let versionDate = "2026-11-21"

    static var commands: [any Command.Type] {
        [
            InitCommand.self, NewCommand.self, GenerateCommand.self, CheckCommand.self,
            ValidateCommand.self, PreviewCommand.self, DoctorCommand.self, TemplatesCommand.self,
            SchemaCommand.self, GuideCommand.self, CompletionsCommand.self, HelpCommand.self,
        ]
    }

    @MainActor
    static func main() {
        System.prepareOutputs()
        let status = run(Array(CommandLine.arguments.dropFirst()))
        System.exit(Console.finish(with: status).rawValue)
    }

    @MainActor
    private static func run(_ words: [String]) -> ExitStatus {
        var command: (any Command.Type)?
        do throws(ArgumentError) {
            if let word = System.unreadableArgument {
                throw .other("'\(word)' is not UTF-8: name files by other paths")
            }
            command = try findCommand(words.first)
            guard let command else { return printVersion() }
            let arguments = try ParsedArguments(Array(words.dropFirst()), of: command.syntax)
            if arguments.hasFlag("--help") {
                Console.write(help(of: command.syntax))
                return .success
            }
            return arguments.hasFlag("--version") ? printVersion() : try command.run(arguments)
        } catch {
            let usageLine = command.map { usage(of: $0.syntax) } ?? "plugingen COMMAND …"
            let helpLine = command.map { "plugingen \($0.syntax.name) --help" } ?? "plugingen --help"
            Console.writeError(
                "error: \(visible(words, in: error.message))\n\nUsage: \(usageLine)\nHelp: \(helpLine)\n")
            return .usage
        }
    }

    @MainActor
    private static func printVersion() -> ExitStatus {
        Console.write("plugingen \(version)\n")
        return .success
    }

    /// Returns a message in which no word of the command line can begin a line or control the terminal. Shells put names
    /// of files into the command line.
    private static func visible(_ words: [String], in message: String) -> String {
        words.reduce(message) { message, word in
            word == word.visible ? message : message.replacing(word, with: word.visible)
        }
    }

    /// Returns the command that the first word names, or `help` without a word; nil for the version.
    private static func findCommand(_ word: String?) throws(ArgumentError) -> (any Command.Type)? {
        guard let word, !["--help", "-h"].contains(word) else { return HelpCommand.self }
        if word == "--version" { return nil }
        if let command = commands.first(where: { $0.syntax.name == word }) { return command }
        throw word.hasPrefix("-") ? .unknownOption(word) : .unknownCommand(word)
    }
}

/// A command of the program.
protocol Command {
    static var syntax: CommandSyntax { get }

    /// Runs the command.
    ///
    /// Throws only mistakes in the command line. The command itself reports all other problems.
    @MainActor
    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus
}

/// The status that a run ends with, for the shell.
enum ExitStatus: Int32 {
    case success = 0
    /// A description or a file has errors.
    case failure = 1
    /// `check`: a generated file is out of date, missing or orphaned.
    case outOfDate = 2
    /// `check`: a generated file was edited by hand.
    case editedByHand = 3
    /// The arguments are invalid (`EX_USAGE` of BSD's sysexits).
    case usage = 64

    /// The statuses of most commands.
    static let common = common(failure: "A description or a file has errors.")

    /// The statuses of commands that only print.
    static let ofOutputAlone = common(failure: "The output could not be written.")

    static func common(success: String = "Success.", failure: String) -> [(status: ExitStatus, meaning: String)] {
        [(.success, success), (.failure, failure), (.usage, "The arguments are invalid.")]
    }

    static let all: [(status: ExitStatus, meaning: String)] =
        common.dropLast() + [
            (
                .outOfDate,
                "check: a generated file is out of date, missing, or orphaned (its description is gone)."
            ),
            (.editedByHand, "check: a generated file was edited by hand."),
        ] + common.suffix(1)
}
