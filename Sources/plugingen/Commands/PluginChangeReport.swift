import PluginCore
import PluginTools

/// Makes the changes of `rename` and `remove`, and prints them.
@MainActor
enum PluginChangeReport {
    /// - Parameter introduction: the line before the places in the app's own Swift.
    static func finish(
        _ change: PluginChange?, introduction: String, _ arguments: ParsedArguments,
        reporting diagnostics: inout DiagnosticCollector
    ) -> ExitStatus {
        var text = ""
        let isDryRun = arguments.hasFlag("--dry-run")
        if let change {
            let lines = isDryRun ? change.plannedLines : change.run(reporting: &diagnostics)
            text = lines.map { $0 + "\n" }.joined()
            if !diagnostics.hasErrors { text += advice(change, introduction) }
        }
        Console.report(diagnostics, as: arguments.diagnosticFormat)
        if !diagnostics.diagnostics.isEmpty, !text.isEmpty {
            Console.separate(as: arguments.diagnosticFormat)
        }
        Console.write(text)
        if let change, isDryRun, !diagnostics.hasErrors {
            Console.write("\n")
            Console.writePatch(change.difference)
        }
        return diagnostics.hasErrors ? .failure : .success
    }

    /// Returns the places in the app's own Swift, and other things that the user has to do.
    private static func advice(_ change: PluginChange, _ introduction: String) -> String {
        var text = ""
        if !change.uses.isEmpty {
            text += "\n\(introduction)\n\n" + change.uses.map { "    \($0.text)\n" }.joined()
        }
        if !change.remarks.isEmpty {
            text += "\n" + change.remarks.map { $0 + "\n" }.joined()
        }
        return text
    }
}
