/// Text that would become code, or end a literal or a comment, if it were not escaped.
package enum HostileText {
    package static let all = attacks + ascii + unseen

    private static let attacks = [
        #"" + evil() + ""#, #"\(evil())"#, ##"\#(evil())"##, "\"\"\"\nevil()\n\"\"\"", #"\"#,
        #"\""#,
        #"\\"#, ##""# + evil() + #""##, "*/ evil() /*", "/* evil()", "*/", "// evil()",
        "/// evil()",
        "\nevil()", "\r\nevil()\n", "\revil()", "\u{B}evil()", "\u{C}evil()", "\u{85}evil()",
        "\u{2028}evil()", "\u{2029}evil()", "; evil()", "} evil() {", ") evil() (", "] evil() [",
        "`evil`", "#if evil\n#endif", "@evil", "{{evil}}", "{{{evil}}}", "{{=<% %>=}}",
        "\n}\nfunc evil() {}\nextension UIView {\n", #"\u{22} + evil()"#, "\\", "\\\n", "%@ %d %s",
        "$0", "…", "é e\u{301}", "\u{301}", "\u{FE0F}", "👩‍👩‍👧", "שלום", "<#placeholder#>", "",
        " ", "  evil  ", "\t", "'", "\u{201C}evil\u{201D}", "../../evil", "/evil", "CON", "nil",
        "- Parameter evil: `", "```\nevil()\n```", "evil\u{0}evil", "\u{1B}[31mevil",
    ]

    /// Each ASCII character between two letters.
    private static let ascii = (UInt8(0)..<128).map { "a\(Character(Unicode.Scalar($0)))b" }

    /// Invisible characters that are allowed in a description.
    private static let unseen = [
        "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}",
        "\u{AD}", "\u{61C}", "\u{180E}", "\u{3164}", "\u{E0001}", "\u{E000}", "\u{FFFE}",
        "\u{FFFF}",
        "\u{10FFFF}", "\u{FFFD}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{80}", "\u{9F}",
    ].map { "a\($0)b" }
}

/// Returns text as a JSON string (RFC 8259, section 7). Characters that JSON or a reader does not
/// allow are escaped.
package func jsonString(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
        switch unit {
        case 0x22: result += "\\\""
        case 0x5C: result += "\\\\"
        case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
        default:
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
    return result + "\""
}
