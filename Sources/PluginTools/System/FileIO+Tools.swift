import SystemCalls

extension FileIO {
    /// Creates a whole file, or throws and creates nothing. An existing file stays unchanged.
    package static func create(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        removeAbandonedFiles(in: lastSlash(of: path).map { String(path[...$0]) } ?? "")
        try checkAbsence(of: path)
        var isOccupied = false
        do throws(FileSystemError) {
            try write(bytes, for: path) { (temporary) throws(SystemError) in
                do throws(SystemError) {
                    // Moving the file would replace one that was created meanwhile.
                    try System.addHardLink(to: temporary, at: path)
                    try System.removeFile(temporary)
                } catch {
                    isOccupied = error == .fileExists
                    guard SystemError.withoutHardLinks.contains(error), !exists(path) else { throw error }
                    try System.move(temporary, to: path)
                }
            }
        } catch {
            throw isOccupied ? FileSystemError(occupied: path) : error
        }
    }

    /// Throws the error of ``create(_:with:)`` if there is something at the path.
    package static func checkAbsence(of path: String) throws(FileSystemError) {
        if exists(path) { throw FileSystemError(occupied: path) }
    }

    /// Throws if there is nothing at the path.
    static func checkPresence(of path: String) throws(FileSystemError) {
        do throws(SystemError) {
            _ = try System.stamp(of: path)
        } catch {
            throw FileSystemError(path: path, attempt: "cannot read", error)
        }
    }

    /// The folder that relative paths start from.
    package static var currentDirectory: String { System.currentFolder ?? "." }

    /// Returns the path from the root, without `.` and `..`.
    package static func absolutePath(_ path: String) -> String {
        var names: [Substring] = []
        let full = path.hasPrefix("/") ? path : currentDirectory + "/" + path
        for name in full.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// Returns the absolute path of a path that starts at a folder, such as `.` or `./Sources/App/`.
    static func absolutePath(_ path: String, from folder: String) -> String {
        absolutePath(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    /// Whether there is a file, a folder or a link at the path.
    package static func exists(_ path: String) -> Bool { (try? System.stamp(of: path, followsLink: false)) != nil }

    /// Whether there is nothing at the path; false also if the system does not let us know.
    package static func isMissing(_ path: String) -> Bool {
        do throws(SystemError) {
            _ = try System.stamp(of: path, followsLink: false)
            return false
        } catch {
            return error == .notFound || error == .notAFolder
        }
    }

    /// The metadata of a file; nil if there is no file.
    package static func stamp(of path: String) -> FileStamp? { try? System.stamp(of: path) }

    /// Removes a file, or a link but not what it leads to.
    package static func remove(_ path: String) throws(FileSystemError) {
        do throws(SystemError) {
            try System.removeFile(path)
        } catch {
            throw FileSystemError(path: path, attempt: "cannot remove", error)
        }
    }
}

extension FileSystemError {
    fileprivate init(occupied path: String) {
        self.init(path: path, attempt: "file already exists", reason: "nothing was written")
    }
}
