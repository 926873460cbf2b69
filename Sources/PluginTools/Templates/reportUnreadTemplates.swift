import PluginDescriptions
import PluginGeneration
import SystemCalls

/// Warns of files in a folder of templates that are not read: those in folders that have no meaning, and
/// those with nearly the ending of templates.
package func reportUnreadTemplates(
    in templates: OwnTemplates, to diagnostics: inout DiagnosticCollector
) {
    guard let root = templates.folder else { return }
    let accepted = OwnTemplates.folders
    for folder in [""] + accepted {
        let directory = folder.isEmpty ? root : joinPath(root, folder)
        for name in ((try? FileIO.contents(ofDirectory: directory)) ?? []).sorted()
        where isVisible(name) {
            let path = joinPath(directory, name)
            let place = SourcePlace(SourceFile(path: path, bytes: []))
            if FileIO.isDirectory(path) {
                guard holdsTemplates(path), !folder.isEmpty || !isOne(path, of: accepted, in: root)
                else { continue }
                let meant = folder.isEmpty ? nearestMatch(to: name, among: accepted) : nil
                diagnostics.warning(
                    .unreadTemplate, "the templates in this folder are not read", at: place,
                    notes: [
                        Diagnostic.Note(
                            meant.map { "did you mean '\($0)'?" }
                                ?? "move them to '\(root)', or to one of its folders "
                                + quotedList(accepted))
                    ])
            } else if isNearlyTemplate(name) {
                diagnostics.warning(
                    .unreadTemplate,
                    "this file is not read: its name does not end in '\(OwnTemplates.suffix)'",
                    at: place, notes: [Diagnostic.Note("rename it")])
            }
        }
    }
}

/// Whether a folder is one of those with a meaning; some file systems do not tell the case of letters.
private func isOne(_ path: String, of folders: [String], in root: String) -> Bool {
    guard let stamp = FileIO.stamp(of: path) else { return false }
    return folders.contains {
        FileIO.stamp(of: joinPath(root, $0)).map(stamp.isOfSameFile) ?? false
    }
}

private func holdsTemplates(_ folder: String) -> Bool {
    let names = (try? FileIO.contents(ofDirectory: folder)) ?? []
    return names.contains { $0.hasSuffix(OwnTemplates.suffix) }
}

private func isNearlyTemplate(_ name: String) -> Bool {
    guard !name.hasSuffix(OwnTemplates.suffix), !name.hasSuffix("~"),
        let dot = name.lastIndex(of: ".")
    else {
        return false
    }
    return nearestMatch(to: String(name[dot...]), among: [OwnTemplates.suffix]) != nil
}

extension DiagnosticIdentifier {
    static let unreadTemplate: Self = "unread-template"
}
