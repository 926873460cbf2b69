/// A file's text, before it is compared with what is there.
package struct RenderedFile: Sendable {
    package let path: String
    /// UTF-8.
    package let bytes: [UInt8]
}
