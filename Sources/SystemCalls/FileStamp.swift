/// A time since 1970. Its nanoseconds alone do not fit in an `Int` after the year 2262.
package struct FileTime: Hashable, Sendable {
    package let seconds: Int
    /// The part below a second.
    package let nanoseconds: Int
}

/// The metadata of a file or folder. If a file's stamp is the same as before, its contents are most
/// likely the same too.
package struct FileStamp: Hashable, Sendable {
    /// The kind of a file system entry.
    package enum Kind: Sendable {
        case file, folder, link, other
    }

    package let kind: Kind
    /// The size in bytes.
    package let size: Int
    /// The number of the device that holds the file.
    package let device: UInt64
    /// The number of the file's inode on its device.
    package let node: UInt64
    /// The time of the last change of the contents. Programs can set it to any time.
    package let modificationTime: FileTime
    /// The time of the last change of contents or metadata. Programs cannot set it.
    package let changeTime: FileTime

    /// Returns whether both stamps are of one file, whatever its name and contents.
    package func isOfSameFile(as other: FileStamp) -> Bool { device == other.device && node == other.node }
}
