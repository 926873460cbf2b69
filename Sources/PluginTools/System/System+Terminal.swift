import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a command line asks of the system, and builds do not.
extension System {
    /// Returns why not all of the bytes could be written; nil where they were, and where nobody reads
    /// them any more, as with `| head`.
    @discardableResult
    package static func writeToStandardOutput(_ bytes: [UInt8]) -> FileSystemError? {
        FileIO.write(bytes, to: STDOUT_FILENO)
    }

    /// Makes writing to a pipe that nobody reads any more fail, in place of ending the program, and
    /// keeps files that are opened from taking the place of a closed output.
    package static func prepareOutputs() {
        _ = signal(SIGPIPE, SIG_IGN)
        // One that can only be read: writing to it fails as writing to the closed one would.
        for output in STDIN_FILENO...STDERR_FILENO where fcntl(output, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// The first word of the command line that is not UTF-8, with U+FFFD for what is not; nil where all are.
    ///
    /// Systems other than macOS let files have such names.
    package static var unreadableArgument: String? {
        for index in 0..<Int(CommandLine.argc) {
            guard let word = CommandLine.unsafeArgv[index] else { continue }
            if String(validatingCString: word) == nil { return String(cString: word) }
        }
        return nil
    }

    /// The time since some moment that stays the same while the program runs.
    package static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    package static var isStandardErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The value of a variable of the environment; nil where it is not set.
    package static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Makes SIGINT and SIGTERM end ``wait(milliseconds:)``, in place of the program.
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

    /// Waits; false once an interruption was caught.
    package static func wait(milliseconds: Int32) -> Bool {
        if isInterrupted == 0 { poll(nil, 0, milliseconds) }
        return isInterrupted == 0
    }

    /// What a shell command prints, and whether it succeeds. Its errors go to standard error.
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
