import PluginCore
import SystemCalls

/// The descriptions of a module before and after one of its plugins gets another name.
struct RenamedDescriptions {
    let rename: PluginRename
    let newPath: String
    /// The description of the plugin as it is on disk.
    let original: SourceFile
    /// All descriptions with the new name.
    let new: [SourceFile]
    /// All descriptions with the old name, even if a killed run has changed some of them already.
    let old: [SourceFile]
    /// The steps that write the new description.
    let creation: [FileStep]
    /// The steps that change other descriptions, and the configuration.
    let references: [FileStep]
    /// The step that removes the old description, or changes the case of its letters.
    let removal: [FileStep]

    /// - Parameter root: the folder that links must not leave.
    init?(
        of path: String, in module: Module, to name: String, root: String,
        reporting diagnostics: inout DiagnosticCollector
    ) {
        let rename = PluginRename(
            old: pluginName(ofPath: path), new: name, prefix: module.configuration.prefix)
        let newPath = joinPath(String(directory(of: path)), descriptionFileName(ofPlugin: name))
        guard let files = readFiles(module.paths, reporting: &diagnostics),
            let original = files.first(where: { $0.path == path })
        else { return nil }
        let edited = rename.edits(of: original, isOwn: true).applied(to: original.bytes)
        let isOneEntry = FileIO.isOneEntry(path, newPath)
        if !isOneEntry {
            reportOccupation(of: newPath, unlessBy: edited, reporting: &diagnostics)
        }
        let others = files.filter { $0.path != path && $0.path != newPath }
        let renamed = others.map { $0.applying(rename.edits(of: $0, isOwn: false)) }
        guard
            let configuration = readFiles(
                [module.configurationPath].compactMap(\.self), reporting: &diagnostics)
        else { return nil }
        let changes =
            zip(others, renamed)
            + configuration.map { ($0, $0.applying(rename.edits(of: $0, isOwn: false))) }
        references = changes.filter { $0.bytes != $1.bytes }.map { file, renamed in
            .write(file.path, from: file.bytes, to: renamed.bytes, isGenerated: false)
        }
        for file in [path] + references.map(\.path) {
            reportLink(onTheWayTo: file, from: root, reporting: &diagnostics)
        }
        if diagnostics.hasErrors { return nil }

        self.rename = rename
        self.newPath = newPath
        self.original = original
        let own = SourceFile(path: newPath, bytes: edited)
        new = renamed + [own]
        let inverse = rename.inverse
        let ownBefore = SourceFile(
            path: path, bytes: inverse.edits(of: own, isOwn: true).applied(to: edited))
        old = renamed.map { $0.applying(inverse.edits(of: $0, isOwn: false)) } + [ownBefore]
        let line = FileStep.renamed(path, to: newPath)
        if isOneEntry {
            // Both names mean one file: it is changed in its place, and then renamed.
            creation =
                edited == original.bytes
                ? [] : [.write(path, from: original.bytes, to: edited, isGenerated: false)]
            removal = [.move(path, to: newPath, edited)]
        } else {
            creation = [
                FileStep(action: .create, path: newPath, before: nil, after: edited, line: line)
            ]
            removal = [
                FileStep(
                    action: .remove, path: path, before: original.bytes, after: nil, line: nil)
            ]
        }
    }
}

/// Reads descriptions; nil if one of them cannot be read, which is reported.
func readFiles(
    _ paths: [String], reporting diagnostics: inout DiagnosticCollector
) -> [SourceFile]? {
    var files: [SourceFile] = []
    for path in paths {
        do throws(FileSystemError) {
            files.append(
                SourceFile(
                    path: path, bytes: try FileIO.read(path, limit: FileIO.descriptionLimit)))
        } catch {
            diagnostics.error(.fileAccess, error)
        }
    }
    return files.count == paths.count ? files : nil
}

/// Reports a file in the place of a new description, unless a killed run has written it.
private func reportOccupation(
    of path: String, unlessBy expected: [UInt8], reporting diagnostics: inout DiagnosticCollector
) {
    guard FileIO.exists(path), (try? FileIO.read(path)) != expected else { return }
    diagnostics.error(
        .pluginCollision, "there is a plugin '\(pluginName(ofPath: path))' already",
        at: SourcePlace(SourceFile(path: path, bytes: [])),
        notes: [Diagnostic.Note("choose another name, or first rename or remove this plugin")])
}

/// Reports a description that a link leads to: changing it could change another project.
func reportLink(
    onTheWayTo path: String, from root: String, reporting diagnostics: inout DiagnosticCollector
) {
    guard let link = FileIO.link(onTheWayTo: path, from: root) else { return }
    let shown = pathWithParents(to: link, from: FileIO.currentDirectory)
    diagnostics.error(
        .fileAccess, "a link leads to this description, which is not followed: '\(shown)'",
        at: SourcePlace(SourceFile(path: path, bytes: [])),
        notes: [
            Diagnostic.Note("run the command where the file is, or replace the link by the file")
        ])
}

extension SourceFile {
    /// Returns the file with some edits.
    fileprivate func applying(_ edits: [TextEdit]) -> SourceFile {
        SourceFile(path: path, bytes: edits.applied(to: bytes))
    }
}
