import PluginCore
import PluginTools
import SystemCalls

/// The packages and projects that `doctor` examines, perhaps twice: before and after `--fix`.
@MainActor
struct DoctorRun {
    /// The result of an examination.
    struct Findings {
        var all: [Examination] = []
        var diagnostics: DiagnosticCollector
        /// The files that `--fix` writes, each path once.
        var fixes: [FileFix] = []
        /// The folders in which an earlier `--fix` can have been killed.
        var folders: [String] = []
    }

    private let scope: DoctorScope
    /// The manifests of the packages. SwiftPM reads them once, because nothing changes them.
    private let manifests: [(root: String, manifest: Result<PackageManifest, UnreadableManifest>)]

    init(in scope: DoctorScope) {
        self.scope = scope
        manifests = scope.packages.map { root in
            let manifest = Result { () throws(UnreadableManifest) in
                try readManifest(ofPackage: root) {
                    Console.show("asking SwiftPM for the package's targets")
                }
            }
            return (root, manifest)
        }
    }

    /// - Parameter diagnostics: the problems that are known already.
    func examine(reporting diagnostics: DiagnosticCollector) -> Findings {
        let current = FileIO.currentDirectory
        var findings = Findings(diagnostics: diagnostics)
        for (root, manifest) in manifests {
            switch manifest {
            case .success(let manifest):
                findings.all.append(
                    examinePackage(
                        at: root, manifest: manifest, from: current,
                        reporting: &findings.diagnostics))
            case .failure(let error):
                findings.diagnostics.error(
                    .unreadableManifest, "SwiftPM cannot read the package",
                    at: place(joinPath(root, "Package.swift"), from: current),
                    notes: error.problems.map { Diagnostic.Note("SwiftPM says: \($0)") })
            }
        }
        for project in scope.projects {
            findings.all.append(
                examineProject(
                    at: project, list: scope.list, from: current,
                    reporting: &findings.diagnostics))
        }
        for folder in scope.folders {
            findings.all.append(
                examineFolder(
                    folder, list: scope.list, from: current, reporting: &findings.diagnostics))
        }
        findings.fixes = findings.all.flatMap(\.fixes)
        findings.folders = findings.all.flatMap(\.folders)
        if let list = scope.list {
            findings.fixes += checkListedModules(
                of: list, in: findings.all, from: current, reporting: &findings.diagnostics)
            findings.folders += list.modules.flatMap(\.outputs).map(list.path)
        }
        var paths: Set<String> = []
        findings.fixes.removeAll { !paths.insert(FileIO.absolutePath($0.path)).inserted }
        examineEnvironment(
            sdkRoot: System.environment("SDKROOT"),
            at: relativePath(scope.mainFile, to: current), reporting: &findings.diagnostics)
        return findings
    }

    private func place(_ path: String, from current: String) -> SourcePlace {
        SourcePlace(SourceFile(path: relativePath(path, to: current), bytes: []))
    }
}

extension DoctorScope {
    /// The file or the folder at which problems of all are shown.
    fileprivate var mainFile: String {
        packages.first.map { joinPath($0, "Package.swift") } ?? projects.first ?? folders[0]
    }
}

extension DiagnosticIdentifier {
    static let unreadableManifest: Self = "unreadable-manifest"
}
