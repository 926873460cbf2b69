import PluginGeneration
import SourceDiagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two outputs of the program: results go to standard output, problems to standard error.
enum Console {
    static func write(_ text: String) {
        FileIO.write(text, to: STDOUT_FILENO)
    }

    static func writeError(_ text: String) {
        FileIO.write(text, to: STDERR_FILENO)
    }

    /// Writes diagnostics, and says how many errors there are where people read it.
    static func report(_ collector: DiagnosticCollector, as format: DiagnosticFormat) {
        writeError(format.write(collector.sorted, coloured: isColoured))
        let count = collector.diagnostics.count { $0.severity == .error }
        if format == .text, count > 0 {
            writeError("\n\(count) \(count == 1 ? "error" : "errors")\n")
        }
    }

    /// Whether problems are shown on a terminal, by someone who has not turned colours off
    /// (https://no-color.org).
    private static var isColoured: Bool {
        isatty(STDERR_FILENO) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
            && getenv("TERM").map { String(cString: $0) } != "dumb"
    }
}
