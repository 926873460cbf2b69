/// A library of views that code is emitted for, such as UIKit, and the words in which code for it
/// differs from that for others: those of its folder in `Templates`.
package struct Kit: Sendable, Equatable {
    /// The name of the module.
    package let name: String
    private let words: [String: String]
    /// The types that each kit has under a name of its own, by the name that they all know.
    package let platformTypes: [String: String]
    /// Whether descriptions can ask for something that the kit does without.
    let hasRemarks: Bool
    /// The types that code for the kit uses by their names.
    let reservedTypes: Set<String>

    init(name: String, words: [String: String]) {
        self.name = name
        self.words = words
        platformTypes = words.filter { $0.key.hasPrefix(Self.platformPrefix) }
        hasRemarks = words.keys.contains { $0.hasPrefix(Self.remarkPrefix) }
        reservedTypes = Set((words["reserved.types"] ?? "").split(separator: " ").map(String.init))
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
            || reservedTypes.contains(type) && !type.hasPrefix("Plugin")
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
