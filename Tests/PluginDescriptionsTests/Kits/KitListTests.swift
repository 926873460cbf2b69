import Testing

@testable import PluginDescriptions

/// What is taken for granted of the lists in `kit.txt`, so that names are quickly looked up.
@Suite struct KitListTests {
    @Test("lists that are searched are sorted", arguments: Kit.all.map(\.name))
    func sortedLists(name: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        for word in ["reserved.types", "reserved.members"] {
            let words = kit.list(word)
            #expect(words == words.sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) })
            #expect(!words.isEmpty && words.allSatisfy(kit[word].hasWord))
        }
    }

    @Test("types begin with the kit's prefix, and a capital letter", arguments: Kit.all.map(\.name))
    func prefixes(name: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        let types = kit.list("reserved.types")
        #expect(types.allSatisfy { $0.first?.isUppercase == true })
        let own = types.filter { !$0.hasPrefix("Plugin") } + kit.platformTypes.values
        #expect(own.allSatisfy { $0.hasPrefix(kit.reservedPrefix) && kit.mayBeNamed(in: $0) })
        #expect(["", kit.reservedPrefix].contains(kit["typePrefix"]))
    }

    @Test(
        "words that are in a list, and that are not",
        arguments: ["a", "b", "be", "bee", "beef", "beest", "c", "ce", "cell", "cellss", "z", "é"])
    func otherWords(word: String) {
        #expect(!"bees cells".hasWord(word))
        #expect(!"".hasWord(word))
        let words = ["bees", word, "cells"].sorted()
        #expect(words.allSatisfy(words.joined(separator: " ").hasWord))
    }
}
