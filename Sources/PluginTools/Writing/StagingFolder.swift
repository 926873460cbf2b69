import PluginGeneration
import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder that is filled before it comes to its place, under a name beside that.
///
/// It is locked as long as it is needed, which tells it from one that a run has left which was ended.
struct StagingFolder: Sendable {
    private static let prefix = ".plugingen-folder-"

    private let path: String
    private let descriptor: Int32

    /// Nil where it cannot be made, or cannot be locked.
    init?(in parent: String) {
        for attempt in 0..<100 {
            let path = joinPath(parent, "\(Self.prefix)\(getpid())-\(attempt)")
            if mkdir(path, 0o777) != 0 {
                if errno == EEXIST { continue }
                return nil
            }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            // Another run may have taken it for abandoned before it was locked.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileIO.isDirectory(path) {
                self.path = path
                self.descriptor = descriptor
                return
            }
            rmdir(path)
            if descriptor >= 0 { close(descriptor) }
        }
        return nil
    }

    /// Writes a file.
    ///
    /// - Parameter destination: where it will be in the end, which errors name.
    func write(
        _ bytes: [UInt8], to name: String, for destination: String
    ) throws(FileSystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, name, flags, 0o666)
        guard file >= 0 else { throw FileIO.error("cannot write", destination) }
        defer { close(file) }
        guard let failure = FileIO.write(bytes, to: file) else { return }
        unlinkat(descriptor, name, 0)
        throw FileSystemError(
            path: destination, attempt: failure.attempt, reason: failure.reason)
    }

    /// Brings it to its place or, where there is a folder by now, its files. Tells of each that cannot be
    /// brought there.
    func move(to destination: String) throws(FileSystemError) -> [FileSystemError] {
        defer { close(descriptor) }
        if rename(path, destination) == 0 { return [] }
        defer { rmdir(path) }
        try FileIO.makeDirectory(destination)
        var failures: [FileSystemError] = []
        for name in try FileIO.contents(ofDirectory: path) {
            let file = joinPath(destination, name)
            if rename(joinPath(path, name), file) == 0 { continue }
            failures.append(FileIO.error("cannot write", file))
            unlinkat(descriptor, name, 0)
        }
        return failures
    }

    /// Removes those that are needed no longer.
    static func removeAbandoned(in parent: String) {
        let names = (try? FileIO.contents(ofDirectory: parent.isEmpty ? "." : parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = joinPath(parent, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                for file in (try? FileIO.contents(ofDirectory: path)) ?? [] {
                    unlinkat(descriptor, file, 0)
                }
                rmdir(path)
            }
            close(descriptor)
        }
    }
}
