#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// The only file that calls the C library. All of its functions take and return Swift values, and no pointer
// leaves it.

/// An error of the C library.
package struct SystemError: Error, Equatable, Sendable {
    private let number: Int32

    package static let brokenPipe = SystemError(number: EPIPE)
    package static let fileExists = SystemError(number: EEXIST)
    package static let notAFolder = SystemError(number: ENOTDIR)
    package static let notFound = SystemError(number: ENOENT)
    /// The errors of file systems that have no hard links.
    package static let withoutHardLinks = [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS]
        .map(SystemError.init)

    /// The error of the call before, if that failed.
    fileprivate static var last: SystemError { SystemError(number: errno) }

    /// The reason in words, as in "permission denied".
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

    /// Opens a file to read it.
    ///
    /// Opening a pipe does not wait until somebody writes to it.
    package init(reading path: String, followsLink: Bool = true) throws(SystemError) {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW)
        try self.init(opened: open(path, flags))
    }

    /// Creates a file to write it. Fails if there is something at the path, even a link.
    package init(creating path: String) throws(SystemError) {
        try self.init(
            opened: open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
    }

    package func closeFile() { close(descriptor) }

    /// Returns the next bytes; none at the end of the file.
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
            let count = bytes[written...].withUnsafeBytes { rest in
                write(descriptor, rest.baseAddress, rest.count)
            }
            if count <= 0 { throw .last }
            written += count
        }
    }

    /// Locks the file until it is closed. Returns false, without waiting, if somebody else has locked it.
    @discardableResult
    package func takeLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

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
        device = Int(status.st_dev)
        node = UInt64(status.st_ino)
        #if canImport(Darwin)
        written = Self.nanoseconds(status.st_mtimespec)
        changed = Self.nanoseconds(status.st_ctimespec)
        #else
        written = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        #endif
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

/// The operating system.
package enum System {}

// MARK: Files and folders

extension System {
    package static func stamp(
        of path: String, followsLink: Bool = true
    ) throws(SystemError) -> FileStamp {
        var status = stat()
        try check(followsLink ? stat(path, &status) : lstat(path, &status))
        return FileStamp(status)
    }

    /// The names of what is in a folder, in no particular order.
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

    package static func makeFolder(_ path: String) throws(SystemError) {
        try check(mkdir(path, 0o777))
    }

    /// Removes a file, or a link but not what it leads to.
    package static func removeFile(_ path: String) throws(SystemError) {
        try check(unlink(path))
    }

    /// Moves a file or folder, and replaces a file at its new path.
    package static func move(_ path: String, to newPath: String) throws(SystemError) {
        try check(rename(path, newPath))
    }

    /// Gives a file a second path. Fails if there is something at that path.
    package static func addHardLink(
        to path: String, at newPath: String
    ) throws(SystemError) {
        try check(link(path, newPath))
    }

    /// The folder that relative paths start from.
    package static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}

// MARK: The program

extension System {
    /// Ends the program.
    package static func exit(_ status: Int32) -> Never { endProgram(status) }

    package static var processIdentifier: Int32 { getpid() }

    /// The value of a variable of the environment; nil if it is not set.
    package static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The first word of the command line that is not UTF-8, with U+FFFD for the bytes that are not; nil if
    /// all words are UTF-8.
    ///
    /// Platforms other than macOS let files have such names.
    package static var unreadableArgument: String? {
        for index in 0..<Int(CommandLine.argc) {
            guard let word = CommandLine.unsafeArgv[index] else { continue }
            if String(validatingCString: word) == nil { return String(cString: word) }
        }
        return nil
    }

    /// Makes writing to a pipe that nobody reads any more fail, instead of ending the program, and
    /// keeps files that are opened from taking the place of a closed output.
    package static func prepareOutputs() {
        _ = signal(SIGPIPE, SIG_IGN)
        // A file that can only be read: writing to it fails as writing to the closed one would.
        for output in STDIN_FILENO...STDERR_FILENO where fcntl(output, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    package static func writeToStandardError(_ text: String) {
        try? OpenFile.standardError.append(Array(text.utf8))
    }

    /// Returns why not all of the bytes could be written; nil if they were, and if nobody reads them any
    /// more, as with `| head`.
    package static func writeToStandardOutput(_ bytes: [UInt8]) -> SystemError? {
        do throws(SystemError) {
            try OpenFile.standardOutput.append(bytes)
            return nil
        } catch {
            return error == .brokenPipe ? nil : error
        }
    }

    package static var isStandardErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The time since some moment that stays the same while the program runs.
    package static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Makes SIGINT and SIGTERM end ``wait(milliseconds:)``, instead of the program.
    package static func catchInterruptions() {
        isInterrupted = 0
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            _ = signal(number) { _ in isInterrupted = 1 }
            sigaddset(&signals, number)
        }
        // A program that is started from a thread of Dispatch has all signals blocked.
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Waits. Returns false after an interruption.
    package static func wait(milliseconds: Int32) -> Bool {
        if isInterrupted == 0 { poll(nil, 0, milliseconds) }
        return isInterrupted == 0
    }

    /// Runs a shell command, and returns its output and whether it succeeds. Its errors go to standard error.
    ///
    /// - Parameter whileWaiting: called ten times a second until the command has ended.
    package static func standardOutput(
        of command: String, whileWaiting: () -> Void = {}
    ) -> (bytes: [UInt8], isSuccess: Bool) {
        guard let pipe = popen(command, "r") else { return ([], false) }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            var readable = pollfd(fd: fileno(pipe), events: Int16(POLLIN), revents: 0)
            if poll(&readable, 1, 100) == 0 {
                whileWaiting()
                continue
            }
            let count = read(fileno(pipe), &buffer, buffer.count)
            if count <= 0 { break }
            output += buffer[..<count]
        }
        return (output, pclose(pipe) == 0)
    }
}

/// Set by the handler of a signal, which can do nothing else.
nonisolated(unsafe) private var isInterrupted: sig_atomic_t = 0

/// `exit` of the C library, which ``System/exit(_:)`` hides in its own type.
private func endProgram(_ status: Int32) -> Never { exit(status) }

// MARK: Threads

extension System {
    /// How many threads can run at a time.
    package static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Runs a body on several threads, including this one, and returns when it has ended on all. If
    /// fewer threads can be made, it runs on these.
    package static func run(onThreads count: Int, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        // The stack of the first thread has this size on all platforms: JSON is read by recursion.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        var others: [pthread_t] = []
        for _ in 1..<count {
            #if canImport(Glibc)
            var thread = pthread_t()
            #else
            var thread: pthread_t?
            #endif
            let context = Unmanaged.passRetained(ThreadBody(run: body))
            let status = pthread_create(
                &thread, &attributes,
                { context in
                    let context: UnsafeMutableRawPointer? = context
                    context.map { Unmanaged<ThreadBody>.fromOpaque($0).takeRetainedValue() }?.run()
                    return nil
                }, context.toOpaque())
            #if canImport(Glibc)
            let made: pthread_t? = thread
            #else
            let made = thread
            #endif
            if status == 0, let made { others.append(made) } else { context.release() }
        }
        pthread_attr_destroy(&attributes)
        body()
        for thread in others { pthread_join(thread, nil) }
    }
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A lock that one thread can hold at a time.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Waits until no other thread holds it.
    package func hold<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

// MARK: Bytes

/// Returns the first offset of a byte in a range; the end of the range if there is none.
package func offset(of byte: UInt8, in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
        guard start < end, let first = buffer.baseAddress,
            let place = memchr(first + start, Int32(byte), end - start)
        else { return end }
        return first.distance(to: place)
    }
}

/// Returns the bytes, eight at a time, as numbers whose lowest byte is the first of them. A rest of fewer
/// than eight bytes is left out.
package func littleEndianWords(of bytes: [UInt8]) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: bytes.count / 8)
    memcpy(&words, bytes, words.count * 8)
    #if _endian(big)
    for index in words.indices { words[index] = words[index].byteSwapped }
    #endif
    return words
}
