#if canImport(Darwin)
import Darwin
import Darwin.crt_externs
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A shell command that runs beside the program. Pipes are its standard input and output.
package struct RunningCommand: Sendable {
    private let input: Int32
    private let output: Int32
    private let process: pid_t

    /// Starts a command in a process group of its own.
    package init(_ command: String) throws(SystemError) {
        let toCommand = try Pipe()
        let fromCommand = try Pipe()
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, fromCommand.writer, STDOUT_FILENO)
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_adddup2(&actions, toCommand.reader, STDIN_FILENO)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            close(toCommand.reader)
            close(fromCommand.writer)
        }
        let words = ["sh", "-c", command].map { (word: String) in strdup(word) }
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        #if canImport(Darwin)
        let environment = _NSGetEnviron().pointee
        #else
        let environment = environ
        #endif
        let status = posix_spawn(&identifier, "/bin/sh", &actions, &attributes, words + [nil], environment)
        guard status == 0 else {
            close(toCommand.writer)
            close(fromCommand.reader)
            throw SystemError(number: status)
        }
        (input, output, process) = (toCommand.writer, fromCommand.reader, identifier)
    }

    /// Writes bytes to the standard input of the command.
    package func send(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count <= 0 { throw .last }
            written += count
        }
    }

    /// Returns the next bytes of the standard output: none at its end, and nil if there are none for a time.
    package func nextBytes(milliseconds: Int32) -> [UInt8]? {
        var readable = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&readable, 1, milliseconds) > 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(0, read(output, buffer.baseAddress, buffer.count))
        }
    }

    /// Ends the standard input of the command, and waits until the command ends. Returns whether it succeeded.
    fileprivate func wait() -> Bool {
        close(input)
        close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 {
            if errno != EINTR { return false }
        }
        return status == 0
    }

    /// Ends the command and what it has started.
    fileprivate func terminate() {
        kill(-process, SIGTERM)
        end(milliseconds: 2000)
    }

    /// Ends the standard input of the command, and waits until the command ends. Ends it and what it has started after a
    /// time.
    package func end(milliseconds: Int) {
        close(input)
        close(output)
        let end = System.milliseconds + milliseconds
        while waitpid(process, nil, WNOHANG) == 0 {
            guard System.milliseconds < end else {
                kill(-process, SIGKILL)
                waitpid(process, nil, 0)
                return
            }
            poll(nil, 0, 20)
        }
    }
}

extension System {
    /// Runs a shell command. Returns its standard output and whether it succeeded. Its standard
    /// error is that of the program.
    ///
    /// The command, and everything that it has started, ends after a time, or when SIGINT or SIGTERM ends the program.
    ///
    /// - Parameters:
    ///   - seconds: how long to wait.
    ///   - whileWaiting: called ten times a second until the command ends.
    package static func standardOutput(
        of command: String, seconds: Int, whileWaiting: () -> Void = {}
    ) -> (bytes: [UInt8], isSuccess: Bool) {
        catchInterruptions()
        defer { endAtInterruptions() }
        guard let running = try? RunningCommand(command) else { return ([], false) }
        let end = milliseconds + seconds * 1000
        var output: [UInt8] = []
        while true {
            guard let bytes = running.nextBytes(milliseconds: 100) else {
                let isInterrupted = !wait(milliseconds: 0)
                if isInterrupted || milliseconds > end {
                    running.terminate()
                    if isInterrupted { exit(130) }
                    return (output, false)
                }
                whileWaiting()
                continue
            }
            if bytes.isEmpty { return (output, running.wait()) }
            output += bytes
        }
    }
}

/// Both ends of a pipe, which other commands do not inherit.
private struct Pipe {
    let reader: Int32
    let writer: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reader, writer) = (ends[0], ends[1])
    }
}
