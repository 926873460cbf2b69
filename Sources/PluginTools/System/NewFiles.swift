import PluginCore
import SystemCalls

/// Files that a command creates together, without replacing others.
///
/// A killed run may have created some of them, or all. The next run creates the rest.
package struct NewFiles {
    /// The files that do not exist yet, or that have replaceable contents.
    package let missing: [RenderedFile]
    /// The paths of existing files with the same contents.
    package let unchanged: [String]
    /// The paths of existing files that are in the way: those with other contents.
    package let occupied: [String]

    /// The missing files that exist with replaceable contents.
    private let replaced: Set<String>

    /// - Parameter replaceable: contents of existing files that lose nothing of the user's if they are replaced.
    package init(_ files: [RenderedFile], replaceable: [RenderedFile] = []) {
        let isUnchanged = { (file: RenderedFile) in (try? FileIO.read(file.path, followsLink: false)) == file.bytes }
        let replaced = Set(replaceable.filter(isUnchanged).map(\.path))
        let isMissing = { (file: RenderedFile) in
            !FileIO.exists(file.path) || replaced.contains(file.path) && !isUnchanged(file)
        }
        self.replaced = replaced
        missing = files.filter(isMissing)
        let present = files.filter { !isMissing($0) }
        unchanged = present.filter(isUnchanged).map(\.path)
        occupied = present.filter { !isUnchanged($0) }.map(\.path)
    }

    /// Returns one line for each file.
    ///
    /// - Parameter isDryRun: whether the missing files are not created.
    package func summary(isDryRun: Bool = false) -> String {
        let action = isDryRun ? "would write" : "wrote"
        return missing.map { "\(action) \($0.path.visible)\n" }.joined()
            + unchanged.map { "unchanged \($0.visible)\n" }.joined()
    }

    /// Creates the missing files and their folders, or throws and creates none. Removes what a killed run has left.
    package func create() throws(FileSystemError) {
        var written: [String] = []
        do throws(FileSystemError) {
            for file in missing {
                try FileIO.makeDirectory(String(directory(of: file.path)))
                if replaced.contains(file.path) {
                    try FileIO.replace(file.path, with: file.bytes)
                } else {
                    try FileIO.create(file.path, with: file.bytes)
                    written.append(file.path)
                }
            }
        } catch {
            for path in written { try? FileIO.remove(path) }
            throw error
        }
    }

    /// Removes the temporary files of killed runs in the folders of some files.
    package static func removeAbandonedFiles(besides files: [RenderedFile]) {
        for folder in directories(of: files.map(\.path)) { FileIO.removeAbandonedFiles(in: folder) }
    }
}
