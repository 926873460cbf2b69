import PluginGeneration
import SystemCalls

/// A folder that a run writes files to.
///
/// One that is not there yet is filled under another name, and comes to its place as a whole, which takes
/// less time than to bring each file to its place.
struct OutputFolder: Sendable {
    private let path: String
    private let staging: StagingFolder?

    init(_ path: String) throws(FileSystemError) {
        self.path = path
        if path.isEmpty || FileIO.exists(path) {
            staging = nil
        } else {
            let parent = Self.parent(of: path)
            try FileIO.makeDirectory(parent)
            staging = StagingFolder(in: parent)
        }
        if staging == nil { try FileIO.makeDirectory(path) }
    }

    /// Writes a file, or replaces one. It can be called on any thread.
    func write(_ bytes: [UInt8], to name: String) throws(FileSystemError) {
        let path = joinPath(path, name)
        guard let staging else { return try FileIO.replace(path, with: bytes) }
        try staging.write(bytes, to: name, for: path)
    }

    /// Brings the files to their place, when all are written. Tells of each that cannot be brought there.
    func close() throws(FileSystemError) -> [FileSystemError] {
        try staging?.move(to: path) ?? []
    }

    /// Removes what runs that were ended have left of folders that they wrote to.
    static func removeAbandoned(of path: String) {
        FileIO.removeAbandonedFiles(in: path)
        StagingFolder.removeAbandoned(in: parent(of: path))
    }

    /// With its last slash, so that it is not empty for what is in the outermost folder.
    private static func parent(of path: String) -> String {
        var rest = path[...]
        while rest.count > 1, rest.last == "/" { rest.removeLast() }
        return String(rest[..<(rest.lastIndex(of: "/").map(rest.index(after:)) ?? rest.startIndex)])
    }
}
