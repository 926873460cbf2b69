#if os(Linux)
import TestSupport
import Testing

extension CompilationTests {
    /// Tests that the tests of the runtime notice mistakes in it.
    ///
    /// `PLUGINGEN_TESTS=commit PLUGINGEN_MUTANTS=all swift test --filter MutantTests` runs all mutants. In place of `all`, a
    /// part of a subject's name, or of a line in the list of survivors, selects mutants. `.ci/run` tries twelve of the
    /// shared code, whose tests it has built.
    @Suite("Mutants")
    struct MutantTests {
        private static let choice = TestRun.environment["PLUGINGEN_MUTANTS"]
        private static let runsAll = choice == "all" || choice == nil && TestRun.scope == .all

        @Test("are killed by the tests of the runtime")
        func areKilled() async throws {
            var tried: [MutationReport.Entry] = []
            let subjects =
                try Self.choice == nil && !Self.runsAll ? [MutationSubject(for: .uiKit)] : MutationSubject.all()
            for subject in subjects {
                let groups = try Self.choose(from: subject)
                if groups.isEmpty { continue }
                let bench = try MutationBench(subject)
                try bench.expectUnmutatedTestsPass()
                let report = try await bench.report(on: groups, compiledInEach: 6)
                print("\(subject.name): \(report.summary)")
                let survivors = report.unexpectedSurvivors
                expect(survivors.isEmpty, "survivors of \(subject.name):\n\(survivors.joined(separator: "\n"))")
                tried += report.entries
            }
            try #require(!tried.isEmpty, "no mutant matches '\(Self.choice ?? "")'")
            if Self.runsAll { expectSurvivors(in: MutationReport(entries: tried)) }
        }

        /// Returns groups of mutants, of each of which six are tried: for a sample two groups with mutants of each rule in
        /// turn, or else each mutant alone.
        private static func choose(from subject: MutationSubject) throws -> [[Mutant]] {
            let mutants = try subject.mutants()
            if runsAll { return mutants.map { [$0] } }
            guard let choice else {
                let byRule = MutantSample.shuffledByRule(mutants, seed: "\(TestRun.seed) \(subject.name)")
                let inTurn = (0..<3).flatMap { round in
                    byRule.compactMap { $0.dropFirst(round).first }
                }.enumerated()
                return [0, 1].map { side in
                    inTurn.filter { $0.offset % 2 == side }.map(\.element)
                }
            }
            return mutants.filter { "\(subject.name): \($0.description)".contains(choice) }.map { [$0] }
        }

        /// Expects that each accepted survivor is one.
        private func expectSurvivors(in report: MutationReport) {
            let survivors = report.mutants(.survived)
            for accepted in AcceptedSurvivor.all {
                expect(
                    survivors.contains(where: accepted.matches),
                    "tests notice '\(accepted.line)', so it need not be accepted")
            }
        }

        @Test("exist for each rule, each hand-written mutant and each accepted survivor")
        func exist() throws {
            let mutants = try MutationSubject.all().flatMap { subject in
                let mutants = try subject.mutants()
                let missing = MutationRule.all.map(\.name).filter { name in
                    !mutants.contains { $0.rule == name }
                }
                expect(missing, equals: [], "\(subject.name)")
                return mutants
            }
            for accepted in AcceptedSurvivor.all {
                expect(mutants.contains(where: accepted.matches), "stale: '\(accepted.line)'")
            }
            for mutant in HandWrittenMutant.all {
                expect(mutants.contains { $0.rule == mutant.mistake }, "stale: '\(mutant.mistake)'")
            }
        }
    }
}
#endif
