/// A library of views that code is emitted for, such as UIKit, and the words in which code for it
/// differs from that for others: those of its folder in `Templates`.
package final class Kit: Sendable, Equatable {
    /// The name of the module.
    package let name: String
    let words: NameList
    /// The texts of the words, in the order of these.
    let texts: [String]
    /// The types that each kit has under a name of its own, sorted by the names that they all know.
    package let platformTypes: [PlatformType]
    /// The texts of the words that templates can name, in the order of these.
    package let templateTexts: [String]
    /// Whether descriptions can ask for something that the kit does without.
    let hasRemarks: Bool
    /// Properties, and methods without arguments, of the kit's view controllers.
    let reservedMembers: NameList
    /// What the names of the kit's types begin with, and those of plugins do not.
    let reservedPrefix: String
    private let reservedLetters: [UInt8]

    init(
        name: String, words: NameList, texts: [String], platformTypes: [PlatformType],
        templateTexts: [String], hasRemarks: Bool, reservedMembers: NameList
    ) {
        self.name = name
        self.words = words
        self.texts = texts
        self.platformTypes = platformTypes
        self.templateTexts = templateTexts
        self.hasRemarks = hasRemarks
        self.reservedMembers = reservedMembers
        reservedPrefix = words.place(of: "reserved.prefix").map { texts[$0] } ?? ""
        reservedLetters = Array(reservedPrefix.utf8)
    }

    /// All kits; where several can be imported, the first one is used.
    package static var all: [Kit] { EmbeddedKits.all }

    /// The text of a word in files for several kits; nil where it is that of each kit.
    package static func sharedText(of word: String) -> String? { EmbeddedKits.sharedWords[word] }

    /// The kit of descriptions that name none.
    package static let usual = all[0]

    package static func == (one: Kit, other: Kit) -> Bool { one.name == other.name }

    /// The text of a word; empty where the kit has none.
    package subscript(word: String) -> String { text(of: word) ?? "" }

    /// The text of a word.
    private func text(of word: String) -> String? { words.place(of: word).map { texts[$0] } }

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

    /// How a type of the name that all kits know is spelt for this one.
    package func platformType(named name: String) -> String? {
        for index in platformTypes.indices where platformTypes[index].name == name {
            return platformTypes[index].spelling
        }
        return nil
    }

    /// Whether there are versions of a system that the kit is for.
    package func runs(on system: String) -> Bool {
        list("systems").contains(system)
    }

    /// What the kit does in the place of something that it does not have; nil where it has it.
    ///
    /// - Parameter path: the keys, and the word, by which descriptions ask for it.
    func remark(on path: String) -> String? { text(of: Self.remarkPrefix + path) }

    private static let remarkPrefix = "remark."

    /// Whether a name is that of one of the kit's types that code of plugins often names.
    func knows(_ type: String) -> Bool {
        platformTypes.contains { $0.spelling == type }
            || !type.hasPrefix("Plugin") && (usesType(type) || list("known.types").contains(type))
    }

    /// Whether code for the kit uses a type by its name.
    func usesType(_ name: String) -> Bool { list("reserved.types").contains(name) }

    /// Whether a type of the kit can be named in a text of Swift, which is quick to tell of most.
    func mayBeNamed(in swift: String) -> Bool {
        reservedLetters.isEmpty || swift.has(reservedLetters)
    }

    /// The kit whose types a name, or the beginning of one, looks like: `UITable`, not `UIs`.
    static func looking(like name: String) -> Kit? {
        all.first { kit in
            let prefix = kit.reservedPrefix
            return kit.mayBeNamed(in: name) && !prefix.isEmpty && name.hasPrefix(prefix)
                && name.dropFirst(prefix.count).first?.isUppercase != false
        }
    }

    /// A type or an expression of a description in the words of the kit; texts in it stay as they are.
    package func translated(_ swift: String) -> String {
        if !swift.has(Self.platformLetters) { return swift }
        var result = ""
        var end = swift.startIndex
        for part in SwiftIdentifier.codeParts(of: swift[...]) {
            result += swift[end..<part.startIndex] + translatedWords(of: part)
            end = part.endIndex
        }
        return result + swift[end...]
    }

    private func translatedWords(of code: Substring) -> String {
        var result = ""
        var word = ""
        for scalar in (code + "\0").unicodeScalars {
            if SwiftIdentifier.isBody(scalar) {
                word.unicodeScalars.append(scalar)
                continue
            }
            result += platformType(named: word) ?? word
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
        guard kits.count == 1,
            let known = kits[0].platformTypes.first(where: { $0.spelling == name })
        else { return type }
        return known.name + (isOptional ? "?" : "")
    }
}

/// A type that each kit has under a name of its own.
package struct PlatformType: Sendable {
    /// The name that all kits know: `PlatformView`.
    package let name: String
    /// The kit's own name: `UIView`.
    package let spelling: String
}
