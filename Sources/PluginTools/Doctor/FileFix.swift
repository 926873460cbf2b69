import PluginCore
import SystemCalls

/// A file that `doctor --fix` writes. It solves a problem that has one solution, and loses nothing of the user's.
package struct FileFix {
    package let path: String
    let bytes: [UInt8]
    /// The bytes on disk that were examined; nil if the file is new.
    let present: [UInt8]?
    /// Whether the file is a program.
    var isExecutable = false

    /// Returns the change as a patch for `patch -p1`.
    ///
    /// - Parameter folder: the absolute path that the paths in it start from.
    package func difference(in folder: String) -> [UInt8] {
        unifiedDiff(
            from: present, to: bytes, path: patchPath(FileIO.absolutePath(path), in: folder))
    }

    /// Writes the file. Throws if it has changed since it was examined.
    package func write() throws(FileSystemError) {
        try FileIO.makeDirectory(String(directory(of: path)))
        guard let present else {
            return try FileIO.create(path, with: bytes, isExecutable: isExecutable)
        }
        let bytes = try FileIO.read(path, limit: FileIO.xcodeLimit, followsLink: false)
        guard bytes == present else {
            throw FileSystemError(
                path: path, attempt: "cannot write",
                reason: "it changed while the doctor was running; run again")
        }
        try FileIO.replace(path, with: self.bytes)
    }
}

extension FileFix {
    /// Creates the fix of a file that is out of date or missing; nil for others, and for files with an edit.
    init?(_ comparison: FileComparison) {
        guard [.outOfDate, .missing].contains(comparison.state), let bytes = comparison.expected
        else { return nil }
        self.init(path: comparison.path, bytes: bytes, present: comparison.fileOnDisk?.bytes)
    }
}
