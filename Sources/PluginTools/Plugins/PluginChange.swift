import PluginCore
import SystemCalls

/// What a command changes when a plugin gets another name or is removed.
package struct PluginChange {
    /// The changes of files, in their order.
    package let steps: [FileStep]
    /// The places in the app's own Swift that use names that change.
    package let uses: [SwiftUse]
    /// Things that the user has to do, one line each.
    package let remarks: [String]

    /// Makes all changes, and stops at the first one that fails.
    ///
    /// - Returns: the lines about the changes that were made.
    package func run(reporting diagnostics: inout DiagnosticCollector) -> [String] {
        var lines: [String] = []
        for step in steps {
            do throws(FileSystemError) {
                try step.run()
            } catch {
                diagnostics.error(
                    .fileAccess, error,
                    notes: [
                        Diagnostic.Note(
                            "fix this and run the command again: it completes what is left to do")
                    ])
                return lines
            }
            if let line = step.line { lines.append(line.done) }
        }
        return lines
    }

    /// The lines about the changes, before they are made.
    package var plannedLines: [String] { steps.compactMap { $0.line?.planned } }

    /// All changes of files, as a patch for `patch -p1`.
    package var difference: [UInt8] {
        let folder = FileIO.currentDirectory
        return steps.flatMap { $0.difference(in: folder) }
    }
}
