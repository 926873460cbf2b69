/// A picture in the Portable Network Graphics format (ISO/IEC 15948).
struct PNG {
    private(set) var bytes: [UInt8]

    /// Creates a picture from a whole file; nil for other files.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > Self.headerLength, bytes.starts(with: Self.signature),
            bytes.suffix(Self.end.count) == Self.end[...]
        else { return nil }
        self.bytes = bytes
    }

    /// Whether plugingen wrote the picture.
    var isMarked: Bool { bytes[Self.headerLength...].starts(with: Self.mark) }

    /// The picture with a text that names plugingen.
    var marked: PNG {
        var copy = self
        if !isMarked { copy.bytes.insert(contentsOf: Self.mark, at: Self.headerLength) }
        return copy
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The length of the signature and of the first chunk, which always has the image's size.
    private static let headerLength = 33

    // A chunk has the length of its data, its name, its data, and a checksum.

    private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

    private static let mark: [UInt8] =
        [0, 0, 0, 26] + Array("tEXtSoftware\0plugingen preview".utf8) + [0x30, 0xEB, 0xE7, 0x2D]
}

/// Returns the bytes that a text in Base64 stands for; nil for other text.
func bytes(ofBase64 text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count) = (0, 0)
    for character in text.utf8 where character != UInt8(ascii: "=") {
        guard let value = base64Value(of: character) else { return nil }
        bits = (bits << 6 | value) & 0xFFFF
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
    }
    return bytes
}

private func base64Value(of character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
