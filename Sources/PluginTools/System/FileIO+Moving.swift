import PluginCore
import SystemCalls

extension FileIO {
    /// Moves a file. An existing file at the new path stays unchanged, and is an error.
    ///
    /// If a killed run has added the new path and not yet removed the old one, only the old one is removed.
    package static func move(_ path: String, to newPath: String) throws(FileSystemError) {
        let isOccupied = exists(newPath)
        let isSameFile = isOccupied && isSame(path, newPath)
        if isOccupied, !isSameFile { try checkAbsence(of: newPath) }
        do throws(SystemError) {
            if isSameFile, isOneEntry(path, newPath) {
                try System.move(path, to: newPath)
            } else if isSameFile {
                try System.removeFile(path)
            } else {
                try moveToFreePath(path, newPath)
            }
        } catch {
            throw FileSystemError(path: path, attempt: "cannot rename", error)
        }
    }

    /// Adds the new path first: unlike a move, that never replaces a file that was created meanwhile.
    private static func moveToFreePath(_ path: String, _ newPath: String) throws(SystemError) {
        do throws(SystemError) {
            try System.addHardLink(to: path, at: newPath)
        } catch {
            guard SystemError.withoutHardLinks.contains(error), !exists(newPath) else {
                throw error
            }
            return try System.move(path, to: newPath)
        }
        try System.removeFile(path)
    }

    /// Whether two paths are spellings of one name, in a file system that ignores the case of letters.
    package static func isOneEntry(_ path: String, _ other: String) -> Bool {
        let names = [path, other].map { fileName(ofPath: $0) }
        guard path != other, names[0].lowercased() == names[1].lowercased(),
            directory(of: path) == directory(of: other), isSame(path, other)
        else { return false }
        let folder = String(directory(of: path))
        let present = (try? contents(ofDirectory: folder.isEmpty ? "." : folder)) ?? []
        return !names.allSatisfy(present.contains)
    }

    /// Gives a file the spelling of a path, in a file system that ignores the case of letters.
    package static func correctCase(of path: String) throws(FileSystemError) {
        let name = fileName(ofPath: path)
        let folder = String(directory(of: path))
        guard exists(path),
            let present = try? contents(ofDirectory: folder.isEmpty ? "." : folder),
            !present.contains(name),
            let other = present.first(where: { $0.lowercased() == name.lowercased() })
        else { return }
        try move(joinPath(folder, other), to: path)
    }

    private static func isSame(_ path: String, _ other: String) -> Bool {
        guard let first = try? System.stamp(of: path, followsLink: false),
            let second = try? System.stamp(of: other, followsLink: false)
        else { return false }
        return first.isOfSameFile(as: second)
    }

    /// Returns the first link on the way from a folder to a file in it, or the file itself if that is a link; nil
    /// without a link.
    package static func link(onTheWayTo path: String, from folder: String) -> String? {
        let full = absolutePath(path)
        let start = absolutePath(folder)
        guard full.hasPrefix(start == "/" ? "/" : start + "/") else {
            return isLink(full) ? full : nil
        }
        var current = start == "/" ? "" : start
        for name in full.dropFirst(current.utf8.count).split(separator: "/") {
            current += "/" + name
            if isLink(current) { return current }
        }
        return nil
    }
}
