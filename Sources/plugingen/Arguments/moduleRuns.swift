import PluginCore
import PluginTools
import SystemCalls

extension ParsedArguments {
    /// Returns what to generate: one module into the folders that options name, or else the modules that the
    /// configuration of the project lists.
    ///
    /// Reports mistakes in that configuration.
    @MainActor
    func moduleRuns(
        reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> [ModuleRun] {
        if value(of: "--output") != nil || value(of: "--tests-output") != nil {
            let run = ModuleRun(
                paths: paths, options: try generationOptions(),
                configuration: value(of: "--configuration"), templates: value(of: "--templates"))
            if let problem = run.separationProblem { throw .other(problem) }
            return [run]
        }
        guard let project = Project(around: FileIO.currentDirectory, reporting: &diagnostics) else {
            if diagnostics.hasErrors { return [] }
            throw .unknownModules("specify --output DIR, --tests-output DIR, or both")
        }
        for option in ["--module", "--tests-prefix", "--configuration", "--templates"] where value(of: option) != nil {
            throw .other("'\(option)' needs '--output DIR' or '--tests-output DIR'")
        }
        let modules = project.modules(at: operands)
        if modules.isEmpty {
            throw .other("'\(project.configuration)' lists no module with these descriptions; specify --output DIR")
        }
        project.reportMissingFolders(of: modules, reporting: &diagnostics)
        if diagnostics.hasErrors { return [] }
        let runs = modules.compactMap(project.run)
        // Without paths, nothing is left to do: the build plugin generates everything.
        if runs.isEmpty, !operands.isEmpty {
            throw .other(
                "the build plugin generates \(quotedList(modules.map(\.name))): '\(project.configuration)' names no "
                    + "'output'")
        }
        return runs
    }

    /// Returns the folders that options name.
    private func generationOptions() throws(ArgumentError) -> GenerationOptions {
        let output = value(of: "--output")
        let module = try identifier(of: "--module")
        guard let testsOutput = value(of: "--tests-output") else {
            for option in ["--module", "--tests-prefix"] where value(of: option) != nil {
                throw .other("'\(option)' is for tests; add '--tests-output DIR'")
            }
            return GenerationOptions(sourcesDirectory: output)
        }
        guard let module else { throw .other("'--tests-output' needs '--module NAME': tests import the module") }
        if let output, FileIO.absolutePath(output) == FileIO.absolutePath(testsOutput) {
            throw .other(
                "'--output' and '--tests-output' must be different folders, because tests "
                    + "belong to another target")
        }
        return GenerationOptions(
            sourcesDirectory: output,
            tests: GenerationOptions.Tests(
                directory: testsOutput, module: module, prefix: try identifier(of: "--tests-prefix") ?? ""))
    }

    /// The descriptions and folders that are named, or else the folders of the listed modules, or of the targets of the
    /// package, or the current folder.
    ///
    /// Reports mistakes in the list of modules.
    @MainActor
    func descriptionPaths(
        reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> [String] {
        let current = FileIO.currentDirectory
        if !operands.isEmpty { return operands }
        if let project = Project(around: current, reporting: &diagnostics) {
            project.reportMissingFolders(of: project.modules, reporting: &diagnostics)
            let folders = project.modules.map { project.path($0.descriptions) }
            let described = folders.filter(isDescribed)
            return described.isEmpty ? folders : described
        }
        if diagnostics.hasErrors { return [] }
        if let package = try askSwiftPM(around: current, orElse: "name the folders of descriptions") {
            let targets = package.sourceTargets.map(\.directory).filter {
                isWithin($0, current) || isWithin(current, $0)
            }
            let described = targets.sorted().map { pathWithParents(to: $0, from: current) }.filter(isDescribed)
            return described.isEmpty ? ["."] : described
        }
        if !innerProjects(below: current).isEmpty { throw .unknownModules("name the folders of descriptions") }
        return ["."]
    }

    private func isDescribed(_ folder: String) -> Bool {
        var found = DiagnosticCollector()
        _ = findDescriptions(at: [folder], reporting: &found)
        return !found.diagnostics.contains { $0.identifier == .noDescription }
    }
}

/// Asks SwiftPM for the package around a folder, and shows on a terminal that it is running. Returns nil if there is none.
///
/// - Parameter alternative: what to write if SwiftPM does not answer.
@MainActor
func askSwiftPM(
    around folder: String, orElse alternative: String
) throws(ArgumentError) -> SwiftPackage? {
    do throws(UnreadablePackage) {
        return try SwiftPackage(around: folder) { Console.show("asking SwiftPM for the package's targets") }
    } catch {
        throw .other("\(error.message)\n\(alternative)")
    }
}

extension ArgumentError {
    /// Creates the error that a command does not know the modules, with ways to name them.
    ///
    /// - Parameter advice: what to write in place of a list.
    static func unknownModules(_ advice: String) -> ArgumentError {
        let current = FileIO.currentDirectory
        let isPackage = findPackage(around: current) != nil
        let inner = isPackage ? [] : innerProjects(below: current)
        let folders = quotedList(inner.map(\.visible))
        return .other(
            "no plugingen.json lists modules here; \(advice)\n"
                + (inner.isEmpty ? "" : "or run the command in a folder with a list or a package: \(folders)\n")
                + "to list the modules: \(programInvocation) init\(isPackage ? " --committed" : "")")
    }
}

/// The words that run this program again: `swift package plugingen` in the command plugin.
var programInvocation: String {
    let isInPackage = findPackage(around: FileIO.currentDirectory) != nil
    return System.environment("PLUGINGEN_COMMAND_PLUGIN") != nil && isInPackage
        ? "swift package plugingen" : "plugingen"
}
