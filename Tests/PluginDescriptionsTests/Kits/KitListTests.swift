import Testing

@testable import PluginDescriptions

/// What is taken for granted of the lists in `kit.txt`, so that names are quickly looked up.
@Suite struct KitListTests {
    @Test("names are found at the place of their length", arguments: Kit.all.map(\.name))
    func placesOfNames(name: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        let members = kit.reservedMembers
        #expect(members.count > 8 && members.joined().allSatisfy(members.hasName))
        #expect(Set(members.joined()).count == members.joined().count)
    }

    @Test(
        "what real controllers have is reserved",
        arguments: [
            ("AppKit", "className"), ("AppKit", "classCode"), ("UIKit", "interfaceOrientation"),
        ])
    func members(name: String, member: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        #expect(kit.reservedMembers.hasName(member))
    }

    @Test("templates can name all words without a dot")
    func templateWords() {
        let words = Set(EmbeddedKits.words.flatMap(\.value.keys)).filter { !$0.contains(".") }
        #expect(Kit.templateWords == words.sorted())
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
        "names that are not in a list",
        arguments: ["", "a", "b", "bee", "beef", "beest", "cell", "cellss", "é", "bee\u{301}"])
    func otherNames(name: String) {
        #expect(![[String]](byLength: ["bees", "cells"]).hasName(name))
        #expect(![[String]]().hasName(name))
    }
}
