/// Returns the help of all commands as a page for `man`, in the language of man(7).
func manualPage(of commands: [CommandSyntax]) -> String {
    let title =
        ".TH PLUGINGEN 1 \(Plugingen.versionDate) \"plugingen \(Plugingen.version)\" \"General Commands Manual\"\n"
    let sections = commands.map { (usage(of: $0), help(of: $0)) }
    return title + section("NAME", "plugingen - \(programSummary)\n") + section("DESCRIPTION", help(of: commands))
        + sections.map { section($0, $1) }.joined()
}

/// Returns a section with lines that stay as they are.
private func section(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return ".SH \"\(escaped(title))\"\n.nf\n" + lines.map { escaped($0) + "\n" }.joined() + ".fi\n"
}

/// Returns text without characters that have a meaning in the language.
private func escaped(_ text: some StringProtocol) -> String {
    let escapes: [Unicode.Scalar: String] = [
        "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha",
        "~": "\\(ti",
    ]
    let escapedText = text.unicodeScalars.map { scalar -> String in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return escapes[scalar]
            ?? (scalar.isASCII
                ? String(scalar) : "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]")
    }.joined()
    return escapedText.hasPrefix(".") ? "\\&" + escapedText : escapedText
}
