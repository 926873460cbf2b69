import PluginCore

/// A reader of a source, from its first byte to the last one.
protocol ByteReader {
    var bytes: [UInt8] { get }
    var index: Int { get set }
}

extension ByteReader {
    /// The next byte; nil at the end.
    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Reads the bytes that belong to a word; empty if the next one does not.
    mutating func readWord(with others: String = "") -> String {
        let word = bytes[index...].prefix { isOfWord($0) || others.utf8.contains($0) }
        index = word.endIndex
        return String(decoding: word, as: UTF8.self)
    }

    /// Skips spaces and comments.
    ///
    /// - Parameter isStarlark: whether `#` begins a comment.
    mutating func skipTrivia(isStarlark: Bool = false) {
        while let byte = current {
            if byte <= UInt8(ascii: " ") {
                index += 1
            } else if bytes[index...].starts(with: isStarlark ? "#".utf8 : "//".utf8) {
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if !isStarlark, bytes[index...].starts(with: "/*".utf8) {
                index = bytes[index...].firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count
            } else {
                return
            }
        }
    }
}
