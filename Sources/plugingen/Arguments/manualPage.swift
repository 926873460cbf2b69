/// A page for `man`, in its own language (man(7)): all that the help of the commands says.
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
            + "'='; after '--' all words are operands.")
    page.section("COMMANDS")
    for command in commands {
        page.write(".SS \"\(ManualPage.escaped(usage(of: command)))\"")
        page.text(command.summary)
        for operand in command.operands { page.item(operand.placeholder, operand.summary) }
        for option in command.options {
            page.item(
                option.name + (option.placeholder.map { " " + $0 } ?? ""), option.summary)
        }
        for (status, meaning) in command.exitStatuses
        where !isUsual(status, of: command) {
            page.item("Exit status \(status.rawValue)", meaning)
        }
    }
    page.section("OPTIONS OF ALL COMMANDS")
    for option in OptionSyntax.common { page.item(option.name, option.summary) }
    page.section("EXIT STATUS")
    for (status, meaning) in ExitStatus.common {
        page.item("\(status.rawValue)", meaning)
    }
    page.section("EXAMPLES")
    for (line, meaning) in commands.flatMap(\.examples) { page.item(line, meaning) }
    return page.source
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

    /// A word, and indented below it what it means.
    mutating func item(_ word: String, _ meaning: String) {
        write(".TP")
        write("\\fB" + Self.escaped(word) + "\\fR")
        text(meaning)
    }

    /// Text with nothing in it that the language takes for its own.
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

    /// At least four digits, in upper case.
    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
