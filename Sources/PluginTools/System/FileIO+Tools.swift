import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension FileIO {
    /// Makes a file that was not there, as a whole; one that is, is left as it is.
    package static func create(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        try checkAbsence(of: path)
        removeAbandonedFiles(in: path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
        var isOccupied = false
        do throws(FileSystemError) {
            try write(bytes, for: path) { temporary in
                // To rename the file would replace another one that is there by now.
                if link(temporary, path) == 0 { return unlink(temporary) == 0 }
                isOccupied = errno == EEXIST
                // Some file systems have no links of this kind.
                guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { return false }
                return !exists(path) && rename(temporary, path) == 0
            }
        } catch {
            throw isOccupied ? FileSystemError(occupied: path) : error
        }
    }

    /// Throws what ``create(_:with:)`` would, where there is something already.
    package static func checkAbsence(of path: String) throws(FileSystemError) {
        if exists(path) { throw FileSystemError(occupied: path) }
    }

    /// The folder that relative paths start from.
    package static var currentDirectory: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    /// The path from the root, without `.` and `..`, each `..` taking away the name before it.
    package static func absolutePath(_ path: String) -> String {
        var names: [Substring] = []
        let full = path.hasPrefix("/") ? path : currentDirectory + "/" + path
        for name in full.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether there is nothing at a path; false also where that cannot be told.
    package static func isMissing(_ path: String) -> Bool {
        !exists(path) && [ENOENT, ENOTDIR].contains(errno)
    }

    /// What tells one state of a file from another without reading it; nil where there is no file.
    package static func stamp(of path: String) -> FileStamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
        let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return FileStamp(
            device: Int(status.st_dev), node: UInt64(status.st_ino), size: Int(status.st_size),
            written: written.nanoseconds, changed: changed.nanoseconds)
    }

    /// Removes a file, or a link in place of what it leads to.
    package static func remove(_ path: String) throws(FileSystemError) {
        guard unlink(path) == 0 else { throw error("cannot remove", path) }
    }
}

extension FileSystemError {
    fileprivate init(occupied path: String) {
        self.init(path: path, attempt: "this file is there already", reason: "nothing was written")
    }
}
