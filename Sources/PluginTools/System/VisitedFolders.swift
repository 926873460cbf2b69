import SystemCalls

/// The folders that a search has been in, each once however many links lead to it.
struct VisitedFolders {
    private struct Identity: Hashable {
        let device: Int
        let node: UInt64
    }

    private var identities: Set<Identity> = []

    /// Whether a folder is there, and is met for the first time.
    mutating func enter(_ folder: String) -> Bool {
        guard let stamp = FileIO.stamp(of: folder) else { return false }
        return identities.insert(Identity(device: stamp.device, node: stamp.node)).inserted
    }
}

extension [String] {
    /// Takes the shortest path away, of several the first in their order: which link is followed to a folder does
    /// not depend on the file system.
    mutating func popShortest() -> String? {
        sort { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
        return popLast()
    }
}
