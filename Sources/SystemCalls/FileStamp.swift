/// The metadata of a file or folder. A file whose stamp is the same has most likely not been changed.
package struct FileStamp: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    package let kind: Kind
    package let size: Int
    package let device: Int
    package let node: UInt64
    /// When the contents were last written, in nanoseconds since 1970. Programs can set it.
    package let written: Int
    /// When anything was last changed, in nanoseconds since 1970. Programs cannot set it.
    package let changed: Int

    /// Whether both are of one file, whatever its name and contents.
    package func isOfSameFile(as other: FileStamp) -> Bool {
        device == other.device && node == other.node
    }
}
