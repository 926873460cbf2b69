/// Reads and writes whole files.
package enum FileIO {
    /// The maximum size of a description, in bytes.
    package static let descriptionLimit = 1_000_000

    /// The maximum size of Xcode's project files, in bytes.
    package static let xcodeLimit = 100_000_000

    /// Returns the contents of a file.
    ///
    /// - Parameters:
    ///   - limit: The maximum size of the file, in bytes. Reading a larger file fails.
    ///   - followsLink: Whether to follow a symbolic link at the path. If not, a link is an error.
    package static func read(
        _ path: String, limit: Int = 10_000_000, followsLink: Bool = true
    ) throws(FileSystemError) -> [UInt8] {
        // If another process writes to the file meanwhile, the bytes could mix two versions.
        for _ in 0..<3 {
            switch try readOnce(path, limit: limit, followsLink: followsLink) {
            case .contents(let bytes): return bytes
            case .refused(let reason): throw FileSystemError(path: path, attempt: "cannot read", reason: reason)
            case .changed: continue
            }
        }
        throw FileSystemError(
            path: path, attempt: "cannot read", reason: "it changes while it is read; run again when it is saved")
    }

    private enum Outcome {
        case contents([UInt8])
        case refused(reason: String)
        /// The file changed while it was read.
        case changed
    }

    private static func readOnce(_ path: String, limit: Int, followsLink: Bool) throws(FileSystemError) -> Outcome {
        do throws(SystemError) {
            let file = try OpenFile(reading: path, followsLink: followsLink)
            defer { file.closeFile() }
            return try read(file, limit: limit)
        } catch {
            if !followsLink, error != .notFound, isLink(path) {
                return .refused(reason: "a link is in its place, which is not followed; remove it")
            }
            throw FileSystemError(path: path, attempt: "cannot read", error)
        }
    }

    private static func read(_ file: OpenFile, limit: Int) throws(SystemError) -> Outcome {
        let before = try file.stamp()
        if before.kind != .file {
            return .refused(reason: before.kind == .folder ? "it is a folder" : "it is not a file")
        }
        if before.size > limit { return tooLarge(limit) }
        // Some file systems do not know the size of a file, and report 0.
        let size = before.size > 0 ? before.size : 65_536
        var bytes = try file.nextBytes(upTo: size)
        while !bytes.isEmpty, bytes.count != before.size, bytes.count <= limit {
            let more = try file.nextBytes(upTo: size)
            if more.isEmpty { break }
            bytes += more
        }
        if bytes.count > limit { return tooLarge(limit) }
        let after = try file.stamp()
        return after.modificationTime == before.modificationTime && after.size == before.size
            ? .contents(bytes) : .changed
    }

    private static func tooLarge(_ limit: Int) -> Outcome {
        .refused(
            reason: "it is larger than \(limit / 1_000_000) MB"
                + (limit == descriptionLimit ? ", which no description needs" : ""))
    }

    /// Replaces a file atomically: a reader sees either the old contents or the new contents.
    ///
    /// A symbolic link at the path is replaced, not followed.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        try write(bytes, for: path) { (temporary) throws(SystemError) in try System.move(temporary, to: path) }
    }

    /// Writes a temporary file in the folder of a path, and moves it to that path.
    ///
    /// The temporary file is locked while it is in use: see ``removeAbandonedFiles(in:)``.
    ///
    /// - Parameter move: Moves the file from the path that it receives as its argument.
    package static func write(
        _ bytes: [UInt8], for path: String, move: (String) throws(SystemError) -> Void
    ) throws(FileSystemError) {
        let directory = lastSlash(of: path).map { path.prefix(through: $0) } ?? ""
        do throws(SystemError) {
            for number in 0..<100 where try writeOnce(bytes, to: directory + temporaryName(number), move: move) {
                return
            }
            throw .fileExists
        } catch {
            throw FileSystemError(path: path, attempt: "cannot write", error)
        }
    }

    /// Writes and moves one temporary file. Returns false if another run has a file with this name,
    /// or has removed the file as abandoned before it was locked.
    private static func writeOnce(
        _ bytes: [UInt8], to temporary: String, move: (String) throws(SystemError) -> Void
    ) throws(SystemError) -> Bool {
        let file: OpenFile
        do throws(SystemError) {
            file = try OpenFile(creating: temporary)
        } catch {
            if error == .fileExists { return false }
            throw error
        }
        defer { file.closeFile() }
        file.tryLock()
        do throws(SystemError) {
            try file.append(bytes)
            try move(temporary)
            return true
        } catch {
            try? System.removeFile(temporary)
            if error == .notFound { return false }
            throw error
        }
    }

    /// Removes the temporary files of runs that ended before they replaced a file.
    package static func removeAbandonedFiles(in directory: String) {
        let folder = directory.isEmpty ? "." : directory
        for name in (try? System.names(inFolder: folder)) ?? [] where isTemporaryName(name) {
            let path = folder + "/" + name
            guard let file = try? OpenFile(reading: path, followsLink: false) else { continue }
            // A run that still uses the file holds its lock.
            if (try? file.stamp().kind) == .file, file.tryLock() { try? System.removeFile(path) }
            file.closeFile()
        }
    }

    /// Returns the name of a temporary file of this run, such as `.plugingen-4711-0.temporary`.
    private static func temporaryName(_ number: Int) -> String {
        "\(temporaryPrefix)\(System.processIdentifier)-\(number)\(temporarySuffix)"
    }

    /// Returns whether a run names its temporary files like this. Users have other files whose names begin in the same way.
    private static func isTemporaryName(_ name: String) -> Bool {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return false }
        let numbers = name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { number in
                (1...10).contains(number.utf8.count)
                    && number.utf8.allSatisfy {
                        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    }
            }
    }

    private static let temporaryPrefix = ".plugingen-"
    private static let temporarySuffix = ".temporary"

    /// Creates a folder and its parent folders, unless they exist.
    ///
    /// - Returns: Whether the folder was created, and is therefore empty.
    @discardableResult
    package static func makeDirectory(_ path: String) throws(FileSystemError) -> Bool {
        if path.isEmpty { return false }
        do throws(SystemError) {
            try System.makeFolder(path)
            return true
        } catch {
            if error == .fileExists, isDirectory(path) { return false }
            guard error == .notFound, let parent = parentDirectory(of: path) else { throw creationError(path, error) }
            try makeDirectory(parent)
        }
        do throws(SystemError) {
            try System.makeFolder(path)
            return true
        } catch {
            if error == .fileExists { return false }
            throw creationError(path, error)
        }
    }

    private static func creationError(_ path: String, _ error: SystemError) -> FileSystemError {
        let attempt = "cannot make the folder"
        if error != .fileExists { return FileSystemError(path: path, attempt: attempt, error) }
        let reason = isLink(path) ? "a link that leads to no folder has its name" : "a file has its name"
        let name = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        return FileSystemError(path: name, attempt: attempt, reason: reason)
    }

    private static func parentDirectory(of path: String) -> String? {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        return lastSlash(of: trimmed).map { String(trimmed[..<$0]) }
    }

    /// Returns the names of the files and folders in a folder, in no particular order.
    package static func contents(ofDirectory path: String) throws(FileSystemError) -> [String] {
        do throws(SystemError) {
            return try System.names(inFolder: path)
        } catch {
            throw FileSystemError(path: path, attempt: "cannot read the folder", error)
        }
    }

    /// Returns whether a path is that of a folder, or of a link to one.
    package static func isDirectory(_ path: String) -> Bool { (try? System.stamp(of: path))?.kind == .folder }

    /// Returns whether there is a symbolic link at the path, even one whose target does not exist.
    package static func isLink(_ path: String) -> Bool {
        (try? System.stamp(of: path, followsLink: false))?.kind == .link
    }
}

/// An error about a file or a folder.
package struct FileSystemError: Error {
    package let path: String
    /// The attempted operation, as in "cannot read".
    package let attempt: String
    /// The reason for the failure, as in "permission denied".
    package let reason: String

    package init(path: String, attempt: String, reason: String) {
        self.path = path
        self.attempt = attempt
        self.reason = reason
    }

    package init(path: String, attempt: String, _ error: SystemError) {
        self.init(path: path, attempt: attempt, reason: error.reason)
    }

    /// The attempted operation and the reason, as in "cannot read: permission denied".
    package var message: String { "\(attempt): \(reason)" }
}

/// Returns the index of the last slash of a path; nil if there is none.
package func lastSlash(of path: String) -> String.Index? { path.utf8.lastIndex(of: UInt8(ascii: "/")) }
