import PluginGeneration
import SystemCalls

/// A folder that is filled before it comes to its place, under a name beside that.
///
/// It is locked as long as it is needed, which tells it from one that a run has left which was ended.
struct StagingFolder: Sendable {
    private static let prefix = ".plugingen-folder-"

    private let path: String
    private let folder: OpenFile

    /// Nil where it cannot be made, or cannot be locked.
    init?(in parent: String) {
        for attempt in 0..<100 {
            let path = joinPath(parent, "\(Self.prefix)\(System.processIdentifier)-\(attempt)")
            do throws(SystemError) {
                try System.makeFolder(path)
            } catch {
                if error == .fileExists { continue }
                return nil
            }
            if let folder = try? OpenFile(folder: path) {
                // Another run may have taken it for abandoned before it was locked.
                if folder.takeLock(), FileIO.isDirectory(path) {
                    self.path = path
                    self.folder = folder
                    return
                }
                folder.closeFile()
            }
            try? System.removeFolder(path)
        }
        return nil
    }

    /// Writes a file.
    ///
    /// - Parameter destination: where it will be in the end, which errors name.
    func write(
        _ bytes: [UInt8], to name: String, for destination: String
    ) throws(FileSystemError) {
        do throws(SystemError) {
            let file = try OpenFile(creating: name, in: folder)
            defer { file.closeFile() }
            do throws(SystemError) {
                try file.append(bytes)
            } catch {
                try? folder.removeFile(name)
                throw error
            }
        } catch {
            throw FileSystemError(path: destination, attempt: "cannot write", error)
        }
    }

    /// Brings it to its place or, where there is a folder by now, its files. Tells of each that cannot be
    /// brought there.
    func move(to destination: String) throws(FileSystemError) -> [FileSystemError] {
        defer { folder.closeFile() }
        if (try? System.move(path, to: destination)) != nil { return [] }
        defer { try? System.removeFolder(path) }
        try FileIO.makeDirectory(destination)
        var failures: [FileSystemError] = []
        for name in try FileIO.contents(ofDirectory: path) {
            let file = joinPath(destination, name)
            do throws(SystemError) {
                try System.move(joinPath(path, name), to: file)
            } catch {
                failures.append(FileSystemError(path: file, attempt: "cannot write", error))
                try? folder.removeFile(name)
            }
        }
        return failures
    }

    /// Removes those that are needed no longer.
    static func removeAbandoned(in parent: String) {
        let names = (try? FileIO.contents(ofDirectory: parent.isEmpty ? "." : parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = joinPath(parent, name)
            guard let folder = try? OpenFile(folder: path) else { continue }
            if folder.takeLock() {
                for file in (try? FileIO.contents(ofDirectory: path)) ?? [] {
                    try? folder.removeFile(file)
                }
                try? System.removeFolder(path)
            }
            folder.closeFile()
        }
    }
}
