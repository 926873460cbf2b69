/// A folder that is a git repository.
package struct GitFolder {
    private let folder: TemporaryFolder

    /// Makes a folder a repository with the branch `main`.
    package init(_ folder: TemporaryFolder) throws {
        self.folder = folder
        try run("init", "--quiet", "--initial-branch", "main")
    }

    /// Commits all files.
    package func commit() throws {
        try run("add", "--all")
        try run(
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet",
            "--message", "Change")
    }

    /// Returns what git says of files that are not committed.
    package func status() throws -> String {
        try Command.run("git", ["status", "--porcelain"], in: folder.path).output
    }

    private func run(_ arguments: String...) throws {
        let command = try Command.run("git", arguments, in: folder.path)
        if command.status != 0 { throw GitError(text: command.text) }
    }

    private struct GitError: Error { let text: String }
}
