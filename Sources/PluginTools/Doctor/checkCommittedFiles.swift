import PluginCore
import SystemCalls

/// A run whose files are compared with those on disk.
struct ComparedRun {
    let run: CommittedRun
    var files: [FileComparison]
    /// Whether the run would write files: it does not if there are mistakes in descriptions.
    let canGenerate: Bool
    /// The problems of files that cannot be read.
    let problems: DiagnosticCollector

    init(_ run: CommittedRun) {
        self.run = run
        var found = DiagnosticCollector()
        run.module.check(reporting: &found)
        let plan = run.module.plan(run.options, reporting: &found)
        canGenerate = run.module.isComplete && !found.hasErrors
        var problems = DiagnosticCollector()
        files = run.module.compare(
            plan, in: run.options, findsOrphans: run.hasAllDescriptions, reporting: &problems)
        self.problems = problems
    }

    /// The files that `--fix` writes.
    var fixes: [FileFix] { canGenerate ? files.compactMap { FileFix($0) } : [] }

    /// Whether a file of the run exists.
    var hasFiles: Bool { files.contains { $0.state != .missing } }

    /// Removes orphaned files for which another run into the same folder may have a description. Projects that do not list
    /// their modules can generate several into one folder.
    fileprivate mutating func removeOrphans(describedBy others: [CommittedRun]) {
        if run.listed != nil { return }
        files.removeAll { file in
            file.state == .orphaned
                && others.contains { other in
                    other.folders.contains(parent(of: FileIO.absolutePath(file.path)))
                        && (file.plugin.map(other.module.pluginNames.contains)
                            ?? (other.module.paths != run.module.paths))
                }
        }
    }
}

/// Returns some runs, compared with the files on disk.
func compare(_ runs: [CommittedRun]) -> [ComparedRun] {
    runs.map { run in
        var compared = ComparedRun(run)
        compared.removeOrphans(describedBy: runs)
        return compared
    }
}

/// Reports committed files that are not up to date.
///
/// - Parameters:
///   - files: all committed files, also those that no run is known for.
///   - described: the names of all plugins that have a description, even one with mistakes.
///   - current: the folder in which the commands in notes run.
func checkCommittedFiles(
    _ files: [CommittedFile], of runs: [ComparedRun], described: Set<String>,
    from current: String, reporting diagnostics: inout DiagnosticCollector
) {
    var compared = PathSet()
    for run in runs {
        diagnostics.addUnreadableFiles(from: run.problems)
        let command = run.run.generateCommand(from: current)
        for file in run.files where compared.insert(FileIO.absolutePath(file.path)) {
            report(file, canGenerate: run.canGenerate, command: command, reporting: &diagnostics)
        }
    }
    for file in files where !compared.contains(FileIO.absolutePath(file.file.path)) {
        if file.isEdited {
            reportEdit(
                of: file.file, discarding: "to discard the edit, remove the file",
                reporting: &diagnostics)
        } else if let plugin = file.plugin, !described.contains(plugin) {
            diagnostics.warning(
                .orphaned, "'\(descriptionFileName(ofPlugin: plugin))' is gone",
                at: SourcePlace(file.file), note: "remove this file too")
        }
    }
}

private func report(
    _ file: FileComparison, canGenerate: Bool, command: String,
    reporting diagnostics: inout DiagnosticCollector
) {
    let place = file.fileOnDisk.map { SourcePlace($0) } ?? SourcePlace(ofFile: file.path)
    if file.isEdited, let present = file.fileOnDisk {
        reportEdit(
            of: present, discarding: "to discard the edit: \(command) --force",
            reporting: &diagnostics)
        return
    }
    switch file.state {
    case .orphaned:
        let description = file.orphanage == .noDescription ? file.plugin : nil
        diagnostics.warning(
            .orphaned,
            description.map { "'\(descriptionFileName(ofPlugin: $0))' is gone" }
                ?? orphanedMessage(of: file),
            at: place, note: "remove this file too")
    case .outOfDate where canGenerate:
        diagnostics.error(
            .outOfDate, "out of date", at: place, note: "generate it again: \(command)")
    case .missing where canGenerate:
        diagnostics.error(
            .outOfDate, "this file is missing", at: place, note: "generate it: \(command)")
    case .upToDate, .outOfDate, .missing, .editedByHand: break
    }
}

private func reportEdit(
    of file: SourceFile, discarding: String, reporting diagnostics: inout DiagnosticCollector
) {
    diagnostics.error(
        .editedByHand, "this file was edited by hand", at: SourcePlace(file),
        notes: notesOnEdit(of: file, discarding: discarding))
}

extension DiagnosticCollector {
    /// Adds the problems of files that cannot be compared, such as a folder in the place of a file.
    mutating func addUnreadableFiles(from problems: DiagnosticCollector) {
        for problem in problems.diagnostics where problem.identifier == .fileAccess {
            addOnce(problem)
        }
    }
}
