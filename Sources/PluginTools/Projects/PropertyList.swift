import PluginCore

/// A reader of property lists in the old text format, in which Xcode writes projects.
///
/// Foundation has one too, but the program would link all of Foundation for it.
struct PropertyList: ByteReader {
    let bytes: [UInt8]
    var index = 0
    private var depth = 0

    /// Returns the value of a property list; nil if it is not valid.
    static func read(_ bytes: [UInt8]) -> DataValue? {
        var reader = PropertyList(bytes: bytes)
        guard let value = reader.readValue() else { return nil }
        reader.skipTrivia()
        return reader.current == nil ? value : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readValue() -> DataValue? {
        skipTrivia()
        depth += 1
        defer { depth -= 1 }
        guard let byte = current, depth <= 100 else { return nil }
        return switch Character(UnicodeScalar(byte)) {
        case "{": readMembers().map(DataValue.members)
        case "(": readElements().map(DataValue.list)
        case "\"", "'": readQuoted().map(DataValue.text)
        case "<": readData().map(DataValue.text)
        default: readText().map(DataValue.text)
        }
    }

    private mutating func readMembers() -> [DataValue.Member]? {
        var members: [DataValue.Member] = []
        index += 1
        while !take("}") {
            guard let key = readValue()?.text, take("="), let value = readValue(), take(";")
            else { return nil }
            members.append((key, value))
        }
        return members
    }

    private mutating func readElements() -> [DataValue]? {
        var elements: [DataValue] = []
        index += 1
        while !take(")") {
            guard let element = readValue() else { return nil }
            elements.append(element)
            if !take(","), current != UInt8(ascii: ")") { return nil }
        }
        return elements
    }

    private mutating func readQuoted() -> String? {
        let quote = bytes[index]
        var text: [UInt8] = []
        index += 1
        while let byte = current, byte != quote {
            if byte == UInt8(ascii: "\\") { index += 1 }
            if let byte = current { text.append(byte) }
            index += 1
        }
        guard current == quote else { return nil }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readData() -> String? {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        defer { index = end + 1 }
        return String(decoding: bytes[index...end], as: UTF8.self)
    }

    private mutating func readText() -> String? {
        let word = readWord(with: "./-$:+@")
        return word.isEmpty ? nil : word
    }

    /// Skips a character after spaces and comments. Returns false if it is another one.
    private mutating func take(_ character: Character) -> Bool {
        skipTrivia()
        guard current == character.asciiValue else { return false }
        index += 1
        return true
    }
}
