import PluginCore

/// An extension in Swift source, with the methods and properties that it declares.
struct SwiftExtension {
    struct Member {
        let name: String
        let range: SourceRange
        /// The text between the name and the body: the parameters of a method.
        let signature: String
    }

    /// The name of the extended type, without that of a module.
    let type: String
    /// The types that the extension's header names after the extended one, as in `where Self: UIViewController`.
    let constraints: [String]
    let members: [Member]

    /// Returns the extensions in Swift source, which may have mistakes.
    static func all(in bytes: [UInt8]) -> [SwiftExtension] {
        var reader = SwiftExtensionReader(in: bytes)
        return reader.readAll()
    }

    fileprivate init(header: [String], members: [Member]) {
        let name = header.prefix { $0 != "where" }
        // A module can precede the type, and protocols follow it.
        let modules = Kit.all.map(\.name)
        let type = name.first { !modules.contains($0) } ?? ""
        self.type = type
        constraints = header.filter { $0 != type }
        self.members = members
    }
}

/// Reads the extensions in Swift source.
private struct SwiftExtensionReader {
    private let bytes: [UInt8]
    private let words: [SourceRange]
    private var index = 0

    init(in bytes: [UInt8]) {
        self.bytes = bytes
        words = SwiftWords(in: bytes, includingBraces: true).ranges
    }

    mutating func readAll() -> [SwiftExtension] {
        var extensions: [SwiftExtension] = []
        while index < words.count {
            switch word {
            case "extension": extensions.append(readExtension())
            case "{": skipBraces()
            default: index += 1
            }
        }
        return extensions
    }

    private var word: String { String(decoding: bytes[words[index].offsets], as: UTF8.self) }

    private mutating func readExtension() -> SwiftExtension {
        index += 1
        var header: [String] = []
        while index < words.count, word != "{" {
            header.append(word)
            index += 1
        }
        index += 1
        return SwiftExtension(header: header, members: readMembers())
    }

    /// Reads up to the brace that ends the extension.
    private mutating func readMembers() -> [SwiftExtension.Member] {
        var members: [SwiftExtension.Member] = []
        while index < words.count, word != "}" {
            switch word {
            case "{": skipBraces()
            case "func", "var":
                index += 1
                if index < words.count { members.append(member(named: words[index])) }
            default: index += 1
            }
        }
        index += 1
        return members
    }

    private func member(named range: SourceRange) -> SwiftExtension.Member {
        let end = words[index...].first { bytes[$0.lowerBound] == UInt8(ascii: "{") }
        let signature = bytes[range.upperBound..<(end?.lowerBound ?? bytes.count)]
        return SwiftExtension.Member(name: word, range: range, signature: String(decoding: signature, as: UTF8.self))
    }

    /// Skips the braces that begin here, and everything between them.
    private mutating func skipBraces() {
        var depth = 0
        while index < words.count {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }
}
