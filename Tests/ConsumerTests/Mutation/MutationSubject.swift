import Foundation
import PluginCore
import TestSupport

/// The shared code of generated modules with a framework, which is mutated, and the tests that have to notice it.
struct MutationSubject: Sendable {
    let kit: HeadlessKit
    /// The package of the framework, which compiles all of the shared code, and its tests.
    let package: Consumer
    let module = "Runtime"
    /// The folder of the module's sources. No two of them have the same name.
    let sources = Repository.path("Templates", "Runtime")
    /// The conditions of `#if` that the package defines.
    let conditions: [String]
    /// All suites of the tests.
    let suites: [String]

    var name: String { "\(kit.rawValue) runtime" }

    static func all() throws -> [MutationSubject] { try HeadlessKit.allCases.map(MutationSubject.init) }

    init(for kit: HeadlessKit) throws {
        self.kit = kit
        package = kit.build
        let parts = RuntimeCondition.allCases.filter { $0 != .slots || kit == .appKit }
        conditions = parts.map(\.rawValue) + (kit == .uiKit ? ["UIKIT", "SUPPORTS_IOS_16"] : []) + ["EXPORTED"]
        let facts = Set(Self.facts(of: kit) + conditions)
        suites = try Repository.files(in: "Tests/RuntimeTests", withSuffix: ".swift").flatMap { file in
            let text = try Repository.text(of: file)
            let compiled = String(decoding: SwiftCode(text, conditions: facts).code, as: UTF8.self)
            return text.matches(of: /@Suite.*\n(?:@.*\n)*struct (\w+)/).map { String($0.1) }
                .filter { compiled.contains("struct \($0) ") }
        }
    }

    private static func facts(of kit: HeadlessKit) -> [String] {
        ["canImport(\(kit.rawValue))", "canImport(SwiftUI)", "os(Linux)"]
    }

    /// Returns the paths of the module's sources in their folder.
    func sourceFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }.sorted()
    }

    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
    }

    /// Returns all mutants. The compiler rejects some of them.
    func mutants() throws -> [Mutant] {
        try sourceFiles().flatMap { file in
            let source = SwiftCode(try text(of: file), conditions: Set(Self.facts(of: kit) + conditions))
            return Mutant.mutants(of: source, in: file)
                + HandWrittenMutant.all.flatMap { $0.mutants(of: source, in: file) }
        }
    }
}
