import PluginCore
import PluginTools

/// The words that can follow a command's name, and the command's help.
struct CommandSyntax {
    /// A word on the command line that is not an option.
    struct Operand {
        let placeholder: String
        let summary: String
        var isRequired = false
        var isRepeated = false
        var canBeEmpty = false
        /// The accepted words; empty if any word is accepted.
        var choices: [String] = []
        /// Words that shells offer, besides those that the placeholder implies.
        var suggestions: @Sendable () -> [String] = { [] }
    }

    let name: String
    let summary: String
    let operands: [Operand]
    let options: [OptionSyntax]
    /// Lines to type, each with its effect.
    let examples: [(line: String, meaning: String)]
    /// The statuses that the command can end with.
    var exitStatuses: [(status: ExitStatus, meaning: String)] = ExitStatus.common
    /// The page of the reference about the command.
    var page = "CommandLine.md"

    /// The options of the command and those that every command has.
    var allOptions: [OptionSyntax] { options + OptionSyntax.common }

    /// Returns the option with a long or a short name, such as `--output` and `-o`.
    func option(named name: String) -> OptionSyntax? { allOptions.first { $0.names.contains(name) } }
}

/// An option, with or without a value.
struct OptionSyntax {
    /// The long name with its dashes: `--output`.
    let name: String
    /// The short name with its dash: `-o`.
    let shortName: String?
    /// The word for the value in help; nil if the option has no value.
    let placeholder: String?
    /// The accepted values; empty if any value is accepted.
    let choices: [String]
    let summary: String
    /// Whether a command line can have the option several times.
    var isRepeatable = false

    /// Both names, the short one first.
    var names: [String] { [shortName, name].compactMap { $0 } }

    /// `-o, --output DIR`, or with spaces in place of a missing short name.
    var spelling: String { (shortName.map { $0 + ", " } ?? "    ") + shortestSpelling }

    /// `--output DIR`
    var shortestSpelling: String { name + (placeholder.map { " " + $0 } ?? "") }

    static func value(
        _ name: String, short: String? = nil, _ placeholder: String, choices: [String] = [],
        isRepeatable: Bool = false, _ summary: String
    ) -> OptionSyntax {
        OptionSyntax(
            name: name, shortName: short, placeholder: placeholder, choices: choices,
            summary: summary, isRepeatable: isRepeatable)
    }

    static func flag(_ name: String, short: String? = nil, _ summary: String) -> OptionSyntax {
        OptionSyntax(name: name, shortName: short, placeholder: nil, choices: [], summary: summary)
    }

    static let diagnostics = value(
        "--diagnostics", "FORMAT", choices: DiagnosticFormat.allCases.map(\.rawValue),
        "The format of problems: text (with excerpts), line (one line each) or json.")

    static let strict = flag("--strict", "Treat warnings as errors.")

    static let common = [
        flag("--help", short: "-h", "Show this help."),
        flag("--version", "Show the version of plugingen."),
    ]
}
