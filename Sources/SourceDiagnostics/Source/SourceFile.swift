/// A text that problems can be found in, together with the path that its reader knows it by.
package struct SourceFile: Sendable {
    /// The path as diagnostics show it: as the user gave it, never made absolute.
    package let path: String

    /// The text as UTF-8, exactly as it was read.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text in `range`, with invalid UTF-8 replaced by U+FFFD.
    package func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.clamped(to: bytes.count).offsets], as: UTF8.self)
    }
}
