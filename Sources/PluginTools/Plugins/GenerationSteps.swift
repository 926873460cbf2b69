import PluginCore
import SystemCalls

/// The changes of committed files between two versions of a module.
struct GenerationSteps {
    /// The files that are written: new ones and those that change.
    private(set) var written: [FileStep] = []
    /// The files that are not generated any more.
    private(set) var removed: [FileStep] = []

    /// Compares what both versions generate, and reports files that were edited by hand.
    ///
    /// Files that both versions generate equally are left alone, even if they are out of date.
    ///
    /// - Parameter removed: the paths of files that the new version may not have.
    init(
        from old: [RenderedFile], to new: [RenderedFile], removing removed: [String],
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let oldBytes = Dictionary(old.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        let newPaths = Set(new.map(\.path))
        let compared = compareFiles(
            new.filter { oldBytes[$0.path] != $0.bytes }, reporting: &diagnostics)
        let gone = removed.filter { path in
            !newPaths.contains(path) && !newPaths.contains { FileIO.isOneEntry(path, $0) }
        }.compactMap { goneFile(at: $0, reporting: &diagnostics) }
        reportRefusals(
            compared + gone, force: false, prune: true, advice: discardingAdvice,
            reporting: &diagnostics)
        written = compared.compactMap { file in
            guard file.state != .upToDate, let expected = file.expected else { return nil }
            return .write(file.path, from: file.fileOnDisk?.bytes, to: expected, isGenerated: true)
        }
        self.removed = gone.map { .remove($0.path, $0.fileOnDisk?.bytes ?? []) }
    }
}

/// The last note on a file that was edited by hand.
private let discardingAdvice = "to discard the edit, first run 'plugingen generate --force'"

/// Returns a file that is not generated any more; nil if there is none. Reports a file that cannot be read.
private func goneFile(
    at path: String, reporting diagnostics: inout DiagnosticCollector
) -> FileComparison? {
    if FileIO.isMissing(path) { return nil }
    do throws(FileSystemError) {
        let bytes = try FileIO.read(path, followsLink: false)
        let file = SourceFile(path: path, bytes: bytes)
        return FileComparison(
            path: path, state: .orphaned, isEdited: GeneratedText(bytes)?.isEdited != false,
            fileOnDisk: file, expected: nil, place: SourcePlace(file))
    } catch {
        diagnostics.error(.fileAccess, error)
        return nil
    }
}

extension Module {
    /// Returns the files that some runs generate, and reports all conflicts between descriptions; empty if there are
    /// errors.
    func files(
        in outputs: [GenerationOptions], reporting diagnostics: inout DiagnosticCollector
    ) -> [RenderedFile] {
        if outputs.isEmpty {
            check(reporting: &diagnostics)
            checkTemplates(reporting: &diagnostics)
        }
        return outputs.flatMap { options in
            var found = DiagnosticCollector()
            // Several runs find the same problems.
            defer { diagnostics.addOnce(contentsOf: found) }
            return files(options, reporting: &found)
        }
    }

    /// Returns whether a run has written a file of the module. A project can list folders and never generate into them.
    func isCommitted(in options: GenerationOptions) -> Bool {
        descriptions.contains { description in
            options.paths(ofPlugin: description.name, templates: templates).contains(
                where: FileIO.exists)
        }
    }
}

extension GenerationOptions {
    /// Returns the paths of all files that a plugin needs, including those that all plugins share.
    func paths(ofPlugin name: String, templates: CustomTemplates) -> [String] {
        let sources = sourcesDirectory.map { folder in
            generatedFileNames(ofPlugin: name, nil, templates: templates)
                .map { joinPath(folder, $0) }
        }
        let tests = tests.map { tests in
            generatedFileNames(ofPlugin: name, tests, templates: templates)
                .map { joinPath(tests.directory, $0) }
        }
        return (sources ?? []) + (tests ?? [])
    }
}
