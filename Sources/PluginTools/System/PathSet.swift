import SystemCalls

/// A set of paths that compares their bytes.
///
/// Strings are equal if they differ only in their Unicode normalization, such as `é` in one character and in two. On
/// Linux, these are the names of two files.
struct PathSet {
    private var paths: Set<[UInt8]> = []

    init(_ paths: some Sequence<String> = []) {
        self.paths = Set(paths.map { Array($0.utf8) })
    }

    /// Adds a path, and returns whether it is new.
    mutating func insert(_ path: String) -> Bool { paths.insert(Array(path.utf8)).inserted }

    func contains(_ path: String) -> Bool { paths.contains(Array(path.utf8)) }
}

extension [String] {
    /// Each path once, sorted.
    var uniquePaths: [String] {
        var known = PathSet()
        return sorted { $0 == $1 ? $0.utf8.lexicographicallyPrecedes($1.utf8) : $0 < $1 }.filter { known.insert($0) }
    }
}

/// The folders that a search has visited, each once even if several links lead to it.
struct VisitedFolders {
    private struct Identity: Hashable {
        let device: UInt64
        let node: UInt64
    }

    private var identities: Set<Identity> = []

    /// Adds a folder, and returns whether it exists and is new.
    mutating func enter(_ folder: String) -> Bool {
        guard let stamp = FileIO.stamp(of: folder) else { return false }
        return identities.insert(Identity(device: stamp.device, node: stamp.node)).inserted
    }
}

extension [String] {
    /// Removes and returns the shortest path, so that the followed link does not depend on the file system.
    mutating func popShortest() -> String? {
        sort { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        return popLast()
    }
}
