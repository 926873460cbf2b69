import SourceDiagnostics

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
        "How problems are written: text (with excerpts), line (one line each) or json.")

    static let common = [flag("--help", "Show this help.")]
}
