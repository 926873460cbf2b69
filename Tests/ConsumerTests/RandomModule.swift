import Foundation
import FuzzTargets
import PluginCore
import PluginTools
import TestSupport
import Testing

/// Random descriptions without errors, as the plugins of one module, with the code that its user
/// has to write.
struct RandomModule {
    let kit: Kit
    private(set) var descriptions: [SourceFile] = []
    /// The methods that the hooks call, as source code.
    private(set) var hooks: String
    private let configuration: ModuleConfiguration

    /// Creates the descriptions.
    ///
    /// - Parameters:
    /// - count: the number of descriptions that are tried.
    /// - isShowable: whether the plugins can be shown on a screen, for example with lengths that
    ///   fit on it.
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
                Choices(seed: UInt64(seed + number)), plugin: name, kit: kit, isShowable: isShowable)
            let file = SourceFile(path: "\(name).plugin.json", text: generator.description())
            var found = DiagnosticCollector()
            let files = generated(for: [file], configuration: configuration, reporting: &found)
            expect(files.isEmpty, equals: found.hasErrors)
            if files.isEmpty { continue }
            descriptions.append(file)
            let methods = generator.hooks.compactMap { $0.method(of: kit) }.map { method in
                "    func \(method.hook)(\(method.parameter)) {}\n"
            }
            if methods.isEmpty { continue }
            hooks += "\nextension \(name)ViewController {\n\(methods.joined())}\n"
        }
    }

    /// Returns plugins whose tests are run. `PLUGINGEN_DESCRIPTIONS` changes their number, and
    /// `PLUGINGEN_SEED` selects other plugins.
    static func shown(with kit: HeadlessKit) throws -> RandomModule {
        let kit = try #require(Kit.all.first { $0.name == kit.rawValue })
        return try RandomModule(
            count: (TestRun.number(of: "PLUGINGEN_DESCRIPTIONS") ?? 60) / 6, seed: TestRun.seed,
            kit: kit, isShowable: true)
    }

    /// Writes all Swift to two folders, with the tests in XCTest and the descriptions beside them.
    func write(to folder: TemporaryFolder, module: String, sources: String, tests: String) throws {
        var found = DiagnosticCollector()
        let files = generated(for: descriptions, configuration: configuration, module: module, reporting: &found)
        expect(!found.hasErrors, "\(DiagnosticFormat.text.text(for: found.sorted))")
        for file in files {
            let name = fileName(ofPath: file.path)
            try folder.write(file.text, to: "\(file.path.hasPrefix("Tests") ? tests : sources)/\(name)")
        }
        for description in descriptions {
            try folder.write(
                String(decoding: description.bytes, as: UTF8.self), to: "Descriptions/\(module)/\(description.path)")
        }
        try folder.write(hooks, to: "\(sources)/Hooks.swift")
    }
}
