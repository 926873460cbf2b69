import SystemCalls

/// A set of paths that compares their bytes.
///
/// Strings are equal if they differ only in their Unicode normalization, such as `é` in one character and in two. On
/// Linux, these are the names of two files.
struct PathSet {
    private var paths: Set<[UInt8]> = []

    init(_ paths: some Sequence<String> = []) { self.paths = Set(paths.map { Array($0.utf8) }) }

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
