import PluginTools

/// Returns the help of one command.
func help(of syntax: CommandSyntax) -> String {
    var text = "\(syntax.summary)\n\nUsage: \(usage(of: syntax))\n"
    if !syntax.operands.isEmpty {
        text += "\n" + table(syntax.operands.map { ($0.placeholder, $0.summary) }, indent: "  ")
    }
    text += "\nOptions:\n" + table(syntax.allOptions.map { ($0.spelling, $0.summary) }, indent: "  ")
    text += "\nExit status:\n" + table(syntax.exitStatuses)
    if !syntax.examples.isEmpty {
        text += "\nExamples:\n" + syntax.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
    }
    return text + "\n" + documentation(page: syntax.page)
}

/// Returns the last lines of every help: the pages to read next.
private func documentation(page: String) -> String {
    """
    Documentation, in the repository of plugingen:
      README.md
      \(referenceFolder)/\(page)

    """
}

/// The folder of the reference in the repository.
let referenceFolder = "Sources/PluginCore/PluginCore.docc"

private func table(_ statuses: [(status: ExitStatus, meaning: String)]) -> String {
    table(statuses.map { (String($0.status.rawValue), $0.meaning) }, indent: "  ")
}

/// The purpose of the program.
let programSummary = "Generates loading, error and empty-state view controllers from small JSON files."

/// Returns the help of the program.
func help(of commands: [CommandSyntax]) -> String {
    """
    \(programSummary)

    Usage: plugingen COMMAND …

    To begin, in a package:
      plugingen new Loading
          Creates the description of a plugin, and says what to do next.

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }, indent: "  "))
    Exit status:
    \(table(ExitStatus.all))
    Options:
    \(table(OptionSyntax.common.map { ($0.spelling, $0.summary) }, indent: "  "))
    'plugingen help COMMAND' explains a command, and 'plugingen help --man' prints a manual page.

    \(documentation(page: "CommandLine.md"))
    """
}

/// Returns the usage of a command: `plugingen generate [PATH …] [OPTION …]`.
func usage(of syntax: CommandSyntax) -> String {
    let operands = syntax.operands.map { operand in
        let word = operand.placeholder + (operand.isRepeated ? " …" : "")
        return operand.isRequired ? word : "[\(word)]"
    }
    let options = syntax.options.isEmpty ? [] : ["[OPTION …]"]
    return (["plugingen", syntax.name] + operands + options).joined(separator: " ")
}
