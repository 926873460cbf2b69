/// A number that tells a text from an edited one. It does not protect from intent.
///
/// The hash is FNV-1a with 64 bits (draft-eastlake-fnv).
struct Fingerprint: Equatable {
    /// 16 hexadecimal digits.
    let text: String

    init(of bytes: [UInt8]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }
}
