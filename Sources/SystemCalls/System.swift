#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the program asks of the system it runs on, besides files.
package enum System {
    package static func writeToStandardOutput(_ text: String) {
        FileIO.write(text, to: STDOUT_FILENO)
    }

    package static func writeToStandardOutput(_ bytes: [UInt8]) {
        FileIO.write(bytes, to: STDOUT_FILENO)
    }

    package static func writeToStandardError(_ text: String) {
        FileIO.write(text, to: STDERR_FILENO)
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

    /// Ends the program.
    package static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
        Darwin.exit(status)
        #elseif canImport(Glibc)
        Glibc.exit(status)
        #else
        Musl.exit(status)
        #endif
    }

    /// What a shell command prints; nil where it fails. Its errors go to standard error.
    package static func standardOutput(of command: String) -> [UInt8]? {
        guard let pipe = popen(command, "r") else { return nil }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            output += buffer[..<count]
        }
        return pclose(pipe) == 0 ? output : nil
    }
}

/// Set by the handler of a signal, which can do nothing else.
nonisolated(unsafe) private var isInterrupted: sig_atomic_t = 0
