import DiagnosticPrinting
import PluginDescriptions
import PluginGeneration
import PluginTools
import SourceDiagnostics
import SystemCalls

/// What a command line asks to be generated, and how that compares with what is there.
struct GenerationRun {
    var diagnostics = DiagnosticCollector()
    /// The files of the run, and behind them those that are left over; none where a description is
    /// wrong.
    let files: [FileComparison]
    /// Makes those of the files that were not made to be compared.
    private var renderer: FileRenderer?
    private var plan: [String: PlannedFile] = [:]

    /// - Parameter isToWrite: whether files that are not there are made only when they are written.
    init(_ arguments: ParsedArguments, isToWrite: Bool = false) throws(ArgumentError) {
        var options = try generationOptions(arguments)
        let loaded = LoadedDescriptions(for: arguments, reporting: &diagnostics)
        options.tests?.framework = loaded.configuration.tests
        let plan = makePlan(
            for: loaded.descriptions, options: options, templates: loaded.templates,
            reporting: &diagnostics)
        if options.sourcesDirectory != nil {
            reportSourceCollisions(
                of: loaded.descriptions, templates: loaded.templates, includingTypes: false,
                besides: plan.map(\.path), to: &diagnostics)
        }
        var compared: [FileComparison] = []
        if let renderer = FileRenderer(
            for: plan, configuration: loaded.configuration, templates: loaded.templates,
            reporting: &diagnostics)
        {
            // What is wrong with own templates is found by rendering, before anything is written.
            let isToWrite = isToWrite && loaded.templates.files.isEmpty
            compared = compareFiles(
                plan.map(\.path), skippingMissing: isToWrite, reporting: &diagnostics
            ) { index, found in renderer.render(plan[index], reporting: &found)?.bytes }
            if isToWrite {
                self.renderer = renderer
                self.plan = Dictionary(plan.map { ($0.path, $0) }) { first, _ in first }
            }
        }
        if diagnostics.hasErrors {
            files = []
        } else {
            // Of descriptions that are named one by one, it cannot be told which are gone.
            let isWhole = arguments.paths.allSatisfy(FileIO.isDirectory)
            let leftOvers =
                isWhole
                ? findLeftOvers(of: plan, options: options, templates: loaded.templates) : []
            files = compared + leftOvers
        }
    }
}

extension GenerationRun {
    /// What a file is to hold. It can be called on any thread.
    func bytes(
        of file: FileComparison, reporting diagnostics: inout DiagnosticCollector
    ) -> [UInt8]? {
        if let expected = file.expected { return expected }
        return plan[file.path].flatMap { renderer?.render($0, reporting: &diagnostics)?.bytes }
    }
}

private func generationOptions(
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

extension OptionSyntax {
    /// What is generated, and where to.
    static let generation: [OptionSyntax] = [
        .value("--output", "DIR", "The folder for controllers and ChildContainment.swift."),
        .value("--tests-output", "DIR", "The folder for tests. Needs --module."),
        .value("--module", "NAME", "The module that holds the controllers, for tests."),
        .value("--tests-prefix", "NAME", "What the names of test files and suites begin with."),
        .configuration, .templates,
    ]
}

extension CommandSyntax.Operand {
    static let descriptions = CommandSyntax.Operand(
        placeholder: "PATH",
        summary: "Descriptions (*.plugin.json), or folders that hold some. Default: this folder.",
        isRequired: false, isRepeated: true)
}
