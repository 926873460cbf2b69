/// Returns a value as it is typed in a POSIX shell: in single quotes if it needs them, and with escapes if it has
/// invisible characters, which could control a terminal.
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
    if value.visible != value { return escaped(value) }
    return singleQuoted(value)
}

/// Returns a value in the quotes that all POSIX shells have.
package func singleQuoted(_ value: String) -> String { "'" + value.replacing("'", with: "'\\''") + "'" }

/// Returns a value in the quotes that allow escapes, such as `$'\\033'`.
private func escaped(_ value: String) -> String {
    let characters = value.unicodeScalars.map { scalar -> String in
        if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
        let text = String(scalar)
        return text.visible == text ? text : scalar.octalEscapes
    }
    return "$'\(characters.joined())'"
}

extension Unicode.Scalar {
    /// The UTF-8 bytes of the character as octal escapes, such as `\033`.
    package var octalEscapes: String {
        String(self).utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}
