import PluginCore
import PluginTools
import SystemCalls

/// `plugingen doctor`: reports problems with the plugins of a package or an Xcode project.
enum DoctorCommand: Command {
    static let syntax = CommandSyntax(
        name: "doctor",
        summary: "Finds problems with plugins in a package or an Xcode project.",
        operands: [
            CommandSyntax.Operand(
                placeholder: "PATH",
                summary:
                    "A package, an Xcode project or a workspace, or its folder. Default: this folder.",
                isRequired: false, isRepeated: false)
        ],
        options: [
            .flag(
                "--fix",
                "Write files that solve problems and lose nothing: missing or outdated generated files, and "
                    + "the script that lets Xcode Cloud run the build plugin."),
            .flag("--dry-run", "With --fix: print the differences without writing anything."),
            .strict, .diagnostics,
        ],
        examples: [
            (
                "plugingen doctor",
                "Examines the modules in plugingen.json, or the package around this folder, or its Xcode project."
            ),
            ("plugingen doctor --fix --dry-run", "Shows what --fix would write."),
            ("plugingen doctor --diagnostics json", "Prints the problems as JSON."),
        ],
        exitStatuses: [
            (.success, "No problems, or only warnings."),
            (.failure, "There are errors."),
            (.usage, "The arguments are invalid."),
        ],
        page: "Diagnostics.md")

    static func run(_ arguments: ParsedArguments) throws(ArgumentError) -> ExitStatus {
        let isDryRun = arguments.hasFlag("--dry-run")
        let fixes = arguments.hasFlag("--fix")
        if isDryRun, !fixes { throw .other("'--dry-run' needs '--fix'") }
        var diagnostics = DiagnosticCollector()
        guard let (found, list) = try findProjects(for: arguments, reporting: &diagnostics) else {
            Console.report(diagnostics, as: arguments.diagnosticFormat)
            return .failure
        }
        let doctor = DoctorRun(in: found, list: list)
        var examination = doctor.examine(reporting: diagnostics)
        var changes = ""
        var patch: [UInt8] = []
        if isDryRun {
            changes = plan(of: examination.fixes)
            let folder = FileIO.currentDirectory
            patch = examination.fixes.flatMap { $0.difference(in: folder) }
        } else if fixes {
            var failures = DiagnosticCollector()
            for folder in examination.folders { FileIO.removeAbandonedFiles(in: folder) }
            changes = write(examination.fixes, reporting: &failures)
            diagnostics.add(contentsOf: failures)
            examination = doctor.examine(reporting: diagnostics)
        }
        diagnostics = examination.diagnostics
        arguments.applyStrictness(to: &diagnostics)
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        let summary = doctorSummary(of: examination.examination, in: found, list, diagnostics)
        if !diagnostics.diagnostics.isEmpty, !changes.isEmpty || !summary.isEmpty {
            Console.separate(as: arguments.diagnosticFormat)
        }
        Console.write(changes + (patch.isEmpty ? "" : "\n"))
        Console.writePatch(patch)
        Console.write((changes.isEmpty || summary.isEmpty ? "" : "\n") + summary)
        return diagnostics.hasErrors ? .failure : .success
    }

    /// Returns the projects and the listed modules to examine; nil if the list has mistakes, which are reported.
    @MainActor
    private static func findProjects(
        for arguments: ParsedArguments, reporting diagnostics: inout DiagnosticCollector
    ) throws(ArgumentError) -> (FoundProjects, Project?)? {
        let current = FileIO.currentDirectory
        var folder = arguments.operands.first.map { absolutePath($0, from: current) } ?? current
        var named: String?
        if [".xcodeproj", ".xcworkspace"].contains(where: folder.hasSuffix)
            || fileName(ofPath: folder) == "Package.swift",
            FileIO.exists(folder)
        {
            named = folder
            folder = String(directory(of: folder))
        }
        if !FileIO.isDirectory(folder) {
            throw .other("'\(arguments.operands.first ?? "")' is not a folder")
        }
        let list = Project(around: folder, reporting: &diagnostics)
        if diagnostics.hasErrors { return nil }
        if let list, arguments.operands.isEmpty { return (FoundProjects(listedIn: list), list) }
        if var found = FoundProjects(around: folder, followsLinks: true) {
            if let named { found = found.only(in: named) }
            if !found.projects.isEmpty { return (found, list) }
        }
        if let list { return (FoundProjects(listedIn: list), list) }
        throw .other(
            "there is no Package.swift in this folder or around it, and no Xcode project; name "
                + "the folder of a package or of a project")
    }

    /// Writes files, and returns which ones. Reports those that cannot be written.
    private static func write(
        _ fixes: [FileFix], reporting diagnostics: inout DiagnosticCollector
    ) -> String {
        var text = ""
        for fix in fixes {
            do throws(FileSystemError) {
                try fix.write()
                text += "wrote \(fix.path.visible)\n"
            } catch {
                diagnostics.error(.fileAccess, error, notes: [.unwritten])
            }
        }
        return fixes.isEmpty ? "nothing to write\n" : text
    }

    /// Returns the files that `--fix` would write.
    private static func plan(of fixes: [FileFix]) -> String {
        fixes.isEmpty
            ? "nothing to write\n" : fixes.map { "would write \($0.path.visible)\n" }.joined()
    }

    private static func absolutePath(_ path: String, from current: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if path.hasPrefix("./") { path.removeFirst(2) }
        return path.hasPrefix("/") ? path : path == "." ? current : joinPath(current, path)
    }
}
