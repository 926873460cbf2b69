/// A library of views that code is emitted for, such as UIKit, and the words in which code for it
/// differs from that for others: those of its folder in `Templates`.
package final class Kit: Sendable, Equatable {
    /// The name of the module.
    package let name: String
    private let words: [String: String]
    /// The types that each kit has under a name of its own, by the name that they all know.
    package let platformTypes: [String: String]
    /// Whether descriptions can ask for something that the kit does without.
    let hasRemarks: Bool
    /// Properties, and methods without arguments, of the kit's view controllers.
    let reservedMembers: [[String]]
    /// What the names of the kit's types begin with, and those of plugins do not.
    let reservedPrefix: String
    private let reservedLetters: [UInt8]

    init(name: String, words: [String: String], members: [[String]]) {
        self.name = name
        self.words = words
        var platformTypes: [String: String] = [:]
        var hasRemarks = false
        for (word, text) in words {
            if word.hasPrefix(Self.platformPrefix) { platformTypes[word] = text }
            if word.hasPrefix(Self.remarkPrefix) { hasRemarks = true }
        }
        self.platformTypes = platformTypes
        self.hasRemarks = hasRemarks
        reservedMembers = members
        reservedPrefix = words["reserved.prefix"] ?? ""
        reservedLetters = Array(reservedPrefix.utf8)
    }

    /// All kits; where several can be imported, the first one is used.
    package static let all: [Kit] = EmbeddedKits.names.map { name in
        Kit(
            name: name, words: EmbeddedKits.words[name] ?? [:],
            members: EmbeddedKits.members[name] ?? [])
    }.sorted { $0["rank"] < $1["rank"] }

    /// The words in files for several kits, where they are others than those of each kit.
    package static let sharedWords = EmbeddedKits.words[""] ?? [:]

    /// The kit of descriptions that name none.
    package static let usual = all[0]

    package static func == (one: Kit, other: Kit) -> Bool { one.name == other.name }

    /// The text of a word; empty where the kit has none.
    package subscript(word: String) -> String { words[word] ?? "" }

    /// The words of a text.
    func list(_ word: String) -> [String] {
        self[word].split(separator: " ").map(String.init)
    }

    /// The words that templates can name, which all kits have, if only as empty texts.
    package static var templateWords: [String] { EmbeddedKits.templateWords }

    /// What the names of such types begin with.
    static let platformPrefix = "Platform"
    private static let platformLetters = Array(platformPrefix.utf8)

    /// The type of images, by the name that all kits know.
    static let imageType = "PlatformImage"

    /// Whether a type is that of images, under one of its names.
    package static func isImage(_ type: String) -> Bool {
        type == imageType || all.contains { $0[imageType] == type }
    }

    /// Whether there are versions of a system that the kit is for.
    package func runs(on system: String) -> Bool {
        list("systems").contains(system)
    }

    /// What the kit does in the place of something that it does not have; nil where it has it.
    ///
    /// - Parameter path: the keys, and the word, by which descriptions ask for it.
    func remark(on path: String) -> String? { words[Self.remarkPrefix + path] }

    private static let remarkPrefix = "remark."

    /// Whether a name is that of one of the kit's types that code of plugins often names.
    func knows(_ type: String) -> Bool {
        platformTypes.values.contains(type)
            || !type.hasPrefix("Plugin") && usesType(type)
    }

    /// Whether code for the kit uses a type by its name.
    func usesType(_ name: String) -> Bool { list("reserved.types").contains(name) }

    /// Whether a type of the kit can be named in a text of Swift, which is quick to tell of most.
    func mayBeNamed(in swift: String) -> Bool {
        reservedLetters.isEmpty || swift.has(reservedLetters)
    }

    /// A type or an expression of a description in the words of the kit.
    package func translated(_ swift: String) -> String {
        if !swift.has(Self.platformLetters) { return swift }
        var result = ""
        var word = ""
        for scalar in (swift + "\0").unicodeScalars {
            if SwiftIdentifier.isBody(scalar) {
                word.unicodeScalars.append(scalar)
                continue
            }
            result += platformTypes[word] ?? word
            word = ""
            if scalar != "\0" { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

/// Lists of names in which those of n bytes are at n.
extension [[String]] {
    init(byLength names: [String]) {
        self = []
        for name in names {
            while count <= name.utf8.count { append([]) }
            self[name.utf8.count].append(name)
        }
    }

    /// Whether a name is in the list.
    func hasName(_ name: String) -> Bool {
        name.utf8.count < count && self[name.utf8.count].contains(name)
    }
}

extension PluginController {
    /// A type with the kit's own name for what all kits have, where it has one, under the name that they
    /// all know: `PlatformImage?` for `UIImage?`.
    func neutral(_ type: String) -> String {
        let isOptional = type.hasSuffix("?")
        let name = isOptional ? String(type.dropLast()) : type
        guard kits.count == 1, let known = kits[0].platformTypes.first(where: { $0.value == name })
        else { return type }
        return known.key + (isOptional ? "?" : "")
    }
}
