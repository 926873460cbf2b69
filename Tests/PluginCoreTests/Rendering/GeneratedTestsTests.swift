import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite("Generated tests", .timed)
struct GeneratedTestsTests {
    @Test("are the same for a description with comments on top")
    func comments() throws {
        let starters = try Self.starters()
        let commented = starters.mapValues {
            "// A comment.\n\n/* Another one,\n   of two lines. */\n" + $0
        }
        expect(try generate(starters), equals: try generate(commented))
    }

    @Test("name the keys that they prove, and not the lines of a description")
    func keys() throws {
        for (file, text) in try generate(Self.starters()) {
            let body = text.split(separator: "\n").dropFirst(5)
            expect(!body.contains { $0.contains(".plugin.json") }, "\(file)")
        }
        let loading = try #require(try generate(Self.starters())["LoadingViewControllerTests.swift"])
        expect(loading.contains(#""presentation.delay""#))
    }

    @Test("show a plugin twice, with different values of its inputs")
    func values() throws {
        let description = """
            {
              "inputs": [
                { "name": "message", "type": "String?", "default": "nil", "example": "\\"Fetching\\"" },
                { "name": "fraction", "type": "Double", "default": "0", "example": "0.4" }
              ],
              "content": { "stack": [
                { "label": "messageLabel", "text": { "input": "message" } },
                { "progress": "progressView", "value": { "input": "fraction" } }
              ] }
            }
            """
        let tests = try #require(try generate(["Values": description])["ValuesViewControllerTests.swift"])
        for line in [
            #"let plugin = window.host.showValues(message: "Fetching", fraction: 0.75)"#,
            #"expect(plugin.messageLabel.text, equals: "Fetching", "inputs.message")"#,
            #"expect(plugin.fraction, equals: 0.75, "inputs.fraction")"#,
            #"let other = window.host.showValues(message: "Second", fraction: 0.4)"#,
            #"expect(other.messageLabel.text, equals: "Second", "inputs.message")"#,
        ] {
            expect(tests.contains(line), "\(line)\n\(tests)")
        }
    }

    @Test("get a file with the support that they use")
    func support() throws {
        let starters = try Self.starters()
        let loading = try generate(["Loading": try #require(starters["Loading"])])
        let support = try #require(loading["PluginTestSupport.swift"])
        expect(support.contains("final class HostWindow") && support.contains("func hits"))
        for member in ["func press", "makeScrollingController", "func enter", "BoolBox"] {
            expect(!support.contains(member), "\(member)")
        }
        let all = try #require(try generate(starters)["PluginTestSupport.swift"])
        expect(all.contains("func press") && all.contains("func enter"))
    }

    @Test("can be found as one file for each plugin and one for their support")
    func files() throws {
        let starters = try Self.starters()
        expect(
            try generate(starters).keys.sorted(),
            equals: (starters.keys.map { "\($0)ViewControllerTests.swift" } + ["PluginTestSupport.swift"]).sorted())
    }

    @Test("are declared for XCTest if the configuration asks for that", arguments: [true, false])
    func framework(usesXCTest: Bool) throws {
        let files = try generate(Self.starters(), tests: usesXCTest ? .xctest : .swiftTesting)
        for (file, text) in files {
            expect(text.contains("@Test") != usesXCTest || file == "PluginTestSupport.swift")
            expect(text.contains("import XCTest"), equals: usesXCTest, "\(file)")
        }
    }

    /// Returns the text of each starter by its name.
    private static func starters() throws -> [String: String] {
        var texts: [String: String] = [:]
        for file in try Repository.files(in: "Templates/Starters", withSuffix: ".plugin.json") {
            texts[pluginName(ofPath: file)] = try Repository.text(of: file)
        }
        return texts
    }

    /// Returns the generated tests of plugins by the names of their files.
    private func generate(
        _ plugins: [String: String], tests framework: TestFramework = .swiftTesting
    ) throws -> [String: String] {
        var found = DiagnosticCollector()
        let descriptions = try plugins.map { name, text in
            let file = SourceFile(path: "\(name).plugin.json", text: text)
            return try #require(
                readDescription(file, name: name, configuration: ModuleConfiguration(), reporting: &found))
        }
        let files = Module(descriptions).files(
            GenerationOptions(tests: .init(directory: "", module: "App", framework: framework)), reporting: &found)
        expect(!found.hasErrors, "\(found.sorted)")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
