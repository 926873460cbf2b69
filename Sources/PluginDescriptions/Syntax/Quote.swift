/// A kind of quotation mark that strings are found in. Only the double ones are JSON.
struct Quote {
    /// The ASCII character that closes the string.
    let closing: UInt8
    /// The last bytes of the curly ones that close it as well: U+2018 to U+201F are E2 80 98 to
    /// E2 80 9F in UTF-8.
    let curly: ClosedRange<UInt8>?
    /// The bytes of the mark that opens the string.
    let width: Int

    static let double = Quote(closing: UInt8(ascii: "\""), curly: nil, width: 1)
    static let single = Quote(closing: UInt8(ascii: "'"), curly: nil, width: 1)
    static let backtick = Quote(closing: UInt8(ascii: "`"), curly: nil, width: 1)
    static let curlySingle = Quote(closing: UInt8(ascii: "'"), curly: 0x98...0x9B, width: 3)
    static let curlyDouble = Quote(closing: UInt8(ascii: "\""), curly: 0x9C...0x9F, width: 3)

    /// Whether the mark is the one that JSON has.
    var isJSON: Bool { closing == UInt8(ascii: "\"") && width == 1 }
}

extension JSONReader {
    /// The quotation mark at `offset`.
    func quote(at offset: Int) -> Quote? {
        switch bytes[offset] {
        case UInt8(ascii: "\""): return .double
        case UInt8(ascii: "'"): return .single
        case UInt8(ascii: "`"): return .backtick
        case 0xE2 where offset + 2 < end && bytes[offset + 1] == 0x80:
            let last = bytes[offset + 2]
            return [.curlySingle, .curlyDouble].first { $0.curly?.contains(last) ?? false }
        default: return nil
        }
    }
}
