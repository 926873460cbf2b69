/// Returns the help of all commands as a page for `man`, in the language of man(7).
func manualPage(of commands: [CommandSyntax]) -> String {
    var page = ManualPage()
    page.write(
        ".TH PLUGINGEN 1 \(Plugingen.versionDate) \"plugingen \(Plugingen.version)\" \"General Commands Manual\""
    )
    page.section("NAME")
    page.write("plugingen \\- \(ManualPage.escaped(programSummary))")
    page.section("SYNOPSIS")
    for (index, command) in commands.enumerated() {
        if index > 0 { page.write(".br") }
        page.text(usage(of: command))
    }
    page.section("DESCRIPTION")
    page.text(
        "Results go to standard output, problems to standard error. An option's value follows it, or a "
            + "'='. After '--', all words are operands. Without a command, plugingen prints its help."
    )
    page.section("COMMANDS")
    for command in commands {
        page.write(".SS \"\(ManualPage.escaped(usage(of: command)))\"")
        page.text(command.summary)
        for operand in command.operands { page.item(operand.placeholder, operand.summary) }
        for option in command.options { page.item(option.manualSpelling, option.summary) }
        for (status, meaning) in command.exitStatuses
        where !isUsual(status, of: command) {
            page.item("Exit status \(status.rawValue)", meaning)
        }
    }
    page.section("OPTIONS OF ALL COMMANDS")
    for option in OptionSyntax.common { page.item(option.manualSpelling, option.summary) }
    page.section("EXIT STATUS")
    for (status, meaning) in ExitStatus.common {
        page.item("\(status.rawValue)", meaning)
    }
    page.section("EXAMPLES")
    for (line, meaning) in commands.flatMap(\.examples) { page.item(line, meaning) }
    page.section("DOCUMENTATION")
    page.text("README.md and the pages in \(referenceFolder), in the repository of plugingen.")
    return page.source
}

extension OptionSyntax {
    /// `-o, --output DIR`
    fileprivate var manualSpelling: String {
        (shortName.map { $0 + ", " } ?? "") + shortestSpelling
    }
}

/// Whether a status means the same for all commands.
private func isUsual(_ status: ExitStatus, of command: CommandSyntax) -> Bool {
    let meaning = command.exitStatuses.first { $0.status == status }?.meaning
    return ExitStatus.common.contains { $0.status == status && $0.meaning == meaning }
}

/// The source of a page, line by line.
private struct ManualPage {
    private(set) var source = ""

    mutating func write(_ line: String) { source += line + "\n" }

    mutating func section(_ title: String) { write(".SH \"\(title)\"") }

    mutating func text(_ text: String) { write(Self.escaped(text)) }

    /// Adds a word, and its meaning indented below it.
    mutating func item(_ word: String, _ meaning: String) {
        write(".TP")
        write("\\fB" + Self.escaped(word) + "\\fR")
        text(meaning)
    }

    /// Returns text without characters that have a meaning in the language.
    static func escaped(_ text: String) -> String {
        let escapedText = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "\"": "\\(dq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case " "..."~": String(scalar)
            default: "\\[u\(hexadecimal(scalar.value))]"
            }
        }.joined()
        return escapedText.hasPrefix(".") ? "\\&" + escapedText : escapedText
    }

    /// Returns at least four digits, in upper case.
    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
