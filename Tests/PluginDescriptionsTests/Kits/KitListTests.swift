import Testing

@testable import PluginDescriptions

/// What is taken for granted of the lists in `kit.txt`, so that names are quickly looked up.
@Suite struct KitListTests {
    @Test(
        "names are in the order of their lengths, and found",
        arguments: Kit.all.flatMap { [$0.reservedMembers, $0.words] } + [
            SwiftIdentifier.keywords, SwiftIdentifier.unusable, ReservedNames.ofEmittedControllers,
        ])
    func placesOfNames(list: NameList) {
        let lengths = list.names.map(\.utf8.count)
        #expect(lengths == lengths.sorted())
        #expect(list.names.count > 8 && list.names.allSatisfy(list.has))
        #expect(Set(list.names).count == list.names.count)
    }

    @Test(
        "what real controllers have is reserved",
        arguments: [
            ("AppKit", "className"), ("AppKit", "classCode"), ("AppKit", "classForKeyedArchiver"),
            ("AppKit", "makeTouchBar"), ("AppKit", "prepareForInterfaceBuilder"),
            ("UIKit", "interfaceOrientation"), ("UIKit", "viewSafeAreaInsetsDidChange"),
            // Since iOS 17.
            ("UIKit", "accessibilityLabelBlock"), ("UIKit", "isAccessibilityElementBlock"),
            ("UIKit", "automationElementsBlock"),
            // Deprecated.
            ("UIKit", "activePresentationController"), ("UIKit", "previewActionItems"),
            ("UIKit", "providesPresentationContextTransitionStyle"),
            // Only on tvOS, on visionOS, and on Mac Catalyst.
            ("UIKit", "preferredUserInterfaceStyle"), ("UIKit", "touchBar"),
            ("UIKit", "preferredContainerBackgroundStyle"),
            // Names that Swift knows from Objective-C or from its older versions.
            ("UIKit", "childViewControllerForPointerLock"), ("UIKit", "editing"),
            ("UIKit", "nextResponder"), ("UIKit", "parentViewController"),
            ("AppKit", "parentViewController"), ("AppKit", "viewLoaded"),
        ])
    func members(name: String, member: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        #expect(kit.reservedMembers.has(member))
    }

    @Test("templates can name all words without a dot")
    func templateWords() {
        let all = Kit.all.flatMap(\.words.names) + EmbeddedKits.sharedWords.keys
        let words = Set(all.filter { !$0.contains(".") }).sorted()
        #expect(Kit.templateWords.map { "\($0)" } == words)
    }

    @Test("each word of a kit leads to its text, and no other word to one", arguments: Kit.all)
    func words(kit: Kit) throws {
        let texts = kit.textsByWord
        #expect(kit.words.names.count == kit.texts.count)
        for (word, text) in texts {
            #expect(kit[word] == text)
            #expect(kit[word + "?"] == "")
            #expect(kit[String(word.dropLast())] == texts[String(word.dropLast())] ?? "")
        }
        #expect(kit[""] == "" && kit[String(repeating: "a", count: 200)] == "")
        let types = texts.keys.filter { $0.hasPrefix("Platform") }.sorted()
        #expect(kit.platformTypes.map(\.name) == types)
        #expect(kit.platformTypes.allSatisfy { $0.spelling == texts[$0.name] })
        #expect(kit.templateTexts == Kit.templateWords.map { texts["\($0)"] ?? "" })
        #expect(kit.hasRemarks == texts.keys.contains { $0.hasPrefix("remark.") })
        #expect(Kit.all.map { $0["rank"] } == Kit.all.map { $0["rank"] }.sorted())
    }

    @Test("types begin with the kit's prefix, and a capital letter", arguments: Kit.all.map(\.name))
    func prefixes(name: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        let types = kit.list("reserved.types")
        #expect(types.allSatisfy { $0.first?.isUppercase == true })
        let own = types.filter { !$0.hasPrefix("Plugin") } + kit.platformTypes.map(\.spelling)
        #expect(own.allSatisfy { $0.hasPrefix(kit.reservedPrefix) && kit.mayBeNamed(in: $0) })
        #expect(["", kit.reservedPrefix].contains(kit["typePrefix"]))
    }

    @Test(
        "names that are not in a list",
        arguments: ["", "a", "b", "bee", "beef", "beest", "cell", "cellss", "é", "bee\u{301}"])
    func otherNames(name: String) {
        #expect(!NameList(byLength: ["bees", "cells"]).has(name))
        #expect(!NameList(byLength: []).has(name))
    }
}
