import PluginCore
import SystemCalls

/// Warns of files in a folder of templates that are not read: templates in folders that plugingen does not read, and
/// files with nearly the suffix of templates.
package func reportUnreadTemplates(in templates: CustomTemplates, reporting diagnostics: inout DiagnosticCollector) {
    guard let root = templates.folder else { return }
    for folder in [""] + CustomTemplates.folders {
        let directory = folder.isEmpty ? root : joinPath(root, folder)
        let names = (try? FileIO.contents(ofDirectory: directory)) ?? []
        for name in names.sorted() where isVisible(name) {
            let path = joinPath(directory, name)
            guard let (problem, note) = problem(of: name, at: path, in: root, folder) else { continue }
            diagnostics.warning(
                .unreadTemplate, problem, at: SourcePlace(SourceFile(path: path, bytes: [])),
                notes: [Diagnostic.Note(note)])
        }
    }
}

/// Returns why a file or a folder is not read although it looks like templates, and what to do; nil if it is read,
/// or has nothing to do with templates.
///
/// - Parameter folder: the known folder that it is in; empty for the outermost.
private func problem(
    of name: String, at path: String, in root: String, _ folder: String
) -> (problem: String, note: String)? {
    let accepted = CustomTemplates.folders
    if !FileIO.isDirectory(path) {
        return isNearlyTemplate(name)
            ? ("this file is not read: its name does not end in '\(CustomTemplates.suffix)'", "rename it") : nil
    }
    let isOutermost = folder.isEmpty
    if !holdsTemplates(path) || isOutermost && isKnownFolder(path, in: root) { return nil }
    let meant = isOutermost ? nearestMatch(to: name, among: accepted) : nil
    return (
        "the templates in this folder are not read",
        meant.map { "did you mean '\($0)'?" }
            ?? "move them to '\(root)', or to its folder '\(accepted[0])'"
    )
}

/// Whether a folder is one that plugingen reads. Some file systems ignore the case of letters.
private func isKnownFolder(_ path: String, in root: String) -> Bool {
    guard let stamp = FileIO.stamp(of: path) else { return false }
    return CustomTemplates.folders.contains { FileIO.stamp(of: joinPath(root, $0)).map(stamp.isOfSameFile) ?? false }
}

private func holdsTemplates(_ folder: String) -> Bool {
    let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
    return names.contains { $0.hasSuffix(CustomTemplates.suffix) }
}

private func isNearlyTemplate(_ name: String) -> Bool {
    guard !name.hasSuffix(CustomTemplates.suffix), !name.hasSuffix("~"), let dot = name.lastIndex(of: ".") else {
        return false
    }
    return nearestMatch(to: String(name[dot...]), among: [CustomTemplates.suffix]) != nil
}

extension DiagnosticIdentifier {
    static let unreadTemplate: Self = "unread-template"
}
