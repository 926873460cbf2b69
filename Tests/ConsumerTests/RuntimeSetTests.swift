import Foundation
import FuzzTargets
import PluginCore
import TestSupport
import Testing

extension CompilationTests {
    /// Compiles the shared code with different parts, as one file, against the headless frameworks.
    @Suite("Sets of runtime parts")
    struct RuntimeSetTests {
        /// Compiles each part with those that it requires only at night.
        @Test("compile on their own: the kernel, each part, all parts and random sets")
        func compile() async throws {
            let sets = Set(
                (TestRun.scope == .all ? Array(Self.singleSets) : [[], RuntimePart.allCases])
                    + Self.randomSets().map { RuntimePart.closure(of: $0) })
            let modes: [LanguageMode] =
                TestRun.scope == .all ? [.swift5, .swift6, .swift6.isolated] : [.swift6.isolated]
            let jobs = HeadlessKit.allCases.flatMap { kit in
                sets.flatMap { parts in modes.map { (kit, parts, $0) } }
            }
            expect(sets.count >= 4)
            try await inParallel(jobs) { kit, parts, mode in
                try Self.expectCompiles(parts, for: kit, in: mode)
            }
        }

        @Test("have the code of each part", arguments: RuntimePart.allCases)
        func haveFiles(part: RuntimePart) {
            let hasCode = HeadlessKit.allCases.contains { kit in
                Self.source(of: [part], for: kit).count > Self.source(of: [], for: kit).count
            }
            expect(hasCode)
        }

        /// The empty set for the kernel alone, each part with those that it requires, and all parts.
        static let singleSets = Set(
            ([[]] + RuntimePart.allCases.map { [$0] } + [RuntimePart.allCases]).map { RuntimePart.closure(of: $0) })

        /// Returns random sets, many of them at night.
        private static func randomSets() -> [[RuntimePart]] {
            var choices = Choices(seed: UInt64(TestRun.seed), count: 10_000)
            return (0..<(TestRun.scope == .all ? 200 : 2)).map { _ in
                RuntimePart.allCases.filter { _ in choices.isOne(of: 4) }
            }
        }

        /// Returns the shared code of a module with some parts, for the framework's platforms from
        /// the given versions on.
        static func source(
            of parts: [RuntimePart], for kit: HeadlessKit, _ versions: MinimumVersions = MinimumVersions()
        ) -> String {
            guard let framework = Kit.all.first(where: { $0.name == kit.rawValue }) else {
                return ""
            }
            let source = RuntimeSource(for: framework, versions)
            let sections = source.sections(of: parts, in: EmbeddedRuntime.files)
            return (["import \(kit.rawValue)"] + (sections.useSwiftUI ? ["import SwiftUI"] : []) + sections.code)
                .joined(separator: "\n\n") + "\n"
        }

        private static func expectCompiles(_ parts: [RuntimePart], for kit: HeadlessKit, in mode: LanguageMode) throws {
            let folder = try TemporaryFolder()
            try folder.write(source(of: parts, for: kit), to: "ChildContainment.swift")
            let command = try Command.run(
                "swiftc",
                ["-emit-sil", "-wmo", "-o", folder.path(of: "Generated.sil")]
                    + kit.options() + mode.options
                    + ["-parse-as-library", "-warnings-as-errors"]
                    + [folder.path(of: "ChildContainment.swift")])
            expect(
                command.status, equals: 0,
                "\(kit), \(mode.name), \(parts.map(\.rawValue)):\n\(command.text)")
        }
    }
}
