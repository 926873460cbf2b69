import PluginCore
import SystemCalls

/// Finds the files that have changed since the last look.
///
/// A file is read if its metadata has changed, and once more at the next look: it may have been written again within one
/// tick of the clock, with the same size. A file that has become empty keeps its old contents until the next look: a
/// program that writes files in place empties them first.
package struct FileWatcher {
    private struct State {
        let stamp: FileStamp
        /// The fingerprint of the contents; nil if the file cannot be read.
        let contents: Fingerprint?
        let isSettled: Bool
    }

    private var states: [String: State] = [:]

    /// - Parameter paths: the files at the beginning.
    package init(_ paths: [String]) { _ = look(at: paths) }

    /// Returns the changes since the last look, sorted by path.
    ///
    /// - Parameter paths: the current files.
    package mutating func look(at paths: [String]) -> [FileChange] {
        let before = states
        states = [:]
        for path in paths {
            guard let stamp = FileIO.stamp(of: path) else { continue }
            let known = before[path].flatMap { $0.stamp == stamp ? $0 : nil }
            if let known, known.isSettled {
                states[path] = known
                continue
            }
            let bytes = try? FileIO.read(path, limit: FileIO.descriptionLimit)
            let isEmptied = known == nil && bytes?.isEmpty == true
            let old = isEmptied ? before[path]?.contents : nil
            states[path] = State(stamp: stamp, contents: old ?? bytes.map(Fingerprint.init), isSettled: known != nil)
        }
        return changes(since: before)
    }

    private func changes(since before: [String: State]) -> [FileChange] {
        var changes: [FileChange] = []
        var added = Set(states.keys).subtracting(before.keys)
        for (path, state) in before where states[path] == nil {
            let name = added.filter { states[$0]?.stamp.isOfSameFile(as: state.stamp) == true }.min()
            if let name { added.remove(name) }
            changes.append(FileChange(path: path, kind: name.map { .renamed(to: $0) } ?? .removed))
        }
        changes += added.map { FileChange(path: $0, kind: .added) }
        for (path, state) in states {
            guard let old = before[path], old.contents != state.contents else { continue }
            changes.append(FileChange(path: path, kind: .changed))
        }
        return changes.sorted { $0.path < $1.path }
    }
}

/// A change of a file between two looks.
package struct FileChange: Equatable, Sendable, CustomStringConvertible {
    package enum Kind: Equatable, Sendable {
        case added, changed, removed
        case renamed(to: String)
    }

    package let path: String
    package let kind: Kind

    /// "Loading.plugin.json changed"
    package var description: String {
        switch kind {
        case .added: "\(path.visible) added"
        case .changed: "\(path.visible) changed"
        case .removed: "\(path.visible) removed"
        case .renamed(let name): "\(path.visible) renamed to \(name.visible)"
        }
    }
}
