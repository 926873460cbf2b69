import PluginCore
import PluginTools
import SystemCalls

/// The two outputs of the program: results go to standard output, problems to standard error.
@MainActor
enum Console {
    /// The reason that results could not be written.
    private static var outputFailure: SystemError?
    private static var progress = Progress(
        isShown: System.isStandardErrorTerminal && System.environment("TERM") != "dumb",
        milliseconds: { System.milliseconds }, write: { System.writeToStandardError($0) })

    /// Writes text for people. Names and text of files in it cannot control the terminal.
    static func write(_ text: String) { writeExactly(text.visibleLines) }

    /// Writes text for programs, such as JSON.
    static func writeExactly(_ text: String) { writeExactly(Array(text.utf8)) }

    /// Writes a patch. On a terminal, the text of files in it is visible; otherwise, `patch` reads the exact bytes.
    static func writePatch(_ bytes: [UInt8]) {
        System.isStandardOutputTerminal ? write(String(decoding: bytes, as: UTF8.self)) : writeExactly(bytes)
    }

    private static func writeExactly(_ bytes: [UInt8]) {
        progress.end()
        if outputFailure == nil { outputFailure = System.writeToStandardOutput(bytes) }
    }

    /// Writes text for people to standard error.
    static func writeError(_ text: String) { writeErrorExactly(text.visibleLines) }

    private static func writeErrorExactly(_ text: String) {
        progress.end()
        System.writeToStandardError(text)
    }

    /// Writes a blank line between results and problems, if people read them.
    static func separate(as format: DiagnosticFormat) {
        if format == .text { writeError("\n") }
    }

    /// Shows on a terminal what the program is doing, if that takes more than a second.
    static func show(_ progressText: @autoclosure () -> String) { progress.show(progressText()) }

    /// Returns the status that the program ends with. Reports results that could not be written as a failure.
    static func finish(with status: ExitStatus) -> ExitStatus {
        progress.end()
        guard let outputFailure else { return status }
        writeError("error: cannot write to standard output: \(outputFailure.reason)\n")
        return status == .success ? .failure : status
    }

    /// Writes diagnostics, and in text format the number of errors.
    static func report(_ collector: DiagnosticCollector, as format: DiagnosticFormat) {
        writeErrorExactly(format.text(for: collector.sorted, colored: isColored))
        let count = collector.diagnostics.count { $0.severity == .error }
        if format == .text, count > 0 { writeError("\n\(counted(count, "error"))\n") }
    }

    /// Ends a command: writes its problems and, if there are no errors, its results. Returns its status.
    static func finish(
        _ arguments: ParsedArguments, _ diagnostics: inout DiagnosticCollector,
        _ results: String = ""
    ) -> ExitStatus {
        arguments.applyStrictness(to: &diagnostics)
        report(diagnostics, as: arguments.diagnosticFormat)
        if diagnostics.hasErrors { return .failure }
        if !diagnostics.diagnostics.isEmpty, !results.isEmpty { separate(as: arguments.diagnosticFormat) }
        write(results)
        return .success
    }

    /// Whether problems have colors: on a terminal, unless the user has turned colors off
    /// (https://no-color.org).
    private static var isColored: Bool {
        System.isStandardErrorTerminal && (System.environment("NO_COLOR") ?? "").isEmpty
            && System.environment("TERM") != "dumb"
    }
}

extension String {
    /// The string with visible characters in place of others, as in ``visible``, but with its tabs and line breaks.
    fileprivate var visibleLines: String {
        let isPlain = utf8.allSatisfy { byte in
            (0x20..<0x7F).contains(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
        }
        if isPlain { return self }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line).map { $0 == "\t" ? "\t" : $0.visible }.joined() }
            .joined(separator: "\n")
    }
}
