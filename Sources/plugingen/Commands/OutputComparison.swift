import PluginTools
import PluginCore
import SystemCalls

/// The files that a command line generates, compared with the files on disk.
struct OutputComparison {
    var diagnostics = DiagnosticCollector()
    /// The generated files of each module, followed by its orphaned files; empty if there are errors in descriptions.
    let files: [FileComparison]

    /// - Parameter acceptsNoDescriptions: whether a folder without descriptions is accepted if there are orphaned files.
    @MainActor
    init(_ arguments: ParsedArguments, acceptsNoDescriptions: Bool = true) throws(ArgumentError) {
        var found: [FileComparison] = []
        for request in try arguments.generationRequests(reporting: &diagnostics) {
            var ofModule = DiagnosticCollector()
            found += Self.compare(
                request, acceptsNoDescriptions: acceptsNoDescriptions, reporting: &ofModule)
            // Several modules can have one configuration.
            diagnostics.addOnce(contentsOf: ofModule)
        }
        arguments.applyStrictness(to: &diagnostics)
        // Without descriptions, all files are orphaned.
        let isComplete = diagnostics.diagnostics.allSatisfy {
            $0.severity != .error || $0.identifier == .noDescription
        }
        files = isComplete ? found : []
    }

    @MainActor
    private static func compare(
        _ request: GenerationRequest, acceptsNoDescriptions: Bool,
        reporting diagnostics: inout DiagnosticCollector
    ) -> [FileComparison] {
        var options = request.options
        let loaded = LoadedDescriptions(for: request, reporting: &diagnostics)
        options.tests?.framework = loaded.configuration.tests
        // Single descriptions do not show whether other descriptions are gone.
        let namesOnlyFolders = request.paths.allSatisfy(FileIO.isDirectory)
        // A file with nearly the name of a description may be one.
        if loaded.descriptions.isEmpty, namesOnlyFolders,
            loaded.configuration.providedEngine == nil,
            diagnostics.diagnostics.allSatisfy({ $0.identifier == .noDescription })
        {
            let orphanedFiles = findOrphanedFiles(
                of: [], for: [], options: options, templates: loaded.templates,
                reporting: &diagnostics)
            if request.isListed || acceptsNoDescriptions && !orphanedFiles.isEmpty {
                diagnostics = DiagnosticCollector()
            }
            return orphanedFiles
        }
        let plan = makePlan(
            for: loaded.descriptions, options: options, configuration: loaded.configuration,
            templates: loaded.templates, reporting: &diagnostics)
        if options.sourcesDirectory != nil {
            reportSourceCollisions(
                of: loaded.descriptions, templates: loaded.templates, includingTypes: false,
                besides: plan.map(\.path), reporting: &diagnostics)
            reportOwnMembers(beside: loaded.descriptions, reporting: &diagnostics)
        }
        let rendered = render(
            plan, configuration: loaded.configuration, templates: loaded.templates,
            reporting: &diagnostics)
        let compared = compareFiles(rendered, reporting: &diagnostics)
        if diagnostics.hasErrors { return [] }
        let orphanedFiles =
            namesOnlyFolders
            ? findOrphanedFiles(
                of: plan, for: loaded.descriptions.map(\.name), options: options,
                templates: loaded.templates, reporting: &diagnostics) : []
        return diagnostics.hasErrors ? [] : compared + orphanedFiles
    }
}

/// Returns the folders that options name.
func generationOptions(
    _ arguments: ParsedArguments
) throws(ArgumentError) -> GenerationOptions {
    let output = arguments.value(of: "--output")
    let testsOutput = arguments.value(of: "--tests-output")
    let module = try arguments.identifier(of: "--module")
    guard let testsOutput else {
        for option in ["--module", "--tests-prefix"] where arguments.value(of: option) != nil {
            throw .other("'\(option)' is for tests; add '--tests-output DIR'")
        }
        return GenerationOptions(sourcesDirectory: output)
    }
    guard let module else {
        throw .other("'--tests-output' needs '--module NAME': tests import the module")
    }
    if let output, FileIO.absolutePath(output) == FileIO.absolutePath(testsOutput) {
        throw .other(
            "'--output' and '--tests-output' must be different folders, because tests "
                + "belong to another target")
    }
    return GenerationOptions(
        sourcesDirectory: output,
        tests: GenerationOptions.Tests(
            directory: testsOutput, module: module,
            prefix: try arguments.identifier(of: "--tests-prefix") ?? ""))
}

extension ParsedArguments {
    /// Returns the value of an option that becomes a part of Swift source and of file names.
    func identifier(of option: String) throws(ArgumentError) -> String? {
        guard let name = value(of: option) else { return nil }
        if let problem = SwiftIdentifier.problem(of: name) {
            throw .other("'\(option)' \(problem)")
        }
        if SwiftIdentifier.escaped(name) != name {
            throw .other("'\(option)' is '\(name)', a Swift keyword")
        }
        return name
    }

    /// Whether the command only prints changes: `--diff` shows them in place of writing them.
    var isDryRun: Bool { hasFlag("--dry-run") || hasFlag("--diff") }

    /// Turns warnings into errors if `--strict` is given.
    func applyStrictness(to diagnostics: inout DiagnosticCollector) {
        if hasFlag("--strict") { diagnostics.makeWarningsErrors() }
    }

    var diagnosticFormat: DiagnosticFormat {
        value(of: "--diagnostics").flatMap(DiagnosticFormat.init) ?? .text
    }
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
}

extension CommandSyntax.Operand {
    static let descriptions = CommandSyntax.Operand(
        placeholder: "PATH",
        summary:
            "Descriptions (*.plugin.json), or folders with descriptions. Default: the modules that plugingen.json lists, "
            + "or this folder.",
        isRequired: false, isRepeated: true)
}
