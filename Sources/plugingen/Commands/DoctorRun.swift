import PluginCore
import PluginTools
import SystemCalls

/// An examination that `doctor` makes, perhaps twice: before and after `--fix`.
@MainActor
struct DoctorRun {
    /// The result of an examination.
    struct Findings {
        var examination = Examination()
        var diagnostics: DiagnosticCollector
        /// The files that `--fix` writes, each path once.
        var fixes: [FileFix] = []
        /// The folders in which an earlier `--fix` can have been killed.
        var folders: [String] = []
    }

    private let found: FoundProjects
    private let list: Project?

    init(in found: FoundProjects, list: Project?) {
        self.found = found
        self.list = list
    }

    /// - Parameter diagnostics: the problems that are known already.
    func examine(reporting diagnostics: DiagnosticCollector) -> Findings {
        let current = FileIO.currentDirectory
        var findings = Findings(diagnostics: diagnostics)
        findings.examination = Examiner(of: found.relisted(), list: list, from: current)
            .examine(reporting: &findings.diagnostics)
        findings.fixes = findings.examination.fixes
        findings.folders = findings.examination.folders
        var paths: Set<String> = []
        findings.fixes.removeAll { !paths.insert(FileIO.absolutePath($0.path)).inserted }
        examineEnvironment(
            sdkRoot: System.environment("SDKROOT"),
            at: relativePath(found.projects.first?.file ?? found.root, to: current),
            reporting: &findings.diagnostics)
        return findings
    }
}
