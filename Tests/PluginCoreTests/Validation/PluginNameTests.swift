import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct PluginNameTests {
    /// Returns the problems of an empty description in a file with this name, with their notes.
    private func problems(ofName name: String, prefix: String = "") -> [String] {
        let (description, found) = readDescription(
            named: name, SourceFile(path: "Example.plugin.json", text: "{}"),
            configuration: ModuleConfiguration(#"{ "prefix": "\#(prefix)" }"#))
        expect((description == nil), equals: found.contains { $0.severity == .error })
        expect(found.allSatisfy { $0.place.range == .start })
        return found.map { problem in
            ([problem.message] + problem.notes.map(\.message)).joined(separator: "; ") + " [\(problem.identifier.name)]"
        }
    }

    @Test(
        "names that can begin a type name are accepted",
        arguments: [
            "Loading", "EmptyState", "A", "URLBar", "Loading2", "Class", "Type", "Protocol", "Self",
            "Plugins", "PluginList", "Preview", "Österreich", "Uis", "UIs", "Us", "Nsx", "NSx",
            "My_Plugin",
        ])
    func good(name: String) {
        expect(problems(ofName: name), equals: [])
    }

    @Test(
        "names that cannot begin a type name are reported",
        arguments: [
            "my-plugin", "My Plugin", "2Fast", "", "_", "A.B", ".plugin.json", "Lade…", "😀", "A\nB",
        ])
    func redundantNames(name: String) {
        expect(
            problems(ofName: name),
            equals: [
                "'\(name)' cannot be part of the name of a Swift type; rename the file, with letters, digits "
                    + "and '_' only, as in 'EmptyState.plugin.json' [invalid-name]"
            ])
    }

    @Test("names of more than 100 bytes")
    func long() {
        expect(problems(ofName: String(repeating: "A", count: 100)), equals: [])
        expect(
            problems(ofName: "A" + String(repeating: "é", count: 50)),
            equals: [
                "a plugin's name has at most 100 bytes; file names contain it; rename the file " + "[invalid-name]"
            ])
    }

    @Test(
        "names without a capital letter are reported",
        arguments: [
            ("loading", "rename the file to 'Loading.plugin.json'"),
            ("_loading", "rename the file to 'Loading.plugin.json'"),
            ("__Loading", "rename the file to 'Loading.plugin.json'"),
            ("class", "rename the file to 'Class.plugin.json'"),
            ("self", "rename the file to 'Self.plugin.json'"),
            ("init", "rename the file to 'Init.plugin.json'"),
            ("österreich", "rename the file to 'Österreich.plugin.json'"),
            ("漢字", "rename the file, as in 'EmptyState.plugin.json'"),
            ("_2", "rename the file, as in 'EmptyState.plugin.json'"),
        ])
    func capitals(name: String, note: String) {
        expect(
            problems(ofName: name),
            equals: [
                "a plugin's name begins with a capital letter; \(note) [invalid-name]"
            ])
    }

    @Test("the name of a type that is generated for all plugins is reserved")
    func generated() {
        expect(
            problems(ofName: "Plugin"),
            equals: [
                "'PluginViewController' is a type that generated code uses; rename the file, as in "
                    + "'EmptyState.plugin.json' [invalid-name]"
            ])
    }

    @Test("the shared names for framework classes are reserved")
    func platform() {
        expect(
            problems(ofName: "Platform"),
            equals: [
                "'PlatformViewController' is a type that generated code uses; rename the file, as in "
                    + "'EmptyState.plugin.json' [invalid-name]"
            ])
        expect(problems(ofName: "Platform", prefix: "App"), equals: [])
    }

    @Test("a prefix can make a name look like a framework's own")
    func prefixes() {
        expect(problems(ofName: "UITable", prefix: "App"), equals: [])
        expect(
            problems(ofName: "ITable", prefix: "U"),
            equals: [
                "'UITableViewController' looks like a type of UIKit; choose another "
                    + "\"prefix\" in 'plugingen.json' [invalid-name]"
            ])
        // Such prefixes are mistakes of the configuration, and are reported there.
        expect(problems(ofName: "Table", prefix: "UI"), equals: [])
        expect(problems(ofName: "Table", prefix: "NSA"), equals: [])
    }

    @Test(
        "names that look like a framework's own are reported",
        arguments: [
            ("UI", "UIKit", "rename the file, as in 'EmptyState.plugin.json'"),
            ("UITable", "UIKit", "rename the file to 'Table.plugin.json'"),
            ("UIX", "UIKit", "rename the file to 'X.plugin.json'"),
            ("NS", "AppKit", "rename the file, as in 'EmptyState.plugin.json'"),
            ("NSTabs", "AppKit", "rename the file to 'Tabs.plugin.json'"),
        ])
    func kits(name: String, kit: String, note: String) {
        expect(
            problems(ofName: name),
            equals: ["'\(name)ViewController' looks like a type of \(kit); \(note) [invalid-name]"])
    }

    @Test("names that already say what their controllers are, are reported")
    func controllers() {
        expect(
            problems(ofName: "LoadingViewController"),
            equals: [
                "the controller would be called 'LoadingViewControllerViewController'; rename the file "
                    + "to 'Loading.plugin.json' [invalid-name]"
            ])
    }
}
