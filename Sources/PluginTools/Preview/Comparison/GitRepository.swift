import PluginCore
import SystemCalls

/// The git repository around some files. Reading it changes neither its files nor its index.
struct GitRepository {
    /// The root of the working tree.
    private let root: String

    /// Finds the repository around a file or a folder.
    init(around path: String) throws(RevisionError) {
        guard isInstalled("git") else {
            throw RevisionError(
                "git is not installed, which '--against' needs", at: path,
                note:
                    "install git, for example with 'apt-get install git' or 'xcode-select --install'"
            )
        }
        guard let root = Self.line(of: "rev-parse --show-toplevel", in: Self.folder(of: path))
        else {
            throw RevisionError(
                "this is not in a git repository, which '--against' needs", at: path,
                note: "run plugingen in a clone of the repository, or leave out '--against'")
        }
        self.root = root
    }

    /// Returns the path of a file or folder from the root of the repository.
    func relativePath(of path: String) throws(RevisionError) -> String {
        let folder = Self.folder(of: path)
        guard Self.line(of: "rev-parse --show-toplevel", in: folder) == root,
            let prefix = Self.line(of: "rev-parse --show-prefix", in: folder)
        else {
            throw RevisionError(
                "this is in another repository than the first path", at: path,
                note: "run plugingen once for each repository")
        }
        return folder == path ? prefix : prefix + fileName(ofPath: path)
    }

    /// Returns the commit that a revision names.
    func commit(of revision: String, near path: String) throws(RevisionError) -> String {
        if !revision.hasPrefix("-"),
            let commit = Self.line(
                of: "rev-parse --verify --quiet \(singleQuoted(revision + "^{commit}"))", in: root)
        {
            return commit
        }
        throw RevisionError(
            "git does not know the revision '\(revision)'", at: path,
            note:
                "'git branch --all' and 'git log --oneline' list revisions; a shallow clone gets more with "
                + "'git fetch --unshallow'")
    }

    /// Returns the commit from which two revisions diverged.
    func mergeBase(_ one: String, _ other: String, near path: String) throws(RevisionError)
        -> String
    {
        guard let base = Self.line(of: "merge-base \(one) \(other)", in: root) else {
            throw RevisionError("the two revisions have no common commit", at: path)
        }
        return base
    }

    /// Writes descriptions and configurations of a commit into a folder.
    func write(_ commit: String, to folder: String, near path: String) throws(RevisionError) {
        let list = Self.output(of: "ls-tree -r -z --name-only --full-tree \(commit)", in: root)
        let names = list.split(separator: 0).filter {
            Self.isRead(String(decoding: $0, as: UTF8.self))
        }
        let index = "GIT_INDEX_FILE=\(singleQuoted(joinPath(folder, "index"))) git"
        let command = """
            cd \(singleQuoted(root)) && \(index) read-tree \(commit) 2>/dev/null && \(index) checkout-index \
            -z --stdin --prefix=\(singleQuoted(joinPath(folder, "files") + "/")) \
            <\(singleQuoted(joinPath(folder, "list"))) 2>/dev/null
            """
        do throws(FileSystemError) {
            try FileIO.makeDirectory(joinPath(folder, "files"))
            try FileIO.replace(joinPath(folder, "list"), with: Array(names.joined(separator: [0])))
            // The search for a configuration ends at the root of the repository.
            let manifest = joinPath(folder, "files/Package.swift")
            if !names.contains(Array("Package.swift".utf8)[...]) {
                try FileIO.replace(manifest, with: [])
            }
        } catch {
            throw RevisionError(error.message, at: error.path)
        }
        if !names.isEmpty, !System.standardOutput(of: command, seconds: 300).isSuccess {
            throw RevisionError("git cannot read the files of '\(commit)'", at: path)
        }
    }

    /// Whether a preview reads a file.
    private static func isRead(_ path: String) -> Bool {
        [".plugin.json", "plugingen.json", ".mustache", "Package.swift", ".pbxproj"]
            .contains(where: path.hasSuffix)
    }

    // MARK: Commands

    private static func folder(of path: String) -> String {
        if FileIO.isDirectory(path) { return path }
        let folder = String(directory(of: path))
        return folder.isEmpty ? "." : folder
    }

    /// Returns the line that a command of git prints; nil if it fails.
    private static func line(of command: String, in folder: String) -> String? {
        let (bytes, isSuccess) = run(command, in: folder)
        guard isSuccess else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private static func output(of command: String, in folder: String) -> [UInt8] {
        run(command, in: folder).bytes
    }

    private static func run(
        _ command: String, in folder: String
    ) -> (bytes: [UInt8], isSuccess: Bool) {
        System.standardOutput(
            of: "git -C \(singleQuoted(folder)) \(command) 2>/dev/null", seconds: 60)
    }
}

/// A reason that a revision cannot be compared.
package struct RevisionError: Error {
    let message: String
    let path: String
    let note: String?

    init(_ message: String, at path: String, note: String? = nil) {
        self.message = message
        self.path = path
        self.note = note
    }

    /// Reports the reason as the problem of a run.
    package func report(to diagnostics: inout DiagnosticCollector) {
        diagnostics.error(
            .revision, message, at: SourcePlace(ofFile: path),
            notes: note.map { [Diagnostic.Note($0)] } ?? [])
    }
}

extension DiagnosticIdentifier {
    static let revision: Self = "revision"
}
