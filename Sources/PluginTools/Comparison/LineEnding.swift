import PluginCore

/// The ending of the lines of a text.
enum LineEnding {
    case lineFeed
    case carriageReturnLineFeed

    /// Finds the ending of the first line. Git changes all lines of a file or none.
    init(of bytes: [UInt8]) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        self = end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? .carriageReturnLineFeed : .lineFeed
    }

    /// Returns the text with this ending of all lines.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let bytes = withLineFeeds(bytes)
        if self == .lineFeed { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            if byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
            result.append(byte)
        }
        return result
    }
}
