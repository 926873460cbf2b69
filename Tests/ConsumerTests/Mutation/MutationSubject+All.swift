import Foundation
import PluginCore
import TestSupport

extension MutationSubject {
    /// Generates the controllers, and returns all subjects.
    static func all() throws -> [MutationSubject] {
        try HeadlessKit.allCases.flatMap { kit in
            [try controllers(for: kit), try runtime(for: kit)]
        }
    }

    /// The controllers of a generated module, each of which has a suite of its own.
    private static func controllers(for kit: HeadlessKit) throws -> MutationSubject {
        let package = try MutatedModule.generate(for: kit)
        return MutationSubject(
            name: "\(kit.rawValue) controllers", kit: kit,
            package: Consumer(path: package, with: kit), packageName: "Mutants",
            module: "Subject", testModule: "SubjectTests", sources: "\(package)/Sources/Subject",
            isMutated: { $0.hasSuffix("ViewController.swift") },
            suites: { [$0.replacing(".swift", with: "Tests")] })
    }

    /// The shared code of generated modules, which all suites of the runtime test.
    static func runtime(for kit: HeadlessKit) throws -> MutationSubject {
        // The packages of the frameworks compile all of the shared code.
        let parts = RuntimeCondition.allCases.filter { $0 != .slots || kit == .appKit }
        let conditions = parts.map(\.rawValue) + (kit == .uiKit ? ["UIKIT", "SUPPORTS_IOS_16"] : []) + ["EXPORTED"]
        let facts = ["canImport(\(kit.rawValue))", "canImport(SwiftUI)", "os(Linux)"] + conditions
        let suites = try suites(in: Repository.path("Tests", "RuntimeTests"), conditions: Set(facts))
        return MutationSubject(
            name: "\(kit.rawValue) runtime", kit: kit,
            package: kit.build, packageName: kit.rawValue, module: "Runtime",
            testModule: "RuntimeTests",
            sources: Repository.path("Templates", "Runtime"),
            conditions: conditions, isMutated: { _ in true }, suites: { _ in suites })
    }

    /// Returns the names of the suites in a folder of tests, without those that are not compiled.
    private static func suites(in folder: String, conditions: Set<String>) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .flatMap { file in
                let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                let compiled = String(decoding: SwiftCode(text, conditions: conditions).code, as: UTF8.self)
                return text.matches(of: /@Suite.*\n(?:@.*\n)*struct (\w+)/).map { String($0.1) }
                    .filter { compiled.contains("struct \($0) ") }
            }
    }
}
