/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
    let device: Int
    let node: UInt64
    let size: Int
    /// When it was last written, since 1970.
    let seconds: Int
    let nanoseconds: Int

    /// Whether both are of one file, whatever its name and contents.
    package func isOfSameFile(as other: FileStamp) -> Bool {
        device == other.device && node == other.node
    }
}
