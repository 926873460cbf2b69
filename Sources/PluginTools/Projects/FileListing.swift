import PluginCore
import SystemCalls

/// The files in and below a folder, and a way to read them. Tests create one without a disk.
package struct FileListing {
    /// The absolute path of the folder.
    package let root: String
    /// The absolute paths of the files, sorted.
    package private(set) var paths: [String]
    /// The folder itself and those below it.
    package private(set) var folders: Set<String> = []
    /// The files in folders that links lead to, and that are nowhere else.
    private(set) var linkedPaths: [String] = []
    private let readFile: (String) -> [UInt8]?

    /// - Parameter files: the contents of the files, by their paths from the folder.
    package init(of root: String, files: [String: String]) {
        self.root = root
        paths = files.keys.map { joinPath(root, $0) }.sorted()
        for path in paths {
            folders.formUnion(enclosingFolders(of: parent(of: path)).prefix { $0 != root } + [root])
        }
        readFile = { path in
            path == "/" ? nil : files[relativePath(path, to: root)].map { Array($0.utf8) }
        }
    }

    /// Lists a folder on disk. Skips hidden folders, and those of package managers and Xcode.
    ///
    /// - Parameter followsLinks: whether ``linkedPaths`` are listed too.
    package init(of root: String, followsLinks: Bool = false) {
        self.root = root
        paths = []
        readFile = { try? FileIO.read($0, limit: FileIO.xcodeLimit) }
        var walk = Walk()
        walk.add(root)
        folders = Set(walk.folders)
        paths = walk.files.sorted()
        if followsLinks { linkedPaths = walk.filesBehindLinks() }
    }

    package func read(_ path: String) -> [UInt8]? { readFile(path) }

    /// The text of a file; empty if it cannot be read.
    func text(_ path: String) -> String {
        String(decoding: read(path) ?? [], as: UTF8.self)
    }

    func isFolder(_ path: String) -> Bool { folders.contains(path) }

    func contains(_ path: String) -> Bool { read(path) != nil }

    /// The names of the files and folders in each folder.
    var names: [String: [String]] {
        Dictionary(grouping: paths + folders.filter { $0 != root }, by: parent(of:))
            .mapValues { $0.map { fileName(ofPath: $0) }.sorted() }
    }
}

/// A walk through the folders on disk.
private struct Walk {
    var folders: [String] = []
    var files: [String] = []
    private var visited = VisitedFolders()
    private var links: [String] = []

    mutating func add(_ folder: String) {
        guard visited.enter(folder) else { return }
        folders.append(folder)
        let skipped = ["Carthage", "DerivedData", "Pods", "node_modules"]
        for name in (try? FileIO.contents(ofDirectory: folder)) ?? []
        where isVisible(name) && !skipped.contains(name) {
            let path = joinPath(folder, name)
            if !FileIO.isDirectory(path) {
                files.append(path)
            } else if FileIO.isLink(path) {
                if !FileIO.exists(joinPath(path, "Package.swift")) { links.append(path) }
            } else {
                add(path)
            }
        }
    }

    /// Follows links, the shortest first. A linked folder can also be in the walk by another path.
    mutating func filesBehindLinks() -> [String] {
        files = []
        visited = VisitedFolders()
        while let link = links.popShortest() { add(link) }
        return files.sorted()
    }
}
