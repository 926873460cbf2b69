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

/// One change of a file, as a part of a larger change.
///
/// A step can be repeated: if its result is there already, it changes nothing.
package struct FileStep {
    package enum Action {
        /// Writes a new file. A file with other contents is an error.
        case create
        /// Replaces a file.
        case write
        case remove
        case move(from: String)
    }

    package let action: Action
    package let path: String
    /// The contents before; nil for a new file.
    package let before: [UInt8]?
    /// The contents after; nil if the file is removed.
    package let after: [UInt8]?
    /// The line about the step, as in "renamed A to B", and as a plan; nil if another step has the line.
    package var line: (done: String, planned: String)?

    /// Makes the change.
    package func run() throws(FileSystemError) {
        let folder = String(directory(of: path))
        FileIO.removeAbandonedFiles(in: folder)
        switch action {
        case .create:
            if let after, (try? FileIO.read(path)) != after { try FileIO.create(path, with: after) }
        case .write:
            guard let after else { return }
            try FileIO.makeDirectory(folder)
            try FileIO.correctCase(of: path)
            if (try? FileIO.read(path, followsLink: false)) != after {
                try FileIO.replace(path, with: after)
            }
        case .remove:
            if FileIO.exists(path) { try FileIO.remove(path) }
        case .move(let origin):
            if FileIO.exists(origin) { try FileIO.move(origin, to: path) }
        }
    }

    /// Returns the change as a patch for `patch -p1`.
    ///
    /// - Parameter folder: the absolute path that the paths in it start from.
    package func difference(in folder: String) -> [UInt8] {
        if case .move(let origin) = action {
            return unifiedDiff(from: before, to: nil, path: patchPath(origin, in: folder))
                + unifiedDiff(from: nil, to: after, path: patchPath(path, in: folder))
        }
        return unifiedDiff(from: before, to: after, path: patchPath(path, in: folder))
    }
}

/// Returns a path as patches contain it.
func patchPath(_ path: String, in folder: String) -> String {
    var path = relativePath(path, to: folder)
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.hasPrefix("/") { path.removeFirst() }
    return path
}

extension FileStep {
    static func write(
        _ path: String, from before: [UInt8]?, to after: [UInt8], isGenerated: Bool
    ) -> FileStep {
        let verb =
            isGenerated ? ("wrote", before == nil ? "write" : "change") : ("changed", "change")
        return FileStep(
            action: .write, path: path, before: before, after: after,
            line: ("\(verb.0) \(path.visible)", "would \(verb.1) \(path.visible)"))
    }

    static func remove(_ path: String, _ before: [UInt8]) -> FileStep {
        FileStep(
            action: .remove, path: path, before: before, after: nil,
            line: ("removed \(path.visible)", "would remove \(path.visible)"))
    }

    static func move(_ origin: String, to path: String, _ bytes: [UInt8]) -> FileStep {
        FileStep(
            action: .move(from: origin), path: path, before: bytes, after: bytes,
            line: renamed(origin, to: path))
    }

    static func renamed(_ origin: String, to path: String) -> (done: String, planned: String) {
        let names = "\(origin.visible) to \(path.visible)"
        return ("renamed \(names)", "would rename \(names)")
    }
}
