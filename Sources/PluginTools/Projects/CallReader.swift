import PluginCore

/// Reads the calls in a source. It skips what it does not know.
struct CallReader: ByteReader {
    /// All calls, inner ones before the one around them.
    private(set) var calls: [SourceCall] = []
    /// All string literals without escapes.
    private(set) var literals: [(text: String, range: SourceRange)] = []
    let bytes: [UInt8]
    var index = 0
    private let isStarlark: Bool
    private var depth = 0

    /// - Parameter isStarlark: whether `#` begins a comment, and `=` follows a label.
    init(of bytes: [UInt8], isStarlark: Bool = false) {
        self.bytes = bytes
        self.isStarlark = isStarlark
        while index < bytes.count {
            _ = readExpression(role: "")
            index += 1
        }
    }

    /// Reads up to the next comma or closing bracket. Names count only if there is nothing else, as in `.v15`.
    private mutating func readExpression(role: String) -> SourceCall.Value? {
        var name: SourceCall.Value?
        var values: [SourceCall.Value] = []
        while true {
            skipTrivia(isStarlark: isStarlark)
            guard let byte = current, !",)]}".utf8.contains(byte) else {
                return values.count > 1 ? .list(values) : values.first ?? name
            }
            switch Character(UnicodeScalar(byte)) {
            case "\"", "'": add(readString())
            case "[", "(": values.append(.list(readItems(role: role).map(\.value)))
            case "{": _ = readItems(role: "")
            case _ where isOfWord(byte): add(readReference(role: role))
            default: index += 1
            }
        }
        func add(_ value: SourceCall.Value) {
            if case .name = value { name = value } else { values.append(value) }
        }
    }

    /// Reads the items in brackets.
    ///
    /// - Parameter role: the role of calls without a label.
    private mutating func readItems(role: String) -> [(label: String, value: SourceCall.Value)] {
        var items: [(label: String, value: SourceCall.Value)] = []
        index += 1
        depth += 1
        defer { depth -= 1 }
        // Manifests are not nested so deep.
        if depth > 100 { index = bytes.count }
        while true {
            skipTrivia(isStarlark: isStarlark)
            guard let byte = current else { return items }
            if ")]}".utf8.contains(byte) {
                index += 1
                return items
            }
            let label = readLabel()
            if let value = readExpression(role: label.isEmpty ? role : label) {
                items.append((label, value))
            }
            if current == UInt8(ascii: ",") { index += 1 }
        }
    }

    /// Reads a label with its colon; empty if there is none.
    private mutating func readLabel() -> String {
        let start = index
        let word = readWord()
        skipTrivia(isStarlark: isStarlark)
        let mark = UInt8(ascii: isStarlark ? "=" : ":")
        if !word.isEmpty, current == mark, bytes[(index + 1)...].first != mark {
            index += 1
            return word
        }
        index = start
        return ""
    }

    /// Reads a name or a call.
    private mutating func readReference(role: String) -> SourceCall.Value {
        let start = index
        let name = readWord()
        guard current == UInt8(ascii: "(") else { return .name(name) }
        let call = SourceCall(name: name, role: role, start: start, arguments: readItems(role: ""))
        calls.append(call)
        return .call(call)
    }

    /// Reads a literal. One with an interpolation has no known text.
    private mutating func readString() -> SourceCall.Value {
        let (quote, first) = (bytes[index], index)
        let isLong = bytes[index...].starts(with: [quote, quote, quote])
        let mark = [UInt8](repeating: quote, count: isLong ? 3 : 1)
        let start = index + mark.count
        index = start
        while let byte = current, !bytes[index...].starts(with: mark) {
            if byte == UInt8(ascii: "\n"), !isLong { break }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(index, bytes.count)
        let text = String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
        index = min(end + mark.count, bytes.count)
        if text.contains("\\") { return .name("") }
        literals.append((text, SourceRange(first, index)))
        return .text(text)
    }
}
