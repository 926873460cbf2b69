import SourceDiagnostics
import SystemCalls

/// The two outputs of the program: results go to standard output, problems to standard error.
enum Console {
    static func write(_ text: String) {
        System.writeToStandardOutput(text)
    }

    static func write(_ bytes: [UInt8]) {
        System.writeToStandardOutput(bytes)
    }

    static func writeError(_ text: String) {
        System.writeToStandardError(text)
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
        System.isStandardErrorTerminal && (System.environment("NO_COLOR") ?? "").isEmpty
            && System.environment("TERM") != "dumb"
    }
}
