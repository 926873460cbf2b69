import PluginDescriptions
import PluginGeneration
import PluginTools
import SourceDiagnostics

/// `plugingen generate`: emits Swift for descriptions.
enum GenerateCommand: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        summary: "Generates the Swift of all plugins that are described.",
        operands: [.descriptions],
        options: [
            .value("--output", "DIR", "The folder for controllers and ChildContainment.swift."),
            .value("--tests-output", "DIR", "The folder for tests. Needs --module."),
            .value("--module", "NAME", "The module that holds the controllers, for tests."),
            .value("--tests-prefix", "NAME", "What the names of test files and suites begin with."),
            .configuration,
            .flag("--quiet", "Say nothing of files."),
            .diagnostics,
        ],
        examples: [
            (
                "plugingen generate Sources/App --output Sources/App/Generated",
                "Controllers of all descriptions in a folder."
            ),
            (
                "plugingen generate Sources/App --tests-output Tests/AppTests/Generated --module App",
                "Their tests."
            ),
        ])

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        var options = try generationOptions(arguments)
        var diagnostics = DiagnosticCollector()
        let loaded = LoadedDescriptions(for: arguments, reporting: &diagnostics)
        options.tests?.framework = loaded.configuration.tests
        if options.sourcesDirectory != nil {
            reportSourceCollisions(
                of: loaded.descriptions, includingTypes: false, to: &diagnostics)
        }
        let plan = makePlan(for: loaded.descriptions, options: options, reporting: &diagnostics)
        let files = render(plan, configuration: loaded.configuration, reporting: &diagnostics)
        let emissions = emit(files, reporting: &diagnostics)

        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if !arguments.hasFlag("--quiet") { Console.write(summary(of: emissions)) }
        return diagnostics.hasErrors ? .failure : .success
    }

    private static func generationOptions(
        _ arguments: ParsedArguments
    ) throws(ArgumentError) -> GenerationOptions {
        let output = arguments.value(of: "--output")
        let testsOutput = arguments.value(of: "--tests-output")
        let module = try arguments.identifier(of: "--module")
        if output == nil, testsOutput == nil {
            throw .other("say where to: --output DIR, --tests-output DIR, or both")
        }
        guard let testsOutput else { return GenerationOptions(sourcesDirectory: output) }
        guard let module else {
            throw .other("'--tests-output' needs '--module NAME': tests import the module")
        }
        return GenerationOptions(
            sourcesDirectory: output,
            tests: GenerationOptions.Tests(
                directory: testsOutput, module: module,
                prefix: try arguments.identifier(of: "--tests-prefix") ?? ""))
    }

    /// The files that were written, and how many were not.
    private static func summary(of emissions: [Emission]) -> String {
        if emissions.isEmpty { return "" }
        let written = emissions.filter { $0.outcome == .written }
        return written.map { "wrote \($0.path)\n" }.joined()
            + "\(written.count) written, \(emissions.count - written.count) unchanged\n"
    }
}

extension CommandSyntax.Operand {
    static let descriptions = CommandSyntax.Operand(
        placeholder: "PATH",
        summary: "Descriptions (*.plugin.json), or folders that hold some. Default: this folder.",
        isRequired: false, isRepeated: true)
}

extension ParsedArguments {
    /// The value of an option that becomes a part of Swift source and of the names of files.
    func identifier(of option: String) throws(ArgumentError) -> String? {
        guard let name = value(of: option) else { return nil }
        if let problem = SwiftIdentifier.problem(of: name) {
            throw .other("'\(option)' \(problem)")
        }
        return name
    }

    var diagnosticFormat: DiagnosticFormat {
        value(of: "--diagnostics").flatMap(DiagnosticFormat.init) ?? .text
    }
}
