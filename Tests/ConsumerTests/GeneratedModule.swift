import Foundation
import TestSupport
import Testing

/// Swift generated for a folder of descriptions, together with the user's own code.
struct GeneratedModule: Sendable {
    let name: String
    /// The frameworks that it is generated for.
    let kits: [HeadlessKit]
    /// The folder with the subfolders `Sources`, `Tests` and `XCTests`.
    let folder: TemporaryFolder

    /// Returns a module for each folder of descriptions, for the starters with the configuration of README, and for the plugins of
    /// random walks.
    ///
    /// - Parameter withSupportTests: whether the modules include the user's tests.
    static func all(withSupportTests: Bool = true) throws -> [GeneratedModule] {
        try names.map { try GeneratedModule(name: $0, withSupportTests: withSupportTests) }
    }

    static let names = DescribedModule.all.map(\.name) + ["Starters", macStarters, "Walk"]

    /// Returns the folder of the user's own code for a module, with sources in `Support` and tests
    /// in `SupportTests`.
    static func support(of name: String) -> String {
        switch name {
        case "Starters", macStarters: Repository.path("Tests", "Fixtures", "Starters")
        case "Walk": Repository.path("Tests", "Fixtures", "Walk")
        default: DescribedModule.named(name).path
        }
    }

    /// The name of the module with the starters, generated for AppKit.
    static let macStarters = "MacStarters"

    /// Returns the frameworks that the configuration of a module names.
    static func kits(of name: String) throws -> [HeadlessKit] {
        if name == macStarters { return [.appKit] }
        guard let kits = configuration(of: name).firstMatch(of: #/"kits":\s*\[([^\]]*)\]/#)?.1 else { return [.uiKit] }
        return HeadlessKit.allCases.filter { kits.contains("\"\($0.rawValue)\"") }
    }

    /// The text of the module's configuration; empty if there is none.
    var configuration: String { Self.configuration(of: name) }

    private static func configuration(of name: String) -> String {
        let path = descriptions(of: name) + "/plugingen.json"
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    init(name: String, withSupportTests: Bool = true) throws {
        self.name = name
        kits = try Self.kits(of: name)
        folder = try TemporaryFolder()
        try Self.generate(
            name, to: folder, sources: "Sources", tests: "Tests", xcTests: "XCTests",
            withSupportTests: withSupportTests)
    }

    /// Creates the module of the starters with another configuration.
    init(startersWithAccess access: String, prefix: String) throws {
        name = "Starters"
        kits = [.uiKit]
        folder = try TemporaryFolder()
        try folder.copy(Self.descriptions(of: name), to: "Descriptions")
        // Hosts conform to a protocol of the module, which tests then import publicly.
        let names = [
            #""prefix": "\#(prefix)""#, #""hosts": { "controllers": "PageHost", "views": "Page" }"#,
        ]
        let keys = [#""access": "\#(access)""#] + (prefix.isEmpty ? [] : names)
        try folder.write("{ \(keys.joined(separator: ", ")) }", to: "Descriptions/plugingen.json")
        try Self.generate(
            name, from: folder.path(of: "Descriptions"), to: folder, sources: "Sources",
            tests: "Tests", xcTests: "XCTests", withSupportTests: false)
        let hooks = "Sources/SearchResultsViewController+Hooks.swift"
        let text = try folder.read(hooks)
        try folder.write(text.replacing("SearchResults", with: prefix + "SearchResults"), to: hooks)
    }

    /// Generates a module with its tests, and copies the user's own sources and tests.
    ///
    /// - Parameters:
    /// - tests: the folder for tests in Swift Testing. If it is nil, there are none, and the user's
    ///   tests are copied to the other folder.
    /// - xcTests: the folder for tests in XCTest; nil for none.
    /// - withSupportTests: whether to copy the user's tests.
    static func generate(
        _ name: String, from descriptions: String? = nil, to folder: TemporaryFolder,
        sources: String, tests: String?, xcTests: String?, withSupportTests: Bool = true
    ) throws {
        var from = descriptions ?? Self.descriptions(of: name)
        if descriptions == nil, name.hasSuffix("Starters") {
            try folder.copy(from, to: "\(name)Descriptions")
            from = folder.path(of: "\(name)Descriptions")
            try folder.write(
                name == macStarters ? #"{ "kits": ["AppKit"] }"# : configurationOfReadme(),
                to: "\(name)Descriptions/plugingen.json")
        }
        let generation = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["generate", from, "--output", folder.path(of: sources)]
                + (tests.map { ["--tests-output", folder.path(of: $0), "--module", name] } ?? []))
        try #require(generation.status == 0, "\(generation.text)")
        if let xcTests {
            let other = try XCTests.generate(of: name, at: from, to: folder.path(of: xcTests), in: folder)
            try #require(other.status == 0, "\(other.text)")
        }
        let supportTests = withSupportTests ? tests ?? xcTests : nil
        for (support, target) in [("Support", sources), ("SupportTests", supportTests)] {
            guard let target else { continue }
            let path = "\(Self.support(of: name))/\(support)"
            for file in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
                try folder.copy("\(path)/\(file)", to: "\(target)/\(file)")
            }
        }
    }

    /// Returns the configuration that README shows, for the starters.
    private static func configurationOfReadme() throws -> String {
        let lines = try Repository.text(of: "README.md").split(separator: "\n")
        return String(try #require(lines.first { $0.hasPrefix(#"{ "states": "#) }))
    }

    private static func descriptions(of module: String) -> String {
        module.hasSuffix("Starters") ? Repository.path("Templates", "Starters") : support(of: module)
    }

    /// Compiles the sources, and then tests, with warnings as errors.
    ///
    /// - Parameter tests: the folders of the tests to compile.
    func expectCompiles(_ options: [String], tests: [String]) throws {
        let product = try TemporaryFolder()
        let common = options + ["-warnings-as-errors", "-parse-as-library", "-package-name", "Golden"]
        try Self.expectCompiles(
            folder.files(below: "Sources"),
            options: common + [
                "-module-name", name, "-enable-testing", "-emit-module", "-emit-module-path",
                product.path(of: "\(name).swiftmodule"),
            ])
        for tests in tests {
            try Self.expectCompiles(
                folder.files(below: tests),
                // The folder of the headless framework can have an older module of this name.
                options: ["-I", product.path] + common + [
                    "-module-name", "\(name)\(tests)", "-plugin-path",
                    try Toolchain.testingPlugins(),
                ])
        }
    }

    /// Compiles files to SIL, because the compiler finds some isolation mistakes only after type
    /// checking.
    static func expectCompiles(_ files: [String], options: [String]) throws {
        let folder = try TemporaryFolder()
        let command = try Command.run(
            "swiftc", ["-emit-sil", "-wmo", "-o", folder.path(of: "Generated.sil")] + options + files)
        expect(command.status, equals: 0, "\(command.text)")
    }
}
