import Foundation
import TestSupport

/// Source files that are mutated, and the tests that have to notice it.
struct MutationSubject: Sendable {
    let name: String
    let kit: HeadlessKit
    /// A package with a module and its tests.
    let package: Consumer
    let packageName: String
    let module: String
    let testModule: String
    /// The folder of the module's sources. No two of them have the same name.
    let sources: String
    /// The conditions of `#if` that the package defines.
    var conditions: [String] = []
    /// Returns whether a file of the module is mutated.
    let isMutated: @Sendable (_ file: String) -> Bool
    /// Returns the suites that have to notice a mistake in a file.
    let suites: @Sendable (_ file: String) -> [String]

    /// Returns the paths of the module's sources in their folder.
    func sourceFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }.sorted()
    }

    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
    }

    /// Returns all mutants. The compiler rejects some of them.
    func mutants() throws -> [Mutant] {
        let facts = ["canImport(\(kit.rawValue))", "canImport(SwiftUI)", "os(Linux)"]
        return try sourceFiles().filter(isMutated).flatMap { file in
            let source = SwiftCode(try text(of: file), conditions: Set(facts + conditions))
            return Mutant.mutants(of: source, in: file)
                + HandWrittenMutant.all.flatMap { $0.mutants(of: source, in: file) }
        }
    }
}
