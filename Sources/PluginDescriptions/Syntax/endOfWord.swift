import SourceDiagnostics

extension JSONReader {
    /// The end of the letters, digits and signs at `offset` that make up a number or a word, right
    /// or wrong; `offset` itself if there are none.
    func endOfWord(from offset: Int) -> Int {
        var offset = offset
        while offset < end {
            let byte = bytes[offset]
            if byte < 0x80 {
                guard isWordCharacter(byte) else { break }
                offset += 1
            } else {
                guard let scalar = scalar(at: offset), scalar.properties.isIDContinue else { break }
                offset += UTF8.width(scalar)
            }
        }
        return offset
    }

    /// Whether a value or a key begins at `index`.
    func beginsValue() -> Bool {
        byte() == UInt8(ascii: "{") || byte() == UInt8(ascii: "[") || quote(at: index) != nil
            || endOfWord(from: index) > index
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private func isWordCharacter(_ byte: UInt8) -> Bool {
        let lowercase = byte | 0x20
        return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || isDigit(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
}
