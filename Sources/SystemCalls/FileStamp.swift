/// The metadata of a file or folder. If a file's stamp is the same as before, its contents are most
/// likely the same too.
package struct FileStamp: Hashable, Sendable {
    /// The kind of a file system entry.
    package enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    package let kind: Kind
    /// The size in bytes.
    package let size: Int
    /// The number of the device that holds the file.
    package let device: Int
    /// The number of the file's inode on its device.
    package let node: UInt64
    /// The time of the last change of the contents, in nanoseconds since 1970. Programs can set it.
    package let modificationTime: Int
    /// The time of the last change of contents or metadata, in nanoseconds since 1970. Programs
    /// cannot set it.
    package let changeTime: Int

    /// Returns whether both stamps are of one file, whatever its name and contents.
    package func isOfSameFile(as other: FileStamp) -> Bool {
        device == other.device && node == other.node
    }
}
