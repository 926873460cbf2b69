import PluginCore
import SystemCalls

/// Descriptions and configurations as of a commit, in a temporary folder.
struct RevisionFiles {
    /// The revision as on the command line, such as `main`.
    let name: String
    private let folder: String

    /// Writes the files of a commit. The caller must remove them.
    init(
        of commit: String, named name: String, in repository: GitRepository, near path: String
    ) throws(RevisionError) {
        let (bytes, isSuccess) = System.standardOutput(of: "mktemp -d", seconds: 60)
        guard isSuccess, let line = bytes.split(separator: UInt8(ascii: "\n")).first else {
            throw RevisionError("cannot make a temporary folder", at: path)
        }
        self.name = name
        folder = String(decoding: line, as: UTF8.self)
        do throws(RevisionError) {
            try repository.write(commit, to: folder, near: path)
        } catch {
            remove()
            throw error
        }
    }

    func remove() {
        _ = System.standardOutput(of: "rm -rf \(singleQuoted(folder))", seconds: 60)
    }

    /// Returns the temporary path of a file of the repository.
    func path(of relativePath: String) -> String {
        relativePath.isEmpty ? root : joinPath(root, relativePath)
    }

    /// Returns the path of a temporary file from the root of the repository; nil for other files.
    func relativePath(of path: String) -> String? {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    /// Returns a path as git spells it: `main:Sources/App/Loading.plugin.json`.
    func shownPath(of path: String) -> String {
        relativePath(of: path).map { "\(name):\($0)" } ?? path
    }

    private var root: String { joinPath(folder, "files") }
}
