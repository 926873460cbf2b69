import Foundation
import TestSupport

/// Source files that are mutated, and the tests that have to notice it.
struct MutationSubject: Sendable {
    let name: String
    let kit: HeadlessKit
    /// The folder of a package with one module and its tests.
    let package: String
    let module: String
    let testModule: String
    /// The folder of the module's sources in the package.
    let sources: String
    /// The compiler options of the module in addition to those of all modules.
    var options: [String] = []
    /// Returns whether a file of the module is mutated.
    let isMutated: @Sendable (String) -> Bool
    /// Returns the suites that have to notice a mistake in a file.
    let suites: @Sendable (_ file: String) -> [String]

    /// Returns the files of the module in their folder.
    func sourceFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(package)/\(sources)")
            .filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// Returns all mutants that the compiler may reject or accept.
    func mutants() throws -> [Mutant] {
        try sourceFiles().filter(isMutated).flatMap { file in
            let text = try String(contentsOfFile: "\(package)/\(sources)/\(file)", encoding: .utf8)
            let source = SwiftCode(text, conditions: conditions)
            return Mutant.mutants(of: source, in: file)
                + HandWrittenMutant.all.flatMap { $0.mutants(of: source, in: file) }
        }
    }

    /// The conditions of `#if` that are true on Linux with the headless framework.
    private var conditions: Set<String> {
        [
            "canImport(\(kit.rawValue))", "canImport(SwiftUI)", "os(Linux)",
            kit.rawValue.uppercased(),
        ]
    }
}

extension MutationSubject {
    /// Generates the code of all subjects, and returns them.
    static func all() throws -> [MutationSubject] {
        try HeadlessKit.allCases.flatMap { kit in
            let folder = try MutatedModule.generate(for: kit)
            return [controllers(for: kit, in: folder), runtime(for: kit, in: folder)]
        }
    }

    /// The controllers of a generated module, each of which has a suite of its own.
    private static func controllers(
        for kit: HeadlessKit, in package: String
    ) -> MutationSubject {
        MutationSubject(
            name: "\(kit.rawValue) controllers", kit: kit, package: package, module: "Subject",
            testModule: "SubjectTests", sources: "Sources/Subject",
            isMutated: { $0.hasSuffix("ViewController.swift") },
            suites: { [$0.replacing(".swift", with: "Tests")] })
    }

    /// The shared code of a generated module, and the suites that are not those of a controller.
    private static func runtime(for kit: HeadlessKit, in package: String) -> MutationSubject {
        let suites = TestSuites.names(in: "\(package)/Tests/SubjectTests")
            .filter { !$0.hasSuffix("ViewControllerTests") }
        return MutationSubject(
            name: "\(kit.rawValue) runtime", kit: kit, package: package, module: "Subject",
            testModule: "SubjectTests", sources: "Sources/Subject",
            isMutated: {
                ["ChildContainment.swift", "PluginAppearance.swift", "PluginSwiftUI.swift"]
                    .contains($0)
            },
            suites: { _ in suites })
    }
}
