import TestSupport
import Testing

@testable import PluginCore

/// Tests of the facts about frameworks.
@Suite(.timed) struct KitTests {
    @Test(
        "a type has the framework's prefix, followed by a capital letter",
        arguments: Kit.all.map(\.name))
    func prefixes(name: String) throws {
        let kit = try #require(Kit.all.first { $0.name == name })
        for type in kit.platformTypes.map(\.spelling) {
            expect(kit.hasTypePrefix(type) && type != kit.typePrefix, "\(type)")
            expect(Kit.looking(like: type) == kit, "\(type)")
        }
        expect(Kit.looking(like: kit.typePrefix.lowercased() + "View") == nil)
        expect(Kit.looking(like: kit.typePrefix + "s") == nil)
    }

    @Test("all frameworks have the same shared types, sorted, and different platforms")
    func sharedTypes() {
        let names = Kit.all.map { $0.platformTypes.map(\.name) }
        expect(names.allSatisfy { $0 == names[0].sorted() })
        let platforms = Kit.all.flatMap(\.platformNames)
        expect(Set(platforms).count == platforms.count && platforms.contains("macOS"))
    }
}
