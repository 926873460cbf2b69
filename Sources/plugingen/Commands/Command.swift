/// One of the things that the program does.
protocol Command {
    static var syntax: CommandSyntax { get }

    /// Carries the command out.
    ///
    /// Throws only what is wrong with the command line; all else is reported by the command.
    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus
}
