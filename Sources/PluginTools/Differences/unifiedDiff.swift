import PluginCore

/// Returns the difference between an old and a new text in the unified format, with three lines of context; empty if they
/// are the same. `patch -p1` and `git apply` read this format.
///
/// - Parameters:
///   - old: the old text; nil if there is no file.
///   - new: the new text; nil if the file is removed.
///   - path: the path from the folder in which the patch is applied.
package func unifiedDiff(from old: [UInt8]?, to new: [UInt8]?, path: String) -> [UInt8] {
    let oldLines = TextLine.lines(of: old ?? [])
    let newLines = TextLine.lines(of: new ?? [])
    let hunks = makeHunks(of: alignLines(oldLines, newLines))
    if hunks.isEmpty { return [] }
    var text = Array("--- \(old == nil ? "/dev/null" : quotedPath("a/", path))\n".utf8)
    text += Array("+++ \(new == nil ? "/dev/null" : quotedPath("b/", path))\n".utf8)
    for hunk in hunks {
        text += Array("@@ -\(hunk.oldLines.text) +\(hunk.newLines.text) @@\n".utf8)
        for line in hunk.lines { line.write(to: &text) }
    }
    return text
}

extension AlignedLine {
    fileprivate func write(to text: inout [UInt8]) {
        switch change {
        case .kept: text.append(UInt8(ascii: " "))
        case .removed: text.append(UInt8(ascii: "-"))
        case .inserted: text.append(UInt8(ascii: "+"))
        }
        text += line.bytes
        if !line.isEnded { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
}

/// Returns a path as `patch` and git read it: with escapes for control characters, quotation marks and backslashes, and
/// with a tab at the end if it has a space.
private func quotedPath(_ prefix: String, _ path: String) -> String {
    let path = prefix + path
    var isPlain = true
    var quoted = ""
    for scalar in path.unicodeScalars {
        switch scalar {
        case "\"", "\\":
            quoted += "\\\(scalar)"
            isPlain = false
        case "\0"..<" ", "\u{7F}"..."\u{9F}":
            quoted += scalar.octalEscapes
            isPlain = false
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    if !isPlain { return "\"\(quoted)\"" }
    return path.contains(" ") ? path + "\t" : path
}

/// Returns a path as patches contain it.
func patchPath(_ path: String, in folder: String) -> String {
    var path = relativePath(path, to: folder)
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.hasPrefix("/") { path.removeFirst() }
    return path
}
