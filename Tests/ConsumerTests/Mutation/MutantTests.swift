#if os(Linux)
import Foundation
import TestSupport
import Testing

extension CompilationTests {
    /// Tests that generated tests notice mistakes in the code that they test.
    ///
    /// `PLUGINGEN_MUTANTS=all swift test --filter MutantTests` runs all mutants. In place of `all`,
    /// the name of a framework runs the mutants of its code, and a part of a name runs the mutants
    /// with that part in their names. The tests of a commit run ``Mutant/samples``.
    ///
    /// `PLUGINGEN_UNMUTATED_RUNS=50` runs the tests of the unchanged code 50 times.
    @Suite("Mutants of generated code")
    struct MutantTests {
        private static let environment = TestRun.environment

        @Test(
            "are killed by the generated tests of their plugin",
            .enabled(
                if: TestRun.scope >= .commit || environment["PLUGINGEN_MUTANTS"] != nil,
                "a test of commits: it takes some minutes"))
        func areKilled() throws {
            let chosen = Self.chosen()
            try #require(!chosen.isEmpty, "no mutant has such a name")
            for kit in HeadlessKit.allCases {
                let mutants = chosen.filter { $0.kit == kit }
                if !mutants.isEmpty { try expectKilled(mutants, with: MutationBench(kit)) }
            }
        }

        private func expectKilled(_ mutants: [Mutant], with bench: MutationBench) throws {
            for _ in 0..<(Int(Self.environment["PLUGINGEN_UNMUTATED_RUNS"] ?? "") ?? 1) {
                try bench.expectUnmutatedTestsPass()
            }
            var survivors: [String] = []
            for mutant in mutants {
                let outcomes = try bench.outcomes(of: mutant)
                for (framework, outcome) in outcomes where outcome == .survived {
                    survivors.append(
                        "\(mutant.kit) \(mutant.file): \(mutant.name) (\(framework.rawValue))")
                }
            }
            let killed = mutants.count * MutationBench.Framework.allCases.count - survivors.count
            print(
                "mutants: \(mutants.count) of \(Mutant.all.count), killed: \(killed) of "
                    + "\(mutants.count * MutationBench.Framework.allCases.count)")
            #expect(survivors.isEmpty, "survivors:\n\(survivors.sorted().joined(separator: "\n"))")
        }

        @Test("are many, and have unique names")
        func areMany() {
            #expect(Mutant.uiKit.count >= 60 && Mutant.appKit.count >= 60)
            let all = Dictionary(grouping: Mutant.all) { "\($0.kit) \($0.file): \($0.name)" }
            #expect(all.filter { $0.value.count > 1 }.keys.sorted() == [])
        }

        @Test("include samples of all larger templates")
        func haveSamples() {
            for kit in HeadlessKit.allCases {
                let missing = MutatedTemplate.all(for: kit).filter { template in
                    !Mutant.samples.contains { $0.kit == kit && template.hasText(of: $0) }
                }
                #expect(missing.map(\.name) == [], "\(kit)")
            }
            #expect(Mutant.samples.count < 100)
        }

        @Test("change text that occurs in the generated code")
        func areCurrent() throws {
            let stale = try MutationBench.staleMutants().map { "\($0.kit) \($0.file): \($0.name)" }
            #expect(stale.isEmpty, "stale:\n\(stale.joined(separator: "\n"))")
        }

        private static func chosen() -> [Mutant] {
            if let choice = environment["PLUGINGEN_MUTANTS"] {
                return choice == "all"
                    ? Mutant.all
                    : Mutant.all.filter {
                        $0.name.contains(choice) || $0.kit.rawValue == choice
                    }
            }
            return TestRun.scope == .all ? Mutant.all : Mutant.samples
        }
    }
}
#endif
