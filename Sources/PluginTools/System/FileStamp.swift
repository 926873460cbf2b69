/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
    let device: Int
    let node: UInt64
    let size: Int
    /// When its contents were last written, in nanoseconds since 1970. Programs can set it.
    let written: Int
    /// When anything of it was last changed, in nanoseconds since 1970. Programs cannot set it.
    let changed: Int

    /// Whether both are of one file, whatever its name and contents.
    package func isOfSameFile(as other: FileStamp) -> Bool {
        device == other.device && node == other.node
    }
}
