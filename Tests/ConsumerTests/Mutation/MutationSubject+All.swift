import Foundation

extension MutationSubject {
    /// Generates the code of all subjects, and returns them.
    static func all() throws -> [MutationSubject] {
        try HeadlessKit.allCases.flatMap { kit in
            let folder = try MutatedModule.generate(for: kit)
            return [controllers(for: kit, in: folder), try runtime(for: kit, in: folder)]
        }
    }

    /// The controllers of a generated module, each of which has a suite of its own.
    private static func controllers(
        for kit: HeadlessKit, in package: String
    ) -> MutationSubject {
        MutationSubject(
            name: "\(kit.rawValue) controllers", kit: kit, package: package, module: "Subject",
            testModule: "SubjectTests", sources: "\(package)/Sources/Subject",
            isMutated: { $0.hasSuffix("ViewController.swift") },
            suites: { [$0.replacing(".swift", with: "Tests")] })
    }

    /// The shared code of a generated module, and the suites that are not those of a controller.
    private static func runtime(
        for kit: HeadlessKit, in package: String
    ) throws -> MutationSubject {
        let suites = try Self.suites(in: "\(package)/Tests/SubjectTests")
            .filter { !$0.hasSuffix("ViewControllerTests") }
        return MutationSubject(
            name: "\(kit.rawValue) runtime", kit: kit, package: package, module: "Subject",
            testModule: "SubjectTests", sources: "\(package)/Sources/Subject",
            isMutated: {
                ["ChildContainment.swift", "PluginAppearance.swift", "PluginSwiftUI.swift"]
                    .contains($0)
            },
            suites: { _ in suites })
    }

    /// Returns the names of the suites in a folder of tests.
    private static func suites(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { file in
            try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                .matches(of: /\bstruct (\w+Tests)\b/).map { String($0.1) }
        }
    }
}
