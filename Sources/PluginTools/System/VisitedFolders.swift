import SystemCalls

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
