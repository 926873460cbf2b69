import PluginDescriptions

/// What is in the place of a generated file, compared with what would be generated.
package struct FileComparison: Sendable {
    package let path: String
    package let state: FileState
    /// Whether it is not as plugingen has made it, so that replacing it would lose someone's work.
    package let isEdited: Bool
    /// What is there; nil where nothing is, and for what is up to date.
    package let present: SourceFile?
    /// What would be there; nil where nothing would be, and for what is up to date. It has the line endings of what is there.
    package let expected: [UInt8]?
    /// The first line of what is there that differs.
    package let place: SourcePlace

    /// How to come from what is there to what would be generated, as `patch -p1` reads it.
    ///
    /// - Parameter folder: the absolute path that the paths in it start from.
    package func difference(in folder: String) -> [UInt8] {
        var path = relativePath(path, to: folder)
        while path.hasPrefix("./") { path.removeFirst(2) }
        while path.hasPrefix("/") { path.removeFirst() }
        return unifiedDiff(from: present?.bytes, to: expected, path: path)
    }
}

extension FileComparison {
    /// A file that is as it would be generated.
    package init(upToDate path: String) {
        self.init(
            path: path, state: .upToDate, isEdited: false, present: nil, expected: nil,
            place: SourcePlace(SourceFile(path: path, bytes: [])))
    }
}

/// How a file stands to its description.
package enum FileState: String, CaseIterable, Sendable {
    case upToDate = "up to date"
    /// As plugingen has made it, from another description or in another version.
    case outOfDate = "out of date"
    case editedByHand = "edited by hand"
    case missing
    /// Generated for a description that is gone.
    case orphaned = "orphaned"
}
