import DiagnosticPrinting
import PluginDescriptions

/// What can be written after a command's name, and what its help says.
struct CommandSyntax {
    /// An argument that is not an option.
    struct Operand {
        let placeholder: String
        let summary: String
        let isRequired: Bool
        let isRepeated: Bool
        /// The words that it can be; empty where it can be any.
        var choices: [String] = []
        /// What shells offer where its placeholder does not tell.
        var suggestions: @Sendable () -> [String] = { [] }
    }

    let name: String
    let summary: String
    let operands: [Operand]
    let options: [OptionSyntax]
    /// Lines that can be typed, each with what it does.
    let examples: [(line: String, meaning: String)]
    /// How the command can end.
    var exitStatuses: [(status: ExitStatus, meaning: String)] = ExitStatus.common

    /// The options of the command and those that every command has.
    var allOptions: [OptionSyntax] { options + OptionSyntax.common }

    func option(named name: String) -> OptionSyntax? {
        allOptions.first { $0.name == name }
    }
}

/// An option, with or without a value.
struct OptionSyntax {
    /// With its dashes: `--output`.
    let name: String
    /// What stands for the value in help; nil where the option has none.
    let placeholder: String?
    /// The values that can be given; empty where any can.
    let choices: [String]
    let summary: String

    static func value(
        _ name: String, _ placeholder: String, choices: [String] = [], _ summary: String
    ) -> OptionSyntax {
        OptionSyntax(name: name, placeholder: placeholder, choices: choices, summary: summary)
    }

    static func flag(_ name: String, _ summary: String) -> OptionSyntax {
        OptionSyntax(name: name, placeholder: nil, choices: [], summary: summary)
    }

    static let diagnostics = value(
        "--diagnostics", "FORMAT", choices: DiagnosticFormat.allCases.map(\.rawValue),
        "The format of problems: text (with excerpts), line (one line each) or json.")

    static let common = [
        flag("--help", "Show this help."), flag("--version", "Show the version of plugingen."),
    ]
}
