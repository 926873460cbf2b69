import TestSupport
import Testing

@testable import PluginCore

@Suite("Kinds of generated files", .timed)
struct FileKindTests {
    @Test("have templates that are built in, and names that differ")
    func builtInKinds() {
        let kinds = FileKind.builtIn + [.userTests, .controllerTests.withoutTests]
        for kind in kinds {
            let names = [kind.template] + Kit.all.map { $0.name + "/" + kind.template }
            expect(names.contains { EmbeddedTemplates.all[$0] != nil }, "\(kind.template)")
        }
        let names = FileKind.builtIn.map { $0.fileName(ofPlugin: "Loading") }
        expect(Set(names).count, equals: names.count)
    }

    @Test("begin with the prefix of a module only if they are for tests")
    func prefixes() {
        for kind in FileKind.builtIn {
            let name = kind.fileName(ofPlugin: "Loading", prefix: "App")
            expect(name.hasPrefix("App"), equals: kind.isForTests)
        }
    }

    @Test(
        "of custom templates have the names of the templates",
        arguments: [
            ("Styles.swift", "Styles.swift", true, false),
            ("{{plugin}}Route.swift", "LoadingRoute.swift", false, false),
            ("Tests/{{plugin}}Snapshots.swift", "LoadingSnapshots.swift", false, true),
            ("Header", nil, false, false),
        ])
    func customKinds(template: String, name: String?, isShared: Bool, isForTests: Bool) {
        let kind = FileKind(ofTemplate: template)
        expect(kind?.fileName(ofPlugin: "Loading"), equals: name)
        expect(kind?.isShared ?? false, equals: isShared)
        expect(kind?.isForTests ?? false, equals: isForTests)
    }
}
