#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Only this file, `System+Threads.swift` and `RunningCommand.swift` call the C library. Their functions take and return Swift
// values, never pointers.

/// An error of the C library.
package struct SystemError: Error, Equatable, Sendable {
    let number: Int32

    package static let brokenPipe = SystemError(number: EPIPE)
    package static let fileExists = SystemError(number: EEXIST)
    package static let notAFolder = SystemError(number: ENOTDIR)
    package static let notFound = SystemError(number: ENOENT)
    /// The errors that file systems without hard links report.
    package static let withoutHardLinks = [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].map(SystemError.init)

    /// The error of the last call, if that call failed.
    static var last: SystemError { SystemError(number: errno) }

    /// The reason for the error, as in "permission denied".
    package var reason: String {
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}

/// Throws the last error if a call did not return zero.
private func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw .last }
}

/// A file or folder that stays open until ``closeFile()`` is called.
package struct OpenFile: Sendable {
    package static let standardOutput = OpenFile(descriptor: STDOUT_FILENO)
    package static let standardError = OpenFile(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    private init(opened descriptor: Int32) throws(SystemError) {
        if descriptor < 0 { throw .last }
        self.descriptor = descriptor
    }

    /// Opens a file for reading.
    ///
    /// Opening a pipe does not wait for a writer.
    package init(reading path: String, followsLink: Bool = true) throws(SystemError) {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
        try self.init(opened: open(path, flags))
    }

    /// Creates a file for writing. Fails if there is anything at the path, even a link.
    package init(creating path: String) throws(SystemError) {
        try self.init(opened: open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
    }

    package func closeFile() { close(descriptor) }

    /// Reads the next bytes. Returns an empty array at the end of the file.
    package func nextBytes(upTo limit: Int) throws(SystemError) -> [UInt8] {
        var received = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            received = read(descriptor, buffer.baseAddress, limit)
            count = max(0, received)
        }
        if received < 0 { throw .last }
        return bytes
    }

    /// Writes all of the bytes.
    package func append(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { rest in write(descriptor, rest.baseAddress, rest.count) }
            if count <= 0 { throw .last }
            written += count
        }
    }

    /// Locks the file until it is closed. Returns false, without waiting, if another process has
    /// locked it.
    @discardableResult
    package func tryLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Returns the metadata of the file.
    package func stamp() throws(SystemError) -> FileStamp {
        var status = stat()
        try check(fstat(descriptor, &status))
        return FileStamp(status)
    }
}

extension FileStamp {
    fileprivate init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(status.st_size)
        // Some file systems have devices with negative numbers.
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(status.st_ino)
        #if canImport(Darwin)
        modificationTime = FileTime(status.st_mtimespec)
        changeTime = FileTime(status.st_ctimespec)
        #else
        modificationTime = FileTime(status.st_mtim)
        changeTime = FileTime(status.st_ctim)
        #endif
    }
}

extension FileTime {
    fileprivate init(_ time: timespec) { self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)) }
}

/// The operating system.
package enum System {}

// MARK: Files and folders

extension System {
    /// Returns the metadata of a file or folder.
    ///
    /// - Parameter followsLink: Whether to return the metadata of a link's target, not of the link.
    package static func stamp(of path: String, followsLink: Bool = true) throws(SystemError) -> FileStamp {
        var status = stat()
        try check(followsLink ? stat(path, &status) : lstat(path, &status))
        return FileStamp(status)
    }

    /// Returns the names of the files and folders in a folder, in no particular order.
    package static func names(inFolder path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Creates a folder. Fails if there is anything at the path, or if the parent folder does not
    /// exist.
    package static func makeFolder(_ path: String) throws(SystemError) { try check(mkdir(path, 0o777)) }

    /// Removes a file or a link, but not the target of a link.
    package static func removeFile(_ path: String) throws(SystemError) { try check(unlink(path)) }

    /// Moves a file or folder. Replaces a file at the new path.
    package static func move(_ path: String, to newPath: String) throws(SystemError) {
        try check(rename(path, newPath))
    }

    /// Adds a second path to a file. Fails if there is anything at that path.
    package static func addHardLink(to path: String, at newPath: String) throws(SystemError) {
        try check(link(path, newPath))
    }

    /// The folder that relative paths start from; nil if it was removed.
    package static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}

// MARK: The program

extension System {
    /// Ends the program with an exit status.
    package static func exit(_ status: Int32) -> Never { endProgram(status) }

    package static var processIdentifier: Int32 { getpid() }

    /// Returns the value of an environment variable; nil if it is not set.
    package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The first command-line argument that is not UTF-8, with U+FFFD for the invalid bytes; nil if
    /// all arguments are UTF-8.
    ///
    /// On platforms other than macOS, a file name can be such an argument.
    package static var unreadableArgument: String? {
        for index in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            if String(validatingCString: argument) == nil { return String(cString: argument) }
        }
        return nil
    }

    /// Prepares standard output and standard error: writing to a pipe without a reader fails and
    /// does not end the program, and opened files do not get the number of a closed output.
    package static func prepareOutputs() {
        _ = signal(SIGPIPE, SIG_IGN)
        // This file is read-only: writing to it fails, as writing to the closed output would.
        for output in STDIN_FILENO...STDERR_FILENO where fcntl(output, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
    }

    /// Writes a string to standard error. Ignores errors.
    package static func writeToStandardError(_ text: String) { try? OpenFile.standardError.append(Array(text.utf8)) }

    /// Writes bytes to standard output. Returns the error if that failed; nil for a broken pipe, as
    /// with `| head`.
    package static func writeToStandardOutput(_ bytes: [UInt8]) -> SystemError? {
        do throws(SystemError) {
            try OpenFile.standardOutput.append(bytes)
            return nil
        } catch {
            return error == .brokenPipe ? nil : error
        }
    }

    /// Whether standard output is shown in a terminal.
    package static var isStandardOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard error is shown in a terminal.
    package static var isStandardErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The milliseconds since a fixed time in the past. It never goes back.
    package static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Makes SIGINT and SIGTERM interrupt ``wait(milliseconds:)`` instead of ending the program.
    package static func catchInterruptions() {
        isInterrupted = 0
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            _ = signal(number) { _ in isInterrupted = 1 }
            sigaddset(&signals, number)
        }
        // Dispatch blocks all signals on its threads, and a program started from one inherits that.
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Makes SIGINT and SIGTERM end the program again.
    static func endAtInterruptions() {
        for number in [SIGINT, SIGTERM] { _ = signal(number, SIG_DFL) }
    }

    /// Waits for a time. Returns false if the wait was interrupted.
    package static func wait(milliseconds: Int32) -> Bool {
        if isInterrupted == 0 { poll(nil, 0, milliseconds) }
        return isInterrupted == 0
    }
}

/// Whether a signal was received. Signal handlers can safely set only such a variable.
nonisolated(unsafe) private var isInterrupted: sig_atomic_t = 0

/// Calls the C library's `exit`, which ``System/exit(_:)`` hides inside `System`.
private func endProgram(_ status: Int32) -> Never { exit(status) }

// MARK: Bytes

/// Returns the first offset of a byte in a range, or the end of the range if it is not there.
package func offset(of byte: UInt8, in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
        guard start < end, let first = buffer.baseAddress, let place = memchr(first + start, Int32(byte), end - start)
        else { return end }
        return first.distance(to: place)
    }
}

/// Returns every eight bytes as a number whose lowest byte is the first of them. Ignores up to
/// seven bytes at the end.
package func littleEndianWords(of bytes: [UInt8]) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: bytes.count / 8)
    memcpy(&words, bytes, words.count * 8)
    #if _endian(big)
    for index in words.indices { words[index] = words[index].byteSwapped }
    #endif
    return words
}
