import Foundation
import TestSupport
import Testing

/// Swift that is generated for a folder of descriptions, with what their user has written beside it.
struct GeneratedModule: Sendable {
    let name: String
    /// The kits that it is generated for.
    let kits: [HeadlessKit]
    /// Has the folders `Sources`, `Tests` and `XCTests`.
    let folder: TemporaryFolder

    /// The modules of all folders of golden files, of the starters, and of the plugins of random walks.
    ///
    /// - Parameter withSupportTests: Whether the user's tests are among those of the modules.
    static func all(withSupportTests: Bool = true) throws -> [GeneratedModule] {
        try names().map { try GeneratedModule(name: $0, withSupportTests: withSupportTests) }
    }

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.path("Tests", "Golden"))
            .filter { !$0.hasPrefix(".") }.sorted() + ["Starters", macStarters, "Walk"]
    }

    /// What a user has written for a module: sources in `Support`, and tests in `SupportTests`.
    static func support(of name: String) -> String {
        switch name {
        case "Starters", macStarters: Repository.path("Tests", "Fixtures", "Starters")
        case "Walk": Repository.path("Tests", "Fixtures", "Walk")
        default: Repository.path("Tests", "Golden", name)
        }
    }

    /// The starters, generated for AppKit.
    static let macStarters = "MacStarters"

    /// The kits that the configuration of a module names.
    static func kits(of name: String) throws -> [HeadlessKit] {
        if name == macStarters { return [.appKit] }
        guard let kits = configuration(of: name).firstMatch(of: #/"kits":\s*\[([^\]]*)\]/#)?.1
        else { return [.uiKit] }
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

    /// The module of the starters with another configuration.
    init(startersWithAccess access: String, prefix: String) throws {
        name = "Starters"
        kits = [.uiKit]
        folder = try TemporaryFolder()
        try folder.copy(Self.descriptions(of: name), to: "Descriptions")
        let keys =
            [#""access": "\#(access)""#] + (prefix.isEmpty ? [] : [#""prefix": "\#(prefix)""#])
        try folder.write(
            "{ \(keys.joined(separator: ", ")) }", to: "Descriptions/plugingen.json")
        try Self.generate(
            name, from: folder.path(of: "Descriptions"), to: folder, sources: "Sources",
            tests: "Tests", xcTests: "XCTests", withSupportTests: false)
        let hooks = "Sources/SearchResultsViewController+Hooks.swift"
        let text = try folder.read(hooks)
        try folder.write(
            text.replacing("SearchResults", with: prefix + "SearchResults"), to: hooks)
    }

    /// Generates a module with its tests, and copies what its user has written: sources and tests.
    ///
    /// - Parameters:
    ///   - tests: the folder for tests in Swift Testing; nil for none, and those of the user go to the other.
    ///   - xcTests: the folder for tests in XCTest; nil for none.
    ///   - withSupportTests: whether the user's tests are copied, too.
    static func generate(
        _ name: String, from descriptions: String? = nil, to folder: TemporaryFolder,
        sources: String, tests: String?, xcTests: String?, withSupportTests: Bool = true
    ) throws {
        var descriptions = descriptions ?? Self.descriptions(of: name)
        if name == macStarters {
            try folder.copy(descriptions, to: "\(name)Descriptions")
            descriptions = folder.path(of: "\(name)Descriptions")
            try folder.write(#"{ "kits": ["AppKit"] }"#, to: "\(name)Descriptions/plugingen.json")
        }
        let generation = try Command.run(
            Repository.plugingen.path(percentEncoded: false),
            ["generate", descriptions, "--output", folder.path(of: sources)]
                + (tests.map { ["--tests-output", folder.path(of: $0), "--module", name] } ?? []))
        try #require(generation.status == 0, "\(generation.text)")
        if let xcTests {
            let other = try XCTests.generate(
                of: name, at: descriptions, to: folder.path(of: xcTests), in: folder)
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

    private static func descriptions(of module: String) -> String {
        module.hasSuffix("Starters")
            ? Repository.path("Templates", "Starters") : support(of: module)
    }

    /// Compiles the sources, and then tests, with warnings as errors.
    ///
    /// - Parameter tests: the folders of tests that are compiled, too.
    func expectCompiles(_ options: [String], tests: [String]) throws {
        let product = try TemporaryFolder()
        let common =
            options + ["-warnings-as-errors", "-parse-as-library", "-package-name", "Golden"]
        try Self.expectCompiles(
            folder.files(below: "Sources"),
            options: common + [
                "-module-name", name, "-enable-testing", "-emit-module", "-emit-module-path",
                product.path(of: "\(name).swiftmodule"),
            ])
        for tests in tests {
            try Self.expectCompiles(
                folder.files(below: tests),
                options: common + [
                    "-module-name", "\(name)\(tests)", "-I", product.path, "-plugin-path",
                    try Toolchain.testingPlugins(),
                ])
        }
    }

    /// Compiles files to SIL: some mistakes of isolation appear only past type checking.
    static func expectCompiles(_ files: [String], options: [String]) throws {
        let folder = try TemporaryFolder()
        let command = try Command.run(
            "swiftc",
            ["-emit-sil", "-wmo", "-o", folder.path(of: "Generated.sil")] + options + files)
        #expect(command.status == 0, "\(command.text)")
    }
}
