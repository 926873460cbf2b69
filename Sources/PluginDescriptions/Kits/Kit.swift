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
    /// The types that code for the kit uses by their names, sorted.
    let reservedTypes: String
    /// Properties, and methods without arguments, of the kit's view controllers, sorted.
    let reservedMembers: String
    /// What the names of the kit's types begin with, and those of plugins do not.
    let reservedPrefix: String

    init(name: String, words: [String: String]) {
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
        reservedTypes = words["reserved.types"] ?? ""
        reservedMembers = words["reserved.members"] ?? ""
        reservedPrefix = words["reserved.prefix"] ?? ""
    }

    /// All kits; where several can be imported, the first one is used.
    package static let all: [Kit] = EmbeddedKits.words.filter { !$0.key.isEmpty }.map(Kit.init)
        .sorted { $0["rank"] < $1["rank"] }

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
    package static let templateWords = Set(EmbeddedKits.words.flatMap(\.value.keys))
        .filter { !$0.contains(".") }.sorted()

    /// What the names of such types begin with.
    static let platformPrefix = "Platform"

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
            || !type.hasPrefix("Plugin") && reservedTypes.hasWord(type)
    }

    /// Whether a type of the kit can be named in a text of Swift, which is quick to tell of most.
    func mayBeNamed(in swift: String) -> Bool {
        guard let first = reservedPrefix.utf8.first else { return true }
        return swift.hasByte { $0 == first }
    }

    /// A type or an expression of a description in the words of the kit.
    package func translated(_ swift: String) -> String {
        // To look for a letter takes a hundredth of what it takes to look for a text.
        guard swift.utf8.contains(UInt8(ascii: "P")), swift.contains(Self.platformPrefix) else {
            return swift
        }
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

extension String {
    /// Whether a word is among those of the text, which are sorted, with a space between two.
    ///
    /// To look for a few words takes a fiftieth of what it takes to make a set of all.
    func hasWord(_ word: String) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { text in
            word.utf8.withContiguousStorageIfAvailable { has($0, in: text) }
        }
        return found == true
    }

    private func has(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let space = UInt8(ascii: " ")
        var (low, high) = (0, text.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, text[start - 1] != space { start -= 1 }
            var (end, length) = (start, 0)
            while length < word.count, end < high, text[end] == word[length] {
                end += 1
                length += 1
            }
            let isWhole = end == high || text[end] == space
            if isWhole, length == word.count { return true }
            if isWhole || length < word.count && text[end] < word[length] {
                while end < high, text[end] != space { end += 1 }
                low = end + 1
            } else {
                high = start - 1
            }
        }
        return false
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
