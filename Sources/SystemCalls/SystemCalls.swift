#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// One file: one of several is compiled by two processes at a time, each of which makes an index of the
// system's modules. A clean build of a package that uses plugingen took a tenth longer.

/// Whole files, with the system's own calls: an atomic write of Foundation takes several times as
/// long as a copy of the file, and a run makes thousands.
package enum FileIO {
    /// The size of the largest description that is read, in bytes.
    package static let descriptionLimit = 1_000_000

    /// The contents of a file.
    ///
    /// - Parameters:
    ///   - limit: the greatest number of bytes that is read.
    ///   - followsLink: whether a file is read that a symbolic link at the path leads to.
    package static func read(
        _ path: String, limit: Int = .max, followsLink: Bool = true
    ) throws(FileSystemError) -> [UInt8] {
        // A file that is written to meanwhile could be read as a part of it, or of two.
        for _ in 0..<3 {
            if let bytes = try readOnce(path, limit: limit, followsLink: followsLink) {
                return bytes
            }
        }
        throw FileSystemError(
            path: path, attempt: "cannot read",
            reason: "it changes while it is read; run again when it is saved")
    }

    /// Nil where the file was changed meanwhile.
    private static func readOnce(
        _ path: String, limit: Int, followsLink: Bool
    ) throws(FileSystemError) -> [UInt8]? {
        // Without waiting: to open a pipe would wait for someone to write to it.
        let link = followsLink ? 0 : O_NOFOLLOW
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | link)
        guard descriptor >= 0 else {
            let failure = error("cannot read", path)
            if followsLink || errno == ENOENT || !isLink(path) { throw failure }
            throw FileSystemError(
                path: path, attempt: "cannot read",
                reason: "a link is in its place, which is not followed; remove it")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw error("cannot read", path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let kind = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file"
            throw FileSystemError(path: path, attempt: "cannot read", reason: kind)
        }
        if Int(status.st_size) > limit { throw tooLarge(path, limit) }
        var bytes: [UInt8] = []
        // Some systems do not know the size of a file, and say that it is 0.
        let size = Int(status.st_size) > 0 ? Int(status.st_size) : 65_536
        while true {
            var received = 0
            let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                received = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
                count = max(0, received)
            }
            guard received >= 0 else { throw error("cannot read", path) }
            bytes = bytes.isEmpty ? part : bytes + part
            if bytes.count > limit { throw tooLarge(path, limit) }
            if received == 0 || bytes.count == Int(status.st_size) { break }
        }
        var statusAfter = stat()
        guard fstat(descriptor, &statusAfter) == 0 else { throw error("cannot read", path) }
        return time(of: status) == time(of: statusAfter) && status.st_size == statusAfter.st_size
            ? bytes : nil
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> FileSystemError {
        FileSystemError(
            path: path, attempt: "cannot read",
            reason: "it is larger than \(limit / 1_000_000) MB"
                + (limit == descriptionLimit ? ", which no description needs" : ""))
    }

    /// Replaces a file as a whole: whoever reads it sees the old contents or the new ones, whatever
    /// happens meanwhile.
    ///
    /// A symbolic link at the path is replaced, not followed. The new contents are written to a file of
    /// their own first, which is locked as long as it is needed: see ``removeAbandonedFiles(in:)``.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        try write(bytes, for: path) { rename($0, path) == 0 }
    }

    /// Writes a file for another one's place.
    ///
    /// - Parameter move: brings the file to its place, from the path that it is given, and returns
    ///   whether that went well.
    package static func write(
        _ bytes: [UInt8], for path: String, move: (String) -> Bool
    ) throws(FileSystemError) {
        let directory = lastSlash(of: path).map { path.prefix(through: $0) } ?? ""
        var attempt = 0
        while true {
            let temporary = "\(directory)\(temporaryPrefix)\(getpid())-\(attempt)"
            attempt += 1
            let descriptor = open(
                temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
            if descriptor < 0, errno == EEXIST, attempt < 100 { continue }
            guard descriptor >= 0 else { throw error("cannot write", path) }
            defer { close(descriptor) }
            flock(descriptor, LOCK_EX | LOCK_NB)
            if bytes.withUnsafeBytes({ write($0, to: descriptor) }), move(temporary) { return }
            // Another run may have taken the file for abandoned before it was locked.
            let isGone = errno == ENOENT && attempt < 100
            let failure = error("cannot write", path)
            unlink(temporary)
            if !isGone { throw failure }
        }
    }

    /// Removes what runs have left in a folder that were ended while they replaced a file.
    package static func removeAbandonedFiles(in directory: String) {
        let folder = directory.isEmpty ? "." : directory
        for name in (try? contents(ofDirectory: folder)) ?? []
        where name.hasPrefix(temporaryPrefix) {
            let path = folder + "/" + name
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            // A run that needs the file holds its lock.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(descriptor)
        }
    }

    private static let temporaryPrefix = ".plugingen-"

    /// Makes a folder and those that it is in, unless they are there.
    ///
    /// - Returns: whether it was made, and so is empty.
    @discardableResult
    package static func makeDirectory(_ path: String) throws(FileSystemError) -> Bool {
        if path.isEmpty { return false }
        if mkdir(path, 0o777) == 0 { return true }
        if errno == EEXIST {
            if isDirectory(path) { return false }
            let reason =
                isLink(path) ? "a link that leads to no folder has its name" : "a file has its name"
            let name = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            throw FileSystemError(path: name, attempt: "cannot make the folder", reason: reason)
        }
        guard errno == ENOENT, let parent = parentDirectory(of: path) else {
            throw error("cannot make the folder", path)
        }
        try makeDirectory(parent)
        if mkdir(path, 0o777) == 0 { return true }
        if errno != EEXIST { throw error("cannot make the folder", path) }
        return false
    }

    /// The names of what is in a folder, in no particular order.
    package static func contents(ofDirectory path: String) throws(FileSystemError) -> [String] {
        guard let directory = opendir(path) else { throw error("cannot read the folder", path) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            // The name comes after the type on all systems. As a tuple of 256 bytes, it would take a
            // debug build longer than all else here.
            let name = withUnsafePointer(to: &entry.pointee.d_type) { String(cString: $0 + 1) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether there is a symbolic link at the path, wherever it leads.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Writes bytes to an open file, as far as it takes them.
    ///
    /// Returns why it did not take all; nil where it did, and for a pipe that nobody reads any more.
    @discardableResult
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileSystemError? {
        let isWritten = bytes.withUnsafeBytes { write($0, to: descriptor) }
        return isWritten || errno == EPIPE ? nil : error("cannot write", "")
    }

    /// When a file was last written, in nanoseconds since 1970.
    private static func time(of status: stat) -> Int {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return time.nanoseconds
    }

    private static func parentDirectory(of path: String) -> String? {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        return trimmed.lastIndex(of: "/").map { String(trimmed[..<$0]) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        var written = 0
        while written < bytes.count {
            let count = systemWrite(descriptor, start + written, bytes.count - written)
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    /// What the last call that failed says of itself.
    package static func error(_ attempt: String, _ path: String) -> FileSystemError {
        FileSystemError(path: path, attempt: attempt)
    }
}

extension timespec {
    /// All of it in nanoseconds.
    package var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}

/// A call to the operating system that failed.
package struct FileSystemError: Error {
    package let path: String
    /// What was attempted, as in "cannot read".
    package let attempt: String
    /// Nil for what the system's number says, whose words are looked up when they are told.
    private let text: String?
    private let number: Int32

    /// - Parameter reason: nil for what `errno` says.
    package init(path: String, attempt: String, reason: String? = nil) {
        number = errno
        self.path = path
        self.attempt = attempt
        text = reason
    }

    /// The system's word for the reason, as in "permission denied".
    package var reason: String {
        if let text { return text }
        let text = String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    package var message: String { "\(attempt): \(reason)" }
}

/// What every program asks of the system it runs on, besides files.
package enum System {
    package static func writeToStandardError(_ text: String) {
        FileIO.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Ends the program.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }

    /// How many threads can run at a time.
    package static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Runs a body on several threads, of which this one is the first, and returns when it has ended on
    /// all. What threads cannot be made for is left to the others.
    package static func run(onThreads count: Int, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        // As much as the first thread has: JSON is read by recursion.
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

/// What a thread is given to run.
private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// What one thread can hold at a time.
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

    /// Returns false, without waiting, where a thread holds it.
    package func holdIfFree(_ body: () -> Void) -> Bool {
        if pthread_mutex_trylock(mutex) != 0 { return false }
        defer { pthread_mutex_unlock(mutex) }
        body()
        return true
    }
}

/// Whether two texts are the same. To compare them as arrays takes a debug build as long as to make them.
package func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count
        && one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard let start = one.baseAddress, let otherStart = other.baseAddress else {
                    return true
                }
                return memcmp(start, otherStart, one.count) == 0
            }
        }
}

/// The first offset of a byte in a range; the end of the range where there is none.
package func offset(
    of byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
) -> Int {
    guard start < end, let place = memchr(bytes + start, Int32(byte), end - start) else {
        return end
    }
    return UnsafeRawPointer(bytes).distance(to: place)
}

/// Where the last slash of a path is, found in a fifth of the time that its text takes as a collection.
package func lastSlash(of path: String) -> String.Index? {
    let slash = UInt8(ascii: "/")
    let offset = path.utf8.withContiguousStorageIfAvailable { bytes in
        var index = bytes.count - 1
        while index >= 0, bytes[index] != slash { index -= 1 }
        return index
    }
    guard let offset else { return path.utf8.lastIndex(of: slash) }
    return offset < 0 ? nil : path.utf8.index(path.startIndex, offsetBy: offset)
}

// The system's own functions, which those of ``FileIO`` hide there.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func systemExit(_ status: Int32) -> Never { exit(status) }
