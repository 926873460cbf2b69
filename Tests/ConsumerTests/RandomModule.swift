import DiagnosticPrinting
import Foundation
import FuzzTargets
import PluginDescriptions
import PluginGeneration
import TestSupport
import Testing

/// Descriptions at random that have no errors, as the plugins of one module, and what its user has to
/// write.
struct RandomModule {
    let kit: Kit
    private(set) var descriptions: [SourceFile] = []
    /// The methods that hooks call.
    private(set) var hooks: String
    private let configuration: ModuleConfiguration

    /// - Parameters:
    ///   - count: how many are tried.
    ///   - isShowable: whether the plugins can be shown: of lengths that fit on a screen, and so on.
    init(count: Int, seed: Int, kit: Kit = .default, isShowable: Bool = false) throws {
        self.kit = kit
        hooks = "import \(kit.name)\n"
        var found = DiagnosticCollector()
        configuration = try #require(
            readConfiguration(
                SourceFile(
                    path: "plugingen.json",
                    text: #"{ "kits": ["\#(kit.name)"], "tests": "xctest" }"#), reporting: &found))
        for number in 0..<count {
            let name = "Plugin\(number)"
            var generator = DescriptionGenerator(
                Choices(seed: UInt64(seed + number)), plugin: name, kit: kit,
                isShowable: isShowable)
            let file = SourceFile(path: "\(name).plugin.json", text: generator.description())
            var found = DiagnosticCollector()
            let files = generated(for: [file], configuration: configuration, reporting: &found)
            #expect(files.isEmpty == found.hasErrors)
            if files.isEmpty { continue }
            descriptions.append(file)
            let methods = generator.hooks.compactMap { $0.method(of: kit) }.map { method in
                "    func \(method.hook)(\(method.parameter)) {}\n"
            }
            if methods.isEmpty { continue }
            hooks += "\nextension \(name)ViewController {\n\(methods.joined())}\n"
        }
    }

    /// Plugins whose tests are run: more with the variable `PLUGINGEN_DESCRIPTIONS`, and others with
    /// `PLUGINGEN_SEED`.
    static func shown(with kit: HeadlessKit) throws -> RandomModule {
        let kit = try #require(Kit.all.first { $0.name == kit.rawValue })
        return try RandomModule(
            count: (TestRun.number(of: "PLUGINGEN_DESCRIPTIONS") ?? 60) / 6, seed: TestRun.seed,
            kit: kit, isShowable: true)
    }

    /// Writes all Swift into two folders, with the tests in XCTest, and the descriptions beside it.
    func write(to folder: TemporaryFolder, module: String, sources: String, tests: String) throws {
        var found = DiagnosticCollector()
        let files = generated(
            for: descriptions, configuration: configuration, module: module, reporting: &found)
        #expect(!found.hasErrors, "\(DiagnosticFormat.text.text(for: found.sorted))")
        for file in files {
            let name = fileName(ofPath: file.path)
            try folder.write(
                file.text, to: "\(file.path.hasPrefix("Tests") ? tests : sources)/\(name)")
        }
        for description in descriptions {
            try folder.write(
                String(decoding: description.bytes, as: UTF8.self),
                to: "Descriptions/\(module)/\(description.path)")
        }
        try folder.write(hooks, to: "\(sources)/Hooks.swift")
    }
}
