import PluginCore
import PluginTools
import SystemCalls

/// Returns the files that a command line generates, compared with those on disk: the files of each module, followed by
/// its orphaned files; none if there are errors in descriptions.
///
/// - Parameter acceptsNoDescriptions: whether a folder without descriptions is accepted if there are orphaned files.
@MainActor
func compareOutputs(
    of arguments: ParsedArguments, acceptsNoDescriptions: Bool = true,
    reporting diagnostics: inout DiagnosticCollector
) throws(ArgumentError) -> [FileComparison] {
    var compared: [FileComparison] = []
    let requests = try arguments.generationRequests(reporting: &diagnostics)
    if requests.isEmpty, !diagnostics.hasErrors, !arguments.hasFlag("--quiet") {
        Console.writeError(
            "no module in plugingen.json has an 'output': builds generate its Swift, and no files are committed\n"
        )
    }
    for request in requests {
        var found = DiagnosticCollector()
        let module = request.readModule(reporting: &found)
        compared +=
            request.isWithoutDescriptions(module, found)
            ? orphanedFiles(
                of: request, module, acceptsNoDescriptions: acceptsNoDescriptions,
                reporting: &found)
            : compareFiles(of: request, module, reporting: &found)
        // Several modules can have one configuration.
        diagnostics.addOnce(contentsOf: found)
    }
    arguments.applyStrictness(to: &diagnostics)
    // Without descriptions, all files are orphaned.
    let isComplete = diagnostics.diagnostics.allSatisfy {
        $0.severity != .error || $0.identifier == .noDescription
    }
    return isComplete ? compared : []
}

private func compareFiles(
    of request: GenerationRequest, _ module: Module,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    let options = request.options(for: module)
    module.check(reporting: &diagnostics)
    let plan = module.plan(options, reporting: &diagnostics)
    if options.sourcesDirectory != nil {
        module.checkSources(includingTypes: false, besides: plan, reporting: &diagnostics)
    }
    if !module.isComplete {
        // The mistakes in templates are reported in the same run.
        _ = module.render(plan, reporting: &diagnostics)
        return []
    }
    // Single descriptions do not show whether other descriptions are gone.
    let compared = module.compare(
        plan, in: options, findsOrphans: request.namesOnlyFolders, reporting: &diagnostics)
    return diagnostics.hasErrors ? [] : compared
}

private func orphanedFiles(
    of request: GenerationRequest, _ module: Module, acceptsNoDescriptions: Bool,
    reporting diagnostics: inout DiagnosticCollector
) -> [FileComparison] {
    let files = module.compare([], in: request.options(for: module), reporting: &diagnostics)
    if request.isListed || acceptsNoDescriptions && !files.isEmpty {
        diagnostics = DiagnosticCollector()
    }
    return files
}
