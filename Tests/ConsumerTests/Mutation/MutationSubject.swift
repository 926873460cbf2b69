import Foundation
import TestSupport

/// Source files that are mutated, and the tests that have to notice it.
struct MutationSubject: Sendable {
    let name: String
    let kit: HeadlessKit
    /// The folder of a package with a module and its tests.
    let package: String
    let module: String
    let testModule: String
    /// The folder of the module's sources.
    let sources: String
    /// Returns whether the package compiles a file of that folder.
    var isSource: @Sendable (String) -> Bool = { $0.hasSuffix(".swift") }
    /// The compiler options of the module in addition to those of all modules.
    var options: [String] = []
    /// Returns whether a file of the module is mutated.
    let isMutated: @Sendable (String) -> Bool
    /// Returns the suites that have to notice a mistake in a file.
    let suites: @Sendable (_ file: String) -> [String]

    /// Returns the paths of the module's sources in their folder.
    func sourceFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: sources).filter(isSource).sorted()
    }

    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
    }

    /// Returns all mutants. The compiler rejects some of them.
    func mutants() throws -> [Mutant] {
        try sourceFiles().filter(isMutated).flatMap { file in
            let source = SwiftCode(try text(of: file), conditions: conditions)
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
