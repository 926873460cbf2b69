/// Returns a value as it is typed in a POSIX shell: in single quotes if it needs them.
package func shellQuoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-_./=:,@%+".utf8.contains(byte)
        }
    }
    if isPlain, !value.isEmpty { return value }
    let parts = value.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
}
