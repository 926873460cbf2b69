import PluginCore
import PluginTools

extension ParsedArguments {
    /// The descriptions and folders that are named, or else the current folder.
    var paths: [String] { operands.isEmpty ? ["."] : operands }

    /// Returns the value of an option that becomes a part of Swift source and of file names.
    func identifier(of option: String) throws(ArgumentError) -> String? {
        if let name = value(of: option) { try checkIdentifier(name, of: option) }
        return value(of: option)
    }

    /// Whether the command only prints changes: `--diff` shows them in place of writing them.
    var isDryRun: Bool { hasFlag("--dry-run") || hasFlag("--diff") }

    /// Turns warnings into errors if `--strict` is given.
    func applyStrictness(to diagnostics: inout DiagnosticCollector) {
        guard hasFlag("--strict") else { return }
        var errors = DiagnosticCollector()
        for problem in diagnostics.diagnostics {
            errors.add(
                Diagnostic(
                    problem.severity == .warning ? .error : problem.severity, problem.identifier, problem.message,
                    at: problem.place, notes: problem.notes))
        }
        diagnostics = errors
    }

    var diagnosticFormat: DiagnosticFormat { value(of: "--diagnostics").flatMap(DiagnosticFormat.init) ?? .text }
}

/// Throws if the value of an option is not an identifier.
func checkIdentifier(_ name: String, of option: String) throws(ArgumentError) {
    if let problem = SwiftIdentifier.problem(of: name) { throw .other("'\(option)' \(problem)") }
    if SwiftIdentifier.escaped(name) != name { throw .other("'\(option)' is '\(name)', a Swift keyword") }
}

extension OptionSyntax {
    /// The options of `generate` and `check`.
    static let generation: [OptionSyntax] = [
        .value(
            "--output", short: "-o", "DIR",
            "The folder for controllers and the files that they share. Without --output and --tests-output, the modules "
                + "that plugingen.json lists are meant."),
        .value("--tests-output", "DIR", "The folder for generated tests. Needs --module."),
        .value("--module", "NAME", "The module of the controllers, which tests import."),
        .value("--tests-prefix", "NAME", "A prefix for the names of test files and suites."),
        .configuration, .templates,
    ]

    static let configuration = value(
        "--configuration", "FILE", "The configuration. Default: the nearest plugingen.json of the package.")

    static let templates = value(
        "--templates", "DIR", "The folder of custom templates. Default: the one that plugingen.json names.")
}

extension CommandSyntax.Operand {
    /// Returns the operand for descriptions.
    ///
    /// - Parameter rest: what an empty command line stands for if no plugingen.json lists modules.
    static func descriptions(orElse rest: String) -> CommandSyntax.Operand {
        CommandSyntax.Operand(
            placeholder: "PATH",
            summary: "Descriptions (*.plugin.json), or folders with descriptions. Default: the modules that "
                + "plugingen.json lists, or \(rest).", isRepeated: true)
    }
}
