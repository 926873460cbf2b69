import PluginCore
import PluginTools
import SystemCalls

/// Throws if a folder does not exist, nor the folder around it: the path is probably misspelled. A last folder that does not
/// exist is created.
///
/// - Parameter folder: the folder that an option names.
func checkParentFolder(of folder: String) throws(ArgumentError) {
    let full = FileIO.absolutePath(folder)
    var missing = full
    var nearest = String(directory(of: full))
    if FileIO.exists(full) || FileIO.exists(nearest) { return }
    while !nearest.isEmpty, !FileIO.exists(nearest) {
        missing = nearest
        nearest = String(directory(of: nearest))
    }
    let shown = { (path: String) in pathWithParents(to: path, from: FileIO.currentDirectory) }
    let advice = correctedPath(of: full, missing: missing, in: nearest).map {
        "did you mean '\(shown($0))'?"
    }
    throw .other(
        "the folder '\(shown(missing))' does not exist; "
            + (advice ?? "the nearest one is '\(shown(nearest))'")
            + "\nto create it: mkdir -p \(shellQuoted(folder))")
}

/// Returns a path with the name of an existing folder in place of a missing one that is almost named so; nil if there is none.
private func correctedPath(of path: String, missing: String, in nearest: String) -> String? {
    let siblings = ((try? FileIO.contents(ofDirectory: nearest)) ?? []).sorted().filter {
        FileIO.isDirectory(joinPath(nearest, $0))
    }
    return nearestMatch(to: fileName(ofPath: missing), among: siblings).map {
        joinPath(nearest, $0) + path.dropFirst(missing.count)
    }
}
